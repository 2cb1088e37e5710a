import { OUTCOME } from '@torre/contract/outcome';
import { formatMinutes } from '@torre/domain/kernel';
import type { Refused as Refusal } from '@torre/domain/kernel';
import { refused } from '../../platform/http/refused.ts';
import type { Refused } from '../../platform/http/refused.ts';

/** Names of people by personnel code. */
export type NamesOf = (employeeId: string) => string;

/** What a refused save says. */
export function planRefusal({ code, details }: Refusal, nameOf: NamesOf): Refused {
  const at = typeof details['at'] === 'number' ? formatMinutes(details['at']) : '';
  const who = typeof details['employeeId'] === 'string' ? nameOf(details['employeeId']) : '';
  const where = String(details['positionId']);
  const conflict = (text: string) => refused(409, OUTCOME.planRefused, text);
  switch (code) {
    case 'day-past':
      return refused(409, OUTCOME.editWindowClosed, 'Il piano di un giorno passato non si modifica.');
    case 'published-already':
      return conflict('Il piano è già pubblicato: non torna in bozza.');
    case 'position-taken':
      return conflict(`La postazione ${where} è occupata due volte alle ${at}.`);
    case 'person-twice':
      return conflict(`${who} è in due postazioni alle ${at}.`);
    case 'not-present':
      return conflict(`${who} non è in turno alle ${at}: non può essere in postazione.`);
    case 'position-unknown':
      return conflict(`La postazione ${where} non esiste in questa sala.`);
    case 'time-wrong':
      return refused(400, OUTCOME.malformed, 'Un’assegnazione finisce prima di cominciare.');
    case 'no-such-hour':
      return conflict(`Alle ${at} di quel giorno l’orologio va avanti di un’ora: quel tempo non c’è.`);
    case 'id-twice':
      return refused(400, OUTCOME.malformed, 'Due assegnazioni hanno lo stesso codice.');
    default:
      throw new Error(`a refusal without a text: ${code}`);
  }
}

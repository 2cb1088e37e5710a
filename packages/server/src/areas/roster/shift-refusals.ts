import { OUTCOME } from '@torre/contract/outcome';
import type { StaleReply } from '@torre/contract/roster';
import { displayDateTime, displayDay } from '@torre/domain/kernel';
import type { Day, DayMinute, Refused as Refusal } from '@torre/domain/kernel';
import type { RosterLock } from '@torre/domain/roster';
import { refused } from '../../platform/http/refused.ts';
import type { Refused } from '../../platform/http/refused.ts';
import { authorOf } from './history.reads.ts';
import { displayInstant, zoneOf } from './local-time.ts';
import { lockedSentence } from './locks/lock-sentence.ts';
import type { StandingShift } from './roster.store.ts';
import { contractShift } from './shift-row.ts';

/** Whose cell it is and what stands there, for the sentences. */
export interface RefusedCell {
  readonly day: Day;
  readonly standing: StandingShift | null;
}

/** What the person reads when a rule refuses a save or a delete: what happened, and why. */
export function ruleRefusal(refusal: Refusal, cell: RefusedCell): Refused {
  const date = displayDay(cell.day);
  const { details } = refusal;
  switch (refusal.code) {
    case 'seven-days':
      return refused(
        409,
        OUTCOME.editWindowClosed,
        `Il turno del ${date} non è più modificabile: sono passati ${String(details['age'])} giorni e il limite è di ${String(details['allowed'])}.`,
      );
    case 'month-cutoff':
      return refused(
        409,
        OUTCOME.editWindowClosed,
        `Il turno del ${date} non è più modificabile: il mese si è chiuso il ${displayDay(details['cutoff'] as Day)}.`,
      );
    case 'locked':
      return refused(409, OUTCOME.locked, lockedSentence(details as unknown as RosterLock));
    // M5.01
    case 'turnRequired':
      return refused(409, OUTCOME.turnRequired, 'Il turno è obbligatorio');
    // M5.03
    case 'forbiddenTurns':
      return refused(409, OUTCOME.forbiddenTurns, 'Il turno inserito non è valido');
    case 'strategicFlagRefused':
      return refused(409, OUTCOME.strategicFlagRefused, 'Il turno FREE non ammette lo straordinario.');
    case 'shiftExists':
      return shiftExists(cell);
    case 'shiftMissing':
      return refused(404, OUTCOME.notFound, `Il ${date} non c'è alcun turno.`);
    case 'noteTooLong':
      return refused(
        400,
        OUTCOME.malformed,
        `La nota supera i ${String(details['allowed'])} caratteri ammessi.`,
      );
    case 'timesNotAllowed':
      return refused(400, OUTCOME.malformed, `Il turno ${String(details['turn'])} non ha orari.`);
    case 'timesEmpty':
      return refused(400, OUTCOME.malformed, "L'ora di inizio e quella di fine del turno coincidono.");
    case 'timesElsewhere':
      return refused(400, OUTCOME.malformed, `${elsewhereText(date, details)}.`);
    case 'timesSkipped':
      return refused(
        400,
        OUTCOME.malformed,
        'In quella notte l’orologio passa dalle 02:00 alle 03:00: del turno indicato non resterebbe nulla.',
      );
    default:
      throw new Error(`a refusal without a text: ${refusal.code}`);
  }
}

/** Clock times belong to a day that follows from the shift: the sentence says which. */
function elsewhereText(date: string, details: Refusal['details']): string {
  const [start, end] = [details['start'] as DayMinute, details['end'] as DayMinute];
  const span = `dal ${displayDateTime(start.day, start.minute)} al ${displayDateTime(end.day, end.minute)}`;
  return `Gli orari indicati non sono quelli del giorno ${date}: con quelle ore il turno va ${span}`;
}

/** An insert met a shift: 409 with what stands there, so that nothing typed is lost. */
export function shiftExists(cell: RefusedCell): Refused {
  const date = displayDay(cell.day);
  if (cell.standing === null) {
    return refused(409, OUTCOME.shiftExists, `Il ${date} la persona ha già un turno in un altro impianto.`);
  }
  const { standing } = cell;
  const text = `Il ${date} c'è già il turno ${standing.turn}, inserito da ${authorText(standing)}.`;
  return refused(409, OUTCOME.shiftExists, text, { ...standingOf(cell) });
}

/** Somebody else was first (412): what stands there now, who and when. */
export function stale(cell: RefusedCell): Refused {
  const { standing } = cell;
  const text =
    standing === null
      ? 'Il turno è stato tolto nel frattempo.'
      : `Il turno è stato modificato nel frattempo da ${authorText(standing)}: ora c'è ${standing.turn}.`;
  return refused(412, OUTCOME.stale, text, { ...standingOf(cell) });
}

function authorText(standing: StandingShift): string {
  const { employeeName, employeeSurname } = authorOf(standing);
  return `${`${employeeName} ${employeeSurname}`.trim()} il ${displayInstant(standing.modify_date).replace(' ', ' alle ')}`;
}

function standingOf({ day, standing }: RefusedCell): Omit<StaleReply, 'outcome'> {
  if (standing === null) return { current: null, modifyUser: null, modifyDate: null };
  return {
    current: contractShift(standing, zoneOf(day, day)),
    modifyUser: authorOf(standing),
    modifyDate: displayInstant(standing.modify_date),
  };
}

export function notAssigned(icao: string, day: Day): Refused {
  return refused(409, OUTCOME.notAssigned, `Il ${displayDay(day)} la persona non è assegnata a ${icao}.`);
}

import type { CycleRefusals } from '@torre/domain/roster';
import { sentences } from '../sentences.ts';
import type { WordsOf } from '../sentences.ts';

const cycleRefusals = {
  cycleNameMissing: { it: 'Il ciclo ha bisogno di un nome.', en: 'The cycle needs a name.' },
  cycleNameTooLong: {
    it: 'Il nome del ciclo supera i {{allowed}} caratteri.',
    en: 'The name of the cycle exceeds {{allowed}} characters.',
  },
  cycleEmpty: {
    it: 'Il ciclo ha bisogno di almeno un turno.',
    en: 'The cycle needs at least one shift.',
  },
  cycleTooLong: {
    it: 'Il ciclo supera i {{allowed}} giorni.',
    en: 'The cycle exceeds {{allowed}} days.',
  },
  cycleTurnUnknown: {
    it: 'Il turno «{{turn}}», al posto {{place}}, non esiste in questo impianto.',
    en: 'The shift “{{turn}}”, at place {{place}}, does not exist in this plant.',
  },
} as const satisfies WordsOf<CycleRefusals>;

/** What the server says about base cycles and the months that they generate. */
export const cycleSentence = sentences('cycles', {
  ...cycleRefusals,
  unknown: {
    it: 'Il ciclo non esiste in questo impianto.',
    en: 'The cycle does not exist in this plant.',
  },
  added: { it: 'Ciclo aggiunto.', en: 'Cycle added.' },
  saved: { it: 'Ciclo salvato.', en: 'Cycle saved.' },
  stale: {
    it: 'Il ciclo è stato modificato nel frattempo: rileggilo e riprova.',
    en: 'The cycle has been changed meanwhile: read it again and retry.',
  },
  assigned_one: { it: 'Ciclo assegnato a una persona.', en: 'Cycle assigned to one person.' },
  assigned_other: {
    it: 'Ciclo assegnato a {{count}} persone.',
    en: 'Cycle assigned to {{count}} people.',
  },
  daysReversed: {
    it: 'Il periodo finisce prima di cominciare.',
    en: 'The period ends before it begins.',
  },
  ended: {
    it: 'Il ciclo è terminato il {{day}}: scegli una data precedente.',
    en: 'The cycle ended on {{day}}: choose an earlier date.',
  },
  changesNothing: {
    it: 'I cicli non cambiano nulla: il mese è già come li vogliono.',
    en: 'The cycles change nothing: the month is as they want it already.',
  },
  monthNotEmpty: {
    it: 'In questo mese ci sono già dei turni: apri una bozza e genera lì.',
    en: 'There are shifts in this month already: open a draft and generate there.',
  },
  personTwice: { it: 'Una persona compare due volte.', en: 'A person occurs twice.' },
  personElsewhere: {
    it: 'La persona {{employeeId}} non è assegnata a {{icao}} in quel periodo.',
    en: 'Person {{employeeId}} is not assigned to {{icao}} in that period.',
  },
  followsElsewhere: {
    it: 'In quel periodo la persona {{employeeId}} segue già il ciclo di un altro impianto.',
    en: 'In that period person {{employeeId}} follows the cycle of another plant already.',
  },
});

import type { PlanRefusals } from '@torre/domain/operations-room';
import { sentences } from '../sentences.ts';
import type { WordsOf } from '../sentences.ts';

const planRefusals = {
  'day-past': {
    it: 'Il piano di un giorno passato non si modifica.',
    en: 'The plan of a past day is not changed.',
  },
  'published-already': {
    it: 'Il piano è già pubblicato: non torna in bozza.',
    en: 'The plan is published already: it does not become a draft again.',
  },
  'position-taken': {
    it: 'La postazione {{position}} è occupata due volte alle {{time}}.',
    en: 'Position {{position}} is taken twice at {{time}}.',
  },
  'person-twice': {
    it: '{{name}} è in due postazioni alle {{time}}.',
    en: '{{name}} is at two positions at {{time}}.',
  },
  'not-present': {
    it: '{{name}} non è in turno alle {{time}}: non può essere in postazione.',
    en: '{{name}} is not on shift at {{time}} and cannot be at a position.',
  },
  'position-unknown': {
    it: 'La postazione {{position}} non esiste in questa sala.',
    en: 'Position {{position}} does not exist in this room.',
  },
  'time-wrong': {
    it: 'Un’assegnazione finisce prima di cominciare.',
    en: 'An assignment ends before it begins.',
  },
  'no-such-hour': {
    it: 'Alle {{time}} di quel giorno l’orologio va avanti di un’ora: quel tempo non c’è.',
    en: 'At {{time}} of that day the clock goes forward by an hour: that time does not exist.',
  },
  'id-twice': {
    it: 'Due assegnazioni hanno lo stesso codice.',
    en: 'Two assignments have the same code.',
  },
} as const satisfies WordsOf<PlanRefusals>;

/** What the server says about the plans of an operations room. */
export const roomSentence = sentences('operations-room', {
  ...planRefusals,
  planIdMalformed: {
    it: 'Il codice «{{id}}» non è valido: serve la divisione e la data, per esempio DIVLIRR-20261214.',
    en: 'The code “{{id}}” is not valid: it takes the division and the date, for instance DIVLIRR-20261214.',
  },
  planGone: {
    it: 'Il piano di quel giorno non è più salvato: confronta con quello della configurazione.',
    en: 'The plan of that day is no longer saved: compare with that of the configuration.',
  },
  planStale: {
    it: 'Il piano è stato salvato nel frattempo da {{who}}: confronta le due versioni.',
    en: 'The plan has been saved meanwhile by {{who}}: compare the two versions.',
  },
  planStaleUnknown: {
    it: 'Il piano è stato salvato nel frattempo da qualcun altro: confronta le due versioni.',
    en: 'The plan has been saved meanwhile by somebody else: compare the two versions.',
  },
  elsewhere: {
    it: 'Una delle persone è in postazione in un’altra sala alla stessa ora.',
    en: 'One of the people is at a position of another room at the same time.',
  },
  timeslotUnknown: {
    it: 'La fascia «{{slot}}» non esiste in questo impianto.',
    en: 'The timeslot “{{slot}}” does not exist in this plant.',
  },
  published: { it: 'Piano pubblicato.', en: 'Plan published.' },
  saved: { it: 'Piano salvato.', en: 'Plan saved.' },
  ignored: { it: 'Assegnazione esclusa dagli avvisi.', en: 'Assignment left out of the warnings.' },
  considered: { it: 'Assegnazione rimessa tra gli avvisi.', en: 'Assignment put back among the warnings.' },
  alreadyConsidered: {
    it: 'L’assegnazione è già tra gli avvisi.',
    en: 'The assignment is among the warnings already.',
  },
  timePlanNotStored: {
    it: 'L’assegnazione non è nel piano salvato: salvalo e riprova.',
    en: 'The assignment is not in the saved plan: save it and retry.',
  },
});

import { sentences } from '../sentences.ts';

/** What the server says about counters, their detail and what a change would do to them. */
export const counterSentence = sentences('counters', {
  // E8.17
  noPlant: { it: 'Nessun impianto', en: 'No plant' },
  idMalformed: {
    it: 'Il contatore «{{id}}» non è valido: serve la forma divisione-AAAAMMGG.',
    en: 'The counter “{{id}}” is not valid: it takes the form division-YYYYMMDD.',
  },
  hourMalformed: {
    it: "L'ora «{{text}}» non è valida: serve un numero da 0 a 23.",
    en: 'The hour “{{text}}” is not valid: it takes a number from 0 to 23.',
  },
  timeslotUnknown: {
    it: 'La fascia «{{timeslotId}}» non esiste in questo impianto: aprila dal calendario.',
    en: 'The timeslot “{{timeslotId}}” does not exist in this plant: open it from the calendar.',
  },
  hourOutside: {
    it: "L'ora «{{hour}}» non è di questa fascia: scegline una delle sue.",
    en: 'The hour “{{hour}}” is none of this timeslot: choose one of its own.',
  },
  // E5.53
  plantMissing: {
    it: "Indicare l'impianto di cui ricalcolare i contatori",
    en: 'Name the plant whose counters are to be counted again',
  },
  personNotHere: {
    it: "La persona non è nell'impianto in quel giorno.",
    en: 'The person is not in the plant on that day.',
  },
  timesMissing: {
    it: "Servono sia l'inizio sia la fine, nella forma AAAAMMGG HHmm.",
    en: 'Both the beginning and the end are needed, in the form YYYYMMDD HHmm.',
  },
  timesFar: { it: 'Gli orari sono lontani dal loro giorno.', en: 'The times lie far from their day.' },
  timesReversed: { it: "La fine viene prima dell'inizio.", en: 'The end comes before the beginning.' },
  shiftTooLong: { it: 'Un turno dura al massimo 24 ore.', en: 'A shift lasts 24 hours at most.' },
  causeUnknown: {
    it: 'La causale {{cause}} non esiste in quel giorno: scegline un’altra dall’elenco.',
    en: 'There is no reason {{cause}} on that day: choose another one from the list.',
  },
  cellTwice: {
    it: 'Una cella è indicata due volte: lasciane una sola.',
    en: 'A cell is given twice: leave one of them.',
  },
  monthsTooMany: {
    it: 'Le modifiche toccano più di {{most}} mesi: chiedi meno giorni per volta.',
    en: 'The changes touch more than {{most}} months: ask for fewer days at a time.',
  },
});

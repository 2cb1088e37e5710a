import { sentences } from '../sentences.ts';

/** What the server says about plants, people, days and shifts of the roster. */
export const rosterSentence = sentences('roster', {
  plantUnknown: {
    it: "L'impianto richiesto non esiste.",
    en: 'The requested plant does not exist.',
  },
  colleaguesOfOperations: {
    it: 'Il calendario dei colleghi è riservato al personale operativo.',
    en: 'The calendar of colleagues is for operational staff only.',
  },
  personNotHere: {
    it: "In quel giorno la persona non è assegnata all'impianto.",
    en: 'On that day the person is not assigned to the plant.',
  },
  youNowhere: {
    it: 'In quel giorno non sei assegnato a un impianto.',
    en: 'On that day you are not assigned to a plant.',
  },
  personNotManaged: {
    it: "Non gestisci l'impianto della persona in quel giorno.",
    en: 'You do not manage the plant of the person on that day.',
  },
  dateMalformed: {
    it: 'La data «{{text}}» non è valida: serve la forma AAAAMMGG.',
    en: 'The date “{{text}}” is not valid: it takes the form YYYYMMDD.',
  },
  dateOutside: {
    it: 'La data «{{text}}» è fuori dal calendario: vale {{years}}.',
    en: 'The date “{{text}}” is outside of the calendar, which holds {{years}}.',
  },
  rangeReversed: {
    it: 'Il periodo finisce prima di cominciare.',
    en: 'The period ends before it begins.',
  },
  rangeTooLong: {
    it: 'Il periodo supera {{mostDays}} giorni: chiedine uno più breve.',
    en: 'The period exceeds {{mostDays}} days: ask for a shorter one.',
  },
  divisionUnknown: {
    it: 'La divisione richiesta non esiste.',
    en: 'The requested division does not exist.',
  },
  divisionNotManaged: {
    it: "Non gestisci l'impianto della divisione richiesta.",
    en: 'You do not manage the plant of the requested division.',
  },
});

import { sentences } from '../sentences.ts';

/** What the server says about plants, people, days and shifts of the roster. */
export const rosterSentence = sentences('roster', {
  divisionUnknown: {
    it: 'La divisione richiesta non esiste.',
    en: 'The requested division does not exist.',
  },
  divisionNotManaged: {
    it: "Non gestisci l'impianto della divisione richiesta.",
    en: 'You do not manage the plant of the requested division.',
  },
});

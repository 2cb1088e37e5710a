import { sentences } from '../sentences.ts';

/** What the server says about lists. */
export const listSentence = sentences('list', {
  placeUnknown: {
    it: 'Questo punto dell’elenco non si trova più: riaprilo dall’inizio.',
    en: 'This place of the list can no longer be found: open it again from the beginning.',
  },
  tooLong: {
    it: 'L’elenco ha più di {{most}} righe: restringi i filtri, per esempio a un periodo, e riprova.',
    en: 'The list has more than {{most}} rows: narrow the filters, for example to a period, and try again.',
  },
  busy: {
    it: 'Torre sta preparando altri file: riprova tra poco.',
    en: 'Torre is preparing other files: try again in a moment.',
  },
});

import { sentences } from '../sentences.ts';

/** What the server says about notices of changed shifts. */
export const noticeSentence = sentences('notices', {
  acknowledged: { it: 'Hai preso visione.', en: 'You have acknowledged it.' },
  gone: {
    it: 'Questo avviso non c’è più: il turno è tornato com’era, oppure ne hai già preso visione.',
    en: 'This notice is gone: the shift is as it was before, or you have acknowledged it already.',
  },
});

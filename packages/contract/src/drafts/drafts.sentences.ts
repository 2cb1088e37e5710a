import { sentences } from '../sentences.ts';

/** What the server says about drafts of a month, their publication and the frozen versions. */
export const draftSentence = sentences('drafts', {
  opened: { it: 'Bozza aperta.', en: 'Draft opened.' },
  saved: { it: 'Bozza salvata.', en: 'Draft saved.' },
  discarded: { it: 'Bozza scartata.', en: 'Draft discarded.' },
  closed: {
    it: 'La bozza non è più aperta: è stata pubblicata o scartata. Ricarica il mese.',
    en: 'The draft is no longer open: it was published or discarded. Reload the month.',
  },
  gone: {
    it: 'La bozza non è più aperta: è stata pubblicata o scartata.',
    en: 'The draft is no longer open: it was published or discarded.',
  },
  stale: {
    it: 'La bozza è stata modificata nel frattempo: rivedi le differenze e riprova.',
    en: 'The draft has been changed meanwhile: look at the differences again and retry.',
  },
  changesNothing: {
    it: 'La bozza non cambia nulla del mese pubblicato.',
    en: 'The draft changes nothing of the published month.',
  },
  undecided_one: {
    it: 'La bozza non è stata pubblicata: su un turno devi prima decidere. {{reason}}',
    en: 'The draft was not published: about one shift you have to decide first. {{reason}}',
  },
  undecided_other: {
    it: 'La bozza non è stata pubblicata: su {{count}} turni devi prima decidere. {{reason}}',
    en: 'The draft was not published: about {{count}} shifts you have to decide first. {{reason}}',
  },
  published_one: {
    it: 'Mese pubblicato: versione {{versionNo}}, un turno cambiato.',
    en: 'Month published: version {{versionNo}}, one shift changed.',
  },
  published_other: {
    it: 'Mese pubblicato: versione {{versionNo}}, {{count}} turni cambiati.',
    en: 'Month published: version {{versionNo}}, {{count}} shifts changed.',
  },
  versionUnknown: {
    it: 'Di questo mese non esiste la versione richiesta.',
    en: 'This month has no such version.',
  },
  dayOutside: {
    it: 'Il {{day}} non è nel mese della bozza.',
    en: '{{day}} is not in the month of the draft.',
  },
});

import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    drafts: typeof draftsTexts;
  }
}

/** Texts of a draft beside its published month: how one gets to it and what it is. The calendar loads them without those of planning. */
export const draftsTexts = registerTexts('drafts', {
  view: ['Cosa guardare', 'What to look at'],
  published: ['Pubblicato', 'Published'],
  draft: ['Bozza', 'Draft'],
  openQuestion: ['Aprire una bozza di {{month}}?', 'Open a draft of {{month}}?'],
  openWhy: [
    'Le modifiche nella bozza restano tra i responsabili di {{plant}} finché non la pubblichi. Il mese pubblicato non cambia.',
    'Changes in the draft stay among the managers of {{plant}} until you publish it. The published month does not change.',
  ],
  openYes: ['Apri la bozza', 'Open the draft'],
  openFailed: ['Bozza non aperta', 'Draft not opened'],
  banner: [
    'Bozza di {{month}}: la vedono solo i responsabili di {{plant}}.',
    'Draft of {{month}}: only the managers of {{plant}} see it.',
  ],
  bannerCells_one: ['{{count}} turno toccato.', '{{count}} shift touched.'],
  bannerCells_other: ['{{count}} turni toccati.', '{{count}} shifts touched.'],
  bannerCounters: ['I contatori contano la bozza.', 'The counters count the draft.'],
  bannerGone: [
    'Questa bozza non è più aperta: è stata pubblicata o scartata.',
    'This draft is no longer open: it was published or discarded.',
  ],
  review: ['Rivedi e pubblica', 'Review and publish'],
  backToPublished: ['Torna al pubblicato', 'Back to published'],
});

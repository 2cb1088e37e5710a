import { registerTexts } from '../../../platform/language.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    bell: typeof bellTexts;
  }
}

/** Words of the bell alone: they come with every screen, those of what it tells when they are read. */
export const bellTexts = registerTexts('bell', {
  late_one: ['C’è una novità per te.', 'There is news for you.'],
  late_other: ['Ci sono {{count}} novità per te.', 'There are {{count}} pieces of news for you.'],
  count_one: ['Avvisi: uno da leggere', 'Notices: one to read'],
  count_other: ['Avvisi: {{count}} da leggere', 'Notices: {{count}} to read'],
  title: ['Avvisi', 'Notices'],
});

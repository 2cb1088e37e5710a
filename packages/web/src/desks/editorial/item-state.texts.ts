import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    itemState: typeof itemStateTexts;
  }
}

/** Texts of the state of an item: in the list, at its title and after a step. */
export const itemStateTexts = registerTexts('itemState', {
  readersSee: ['pubblicato', 'published'],
  readersSeeVersion: ['pubblicata la versione {{version}}', 'version {{version}} published'],
  remark: ['Rimandato: {{remark}}', 'Sent back: {{remark}}'],
  appearsAt: ['Esce il {{when}}', 'Appears on {{when}}'],
});

import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    coverDesk: typeof coverDeskTexts;
  }
}

/** Texts of the ways into the panel, which comes later. */
export const coverDeskTexts = registerTexts('coverDesk', {
  open: ['Chi può coprire?', 'Who can cover?'],
  openFor: ['Chi può coprire? {{slot}}', 'Who can cover? {{slot}}'],
});

import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    closing: typeof closingTexts;
  }
}

/** Texts of a window that is closed on what was typed. */
export const closingTexts = registerTexts('closing', {
  closeUnsaved: ['Vuoi chiudere senza salvare?', 'Close without saving?'],
  closeLoses: ['Quello che hai scritto qui andrebbe perso.', 'What you wrote here would be lost.'],
  closeAnyway: ['Sì, chiudi', 'Yes, close'],
});

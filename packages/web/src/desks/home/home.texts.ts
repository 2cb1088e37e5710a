import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    home: typeof homeTexts;
  }
}

/** Texts of the home page. */
export const homeTexts = registerTexts('home', {
  waiting: ['Cosa mi aspetta', 'What waits for me'],
  noPlant: ['Nessun impianto assegnato', 'No plant assigned'],
  noPlantWhy: [
    'Qui vedi i turni scoperti quando un amministratore di Torre ti assegna un impianto.',
    'Open shortages show here when a Torre administrator assigns you a plant.',
  ],
});

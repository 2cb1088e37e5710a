import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    search: typeof searchTexts;
  }
}

export const searchTexts = registerTexts('search', {
  open: ['Cerca (Ctrl+K)', 'Search (Ctrl+K)'],
  title: ['Cerca', 'Search'],
  field: ['Schermate, articoli, documenti, persone', 'Screens, articles, documents, people'],
  hint: [
    'Scrivi alcune parole: trovi schermate, articoli e documenti; chi è responsabile trova anche le persone dei suoi impianti.',
    'Write some words: you find screens, articles and documents; managers find the people of their plants too.',
  ],
  screens: ['Schermate', 'Screens'],
  articles: ['Articoli', 'Articles'],
  documents: ['Documenti', 'Documents'],
  people: ['Persone', 'People'],
  suggestions: ['Forse cercavi', 'You may have meant'],
  nothing: ['Nessun risultato per «{{text}}».', 'No result for “{{text}}”.'],
  failed: [
    'La ricerca non risponde: riprova tra poco.',
    'The search does not answer: try again in a moment.',
  ],
});

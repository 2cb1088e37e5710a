import { registerTexts } from '../../../platform/language.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    qualifications: typeof qualificationsTexts;
  }
}

/** Texts of `/personale/titoli`. */
export const qualificationsTexts = registerTexts('qualifications', {
  qualifications: ['Titoli', 'Qualifications'],
  importExport: ['Importa ed esporta…', 'Import and export…'],
  hint: [
    'Licenze, visite mediche, inglese e sospensioni: le vedono e le scrivono solo le risorse umane',
    'Licences, medicals, English and suspensions: seen and written by human resources alone',
  ],
  nobody: ['Nessuna persona', 'Nobody'],
  nobodyWhy: [
    'Qui compaiono le persone che oggi hanno un posto di lavoro.',
    'Here stand the people who have a place of work today.',
  ],
  all: ['Tutti', 'All'],
  missing: ['Mancanti', 'Missing'],
  expiring: ['In scadenza entro 60 giorni', 'Expiring within 60 days'],
  quick: ['Filtri rapidi', 'Quick filters'],
  back: ['Titoli', 'Qualifications'],
  unknown: ['Questa persona non esiste', 'There is no such person'],
  code: ['Codice {{code}}', 'Code {{code}}'],
  add: ['Aggiungi un titolo o una sospensione', 'Add a qualification or a suspension'],
});

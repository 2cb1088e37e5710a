import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    files: typeof filesTexts;
  }
}

/** Texts of `/amministrazione/file`. */
export const filesTexts = registerTexts('files', {
  files: ['File', 'Files'],
  filesHint: ['Caricamenti, controlli e contenuti conservati', 'Uploads, checks and stored contents'],
  arrived: ['{{received}} di {{size}}', '{{received}} of {{size}}'],
  download: ['Scarica', 'Download'],
  delete: ['Elimina', 'Delete'],
  deleteQuestion: ['Eliminare «{{name}}»?', 'Delete “{{name}}”?'],
  deleteWhy: [
    'Il file e il suo contenuto vengono cancellati per sempre.',
    'The file and its content are deleted for ever.',
  ],
  deleteYes: ['Sì, elimina', 'Yes, delete'],
  deleted: ['File eliminato: {{name}}', 'File deleted: {{name}}'],
  deleteFailed: ['Non è stato possibile eliminare il file', 'The file could not be deleted'],
  deleteMany: ['Eliminare i file scelti ({{count}})?', 'Delete the chosen files ({{count}})?'],
  noFiles: ['Nessun file', 'No files'],
  noFilesWhy: [
    'I file compaiono qui appena comincia il loro caricamento.',
    'Files appear here as soon as their upload begins.',
  ],
});

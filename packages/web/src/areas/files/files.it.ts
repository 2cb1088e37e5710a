/** Texts of `/amministrazione/file`. */
export const it = {
  files: 'File',
  filesHint: 'Caricamenti, controlli e contenuti conservati',
  arrived: '{{received}} di {{size}}',
  download: 'Scarica',
  delete: 'Elimina',
  deleteQuestion: 'Eliminare «{{name}}»?',
  deleteWhy: 'Il file e il suo contenuto vengono cancellati per sempre.',
  deleteYes: 'Sì, elimina',
  deleted: 'File eliminato: {{name}}',
  deleteFailed: 'Non è stato possibile eliminare il file',
  deleteMany: 'Eliminare i file scelti ({{count}})?',
  noFiles: 'Nessun file',
  noFilesWhy: 'I file compaiono qui appena comincia il loro caricamento.',
} as const;

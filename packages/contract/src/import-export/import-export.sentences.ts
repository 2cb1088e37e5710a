import { sentences } from '../sentences.ts';

/** What the server says about the month as a file. What it says of the file's own lines is made where they are read. */
export const importExportSentence = sentences('import-export', {
  busy: {
    it: 'In questo momento si preparano o si leggono altri file: riprova tra 10 secondi.',
    en: 'Other files are being prepared or read at the moment: try again in 10 seconds.',
  },
  notDrawn: {
    it: 'Non è stato possibile preparare il file in tempo: riprova tra 10 secondi.',
    en: 'The file could not be prepared in time: try again in 10 seconds.',
  },
  tooMuchWork: {
    it: 'Il file chiede troppo lavoro: esporta il mese e modifica quel file.',
    en: 'The file asks for too much work: export the month and change that file.',
  },
  tooLarge: { it: 'Il file supera {{kilobytes}} kB.', en: 'The file exceeds {{kilobytes}} kB.' },
  tooManyChanges: {
    it: 'Il file cambia {{count}} celle: se ne importano al massimo {{most}}. Dividilo in due.',
    en: 'The file changes {{count}} cells: {{most}} are imported at most. Divide it in two.',
  },
});

import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    importExport: typeof importExportTexts;
  }
}

/** Texts of the desk 'import-export': the month as a file, out and in. */
export const importExportTexts = registerTexts('importExport', {
  pdf: ['PDF da appendere (A3)', 'PDF for the wall (A3)'],
  xlsx: ['Excel (.xlsx)', 'Excel (.xlsx)'],
  csv: ['Tabella (.csv)', 'Table (.csv)'],
  onlyShown_one: ['Solo la persona in vista', 'Only the person in view'],
  onlyShown_other: ['Solo le {{count}} persone in vista', 'Only the {{count}} people in view'],
  publishedOnly: ['Il mese pubblicato, non la bozza', 'The published month, not the draft'],
  import: ['Importa…', 'Import…'],
  exported: ['Scaricato {{name}}', 'Downloaded {{name}}'],
  exportFailed: ['Esportazione non riuscita. Riprova.', 'The export failed. Try again.'],
  title: ['Importa turni, {{month}}', 'Import shifts, {{month}}'],
  how: [
    'Parti da un file esportato da qui, cambia i codici e riportalo: prima di salvare vedi che cosa cambia.',
    'Start from a file exported here, change the codes and bring it back: before saving you see what changes.',
  ],
  drop: ['Trascina qui il file del mese', 'Drop the file of the month here'],
  choose: ['Scegli il file', 'Choose the file'],
  allowed: ['xlsx o csv, fino a {{size}}', 'xlsx or csv, up to {{size}}'],
  another: ['Scegli un altro file', 'Choose another file'],
  reading: ['Confronto {{name}} con il calendario', 'Comparing {{name}} with the calendar'],
  stop: ['Interrompi', 'Stop'],
  tooLarge: [
    'Il file è troppo grande: il limite è {{size}}. Esporta il mese e modifica quel file.',
    'The file is too large: the limit is {{size}}. Export the month and change that file.',
  ],
  empty: [
    '{{name}} è vuoto. Esporta il mese e modifica quel file.',
    '{{name}} is empty. Export the month and change that file.',
  ],
  unreadable: [
    'Il file non si legge: forse è stato spostato o è aperto altrove. Sceglilo di nuovo.',
    'The file cannot be read: it may have moved or be open elsewhere. Choose it again.',
  ],
  failed: [
    'Il confronto non è riuscito: controlla il collegamento e scegli di nuovo il file.',
    'The comparison failed: check the connection and choose the file again.',
  ],
  all: ['Tutte', 'All'],
  changing: ['Cambiano', 'Changing'],
  refused: ['Rifiutate', 'Refused'],
  show: ['Quali celle mostrare', 'Which cells to show'],
  same_one: ['{{count}} cella resta com’è', '{{count}} cell stays as it is'],
  same_other: ['{{count}} celle restano come sono', '{{count}} cells stay as they are'],
  nothing: ['Il file non cambia niente', 'The file changes nothing'],
  nothingWhy: [
    'Ogni cella del file è già così nel calendario.',
    'Every cell of the file stands so in the calendar already.',
  ],
  nothingRefused: ['Nessuna cella si può cambiare', 'No cell can be changed'],
  nothingRefusedWhy: [
    'Sotto trovi il motivo di ognuna: correggi il file e sceglilo di nuovo.',
    'Below is the reason for each: correct the file and choose it again.',
  ],
  worse: ['Contatori che scendono: {{effects}}', 'Counters that go down: {{effects}}'],
  worseMore: ['e altri {{count}}', 'and {{count}} more'],
  notWorse: ['Nessun contatore scende.', 'No counter goes down.'],
  table: ['Celle del file', 'Cells of the file'],
  person: ['Persona', 'Person'],
  day: ['Giorno', 'Day'],
  before: ['Nel calendario', 'In the calendar'],
  after: ['Nel file', 'In the file'],
  outcome: ['Esito', 'Outcome'],
  why: ['Motivo', 'Reason'],
  changes: ['cambia', 'changes'],
  wholeRow: ['riga intera', 'whole row'],
  isRefused: ['rifiutata', 'refused'],
  none: ['nessun turno', 'no shift'],
  save_one: ['Salva {{count}} cambiamento', 'Save {{count}} change'],
  save_other: ['Salva {{count}} cambiamenti', 'Save {{count}} changes'],
  cancel: ['Annulla', 'Cancel'],
  close: ['Chiudi', 'Close'],
  saveFailed: [
    'Non salvato: controlla il collegamento e riprova. Il file e il confronto restano qui.',
    'Not saved: check the connection and try again. File and comparison stay here.',
  ],
  saved: ['Importazione di {{name}}', 'Import of {{name}}'],
  someRefused: [
    'Queste celle sono rimaste com’erano: qualcuno le ha cambiate dopo il confronto, o una regola non le permette.',
    'These cells stayed as they were: somebody changed them after the comparison, or a rule forbids it.',
  ],
  again: ['Confronta di nuovo', 'Compare again'],
});

import { registerTexts } from '../../../platform/language.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    organisationImport: typeof organisationImportTexts;
  }
}

/** Texts of `/amministrazione/organizzazione/importa`. */
export const organisationImportTexts = registerTexts('organisationImport', {
  title: ['Importa ed esporta', 'Import and export'],
  hint: [
    'Un file viene prima controllato, poi salvato tutto o niente',
    'A file is checked first, then all of it is saved or nothing',
  ],
  titleHr: ['Importa ed esporta i titoli', 'Import and export qualifications'],
  back: ['Organizzazione', 'Organisation'],
  backHr: ['Titoli', 'Qualifications'],
  out: ['Scarica', 'Download'],
  outIntro: [
    'Ciò che esporti si può correggere e importare di nuovo. L’esempio ha le intestazioni e un foglio che dice come si scrive ogni colonna. I titoli delle persone li esporta e importa il personale.',
    'What you export can be corrected and imported again. The example has the heads and a sheet that says how each column is written. Qualifications of people are exported and imported by HR.',
  ],
  outIntroHr: [
    'Ciò che esporti si può correggere e importare di nuovo. L’esempio ha le intestazioni e un foglio che dice come si scrive ogni colonna.',
    'What you export can be corrected and imported again. The example has the heads and a sheet that says how each column is written.',
  ],
  what: ['Che cosa', 'What'],
  everything: ['Tutto', 'Everything'],
  ofPlant: ['Solo dell’impianto', 'Only of the plant'],
  ofPlantHint: ['Vuoto: di tutti', 'Empty: of all'],
  plantShape: [
    'Scrivi il codice di quattro lettere, per esempio LIRN',
    'Write the code of four letters, for example LIRN',
  ],
  exportXlsx: ['Esporta xlsx', 'Export xlsx'],
  exportCsv: ['Esporta csv', 'Export csv'],
  example: ['File di esempio', 'Example file'],
  exported: ['File scaricato: {{name}}', 'File downloaded: {{name}}'],
  exportFailed: ['Non è stato possibile esportare', 'The export was not possible'],
  in: ['Importa un file', 'Import a file'],
  checkFailed: ['Non è stato possibile controllare il file', 'The file could not be checked'],
  report: ['Controllo di «{{name}}»', 'Check of “{{name}}”'],
  stateChecking: ['Controllo in corso', 'Checking'],
  stateFaulty: ['Da correggere', 'To be corrected'],
  stateChecked: ['Controllato', 'Checked'],
  stateSaving: ['Salvataggio in corso', 'Saving'],
  stateSaved: ['Salvato', 'Saved'],
  stateOutdated: ['Da controllare di nuovo', 'To be checked again'],
  stateFailed: ['Non riuscito', 'Failed'],
  failedWhy: ['Il lavoro si è interrotto: riprova.', 'The work broke off: try again.'],
  nothing: [
    'Il file dice le stesse cose di oggi: non c’è niente da salvare.',
    'The file says what stands today: there is nothing to save.',
  ],
  savedAll: ['Tutte le modifiche del file sono salvate.', 'All changes of the file are saved.'],
  checkAgain: ['Controlla di nuovo', 'Check again'],
  save: ['Salva tutto', 'Save all'],
  saveFailed: ['Non è stato possibile salvare', 'The save was not possible'],
  counts: ['Righe del file', 'Rows of the file'],
  sheet: ['Foglio', 'Sheet'],
  added: ['Nuove', 'New'],
  changed: ['Cambiate', 'Changed'],
  same: ['Uguali', 'Unchanged'],
  refused: ['Rifiutate', 'Refused'],
  effects: ['Che cosa fa ai turni e ai contatori', 'What it does to shifts and counters'],
  noCells: [
    'Nessun turno pubblicato resta senza definizione o assegnazione, o con un altro orario.',
    'No published shift is left without a definition or an assignment, or with other hours.',
  ],
  notLookedAt: ['Impianti non guardati: {{plants}}.', 'Plants that were not looked at: {{plants}}.'],
  faults_one: ['Un errore da correggere', 'One fault to correct'],
  faults_other: ['{{count}} errori da correggere', '{{count}} faults to correct'],
  faultsIntro: [
    'Non è stato salvato niente. Scarica lo stesso file con una colonna che dice che cosa fare, correggilo e caricalo di nuovo.',
    'Nothing was saved. Download the same file with a column that says what to do, correct it and upload it again.',
  ],
  faultsFile: ['Scarica il file con gli errori', 'Download the file with the faults'],
  firstFaults: ['I primi {{count}} errori.', 'The first {{count}} faults.'],
  row: ['Riga', 'Row'],
  column: ['Colonna', 'Column'],
  whatToDo: ['Che cosa fare', 'What to do'],
  differences_one: ['Una modifica', 'One change'],
  differences_other: ['{{count}} modifiche', '{{count}} changes'],
  firstDifferences: ['Le prime {{count}} modifiche.', 'The first {{count}} changes.'],
  thing: ['Dato', 'Row'],
  isNew: ['nuovo', 'new'],
  becomes: ['{{column}}: {{before}} → {{after}}', '{{column}}: {{before}} → {{after}}'],
  is: ['{{column}}: {{after}}', '{{column}}: {{after}}'],
  none: ['vuoto', 'empty'],
});

import { sentences } from '../sentences.ts';

/** What the server says of the organisation as a file. */
export const organisationImportSentence = sentences('organisation-import', {
  // The file as a whole.
  noTable: {
    it: 'Il file non è né un xlsx né un csv: scarica i file di esempio e compila quelli.',
    en: 'The file is neither an xlsx nor a csv: download the example files and fill them in.',
  },
  tooManyRows: {
    it: 'Il file ha più di {{most}} righe: dividilo in più file.',
    en: 'The file has more than {{most}} rows: divide it into several files.',
  },
  locked: {
    it: 'Il file è protetto da una password o è un vecchio .xls: salvalo come .xlsx senza password e riprova.',
    en: 'The file has a password or is an old .xls: save it as .xlsx without a password and try again.',
  },
  broken: {
    it: 'Il file non si apre come .xlsx: forse è rovinato. Aprilo nel tuo programma, salvalo di nuovo come .xlsx e riprova.',
    en: 'The file does not open as .xlsx: it may be damaged. Open it in your program, save it again as .xlsx and try again.',
  },
  unpacksTooLarge: {
    it: 'Il file, una volta aperto, è troppo grande: dividilo in più file.',
    en: 'The file, once opened, is too large: divide it into several files.',
  },
  macros: {
    it: 'Il file contiene macro o programmi: salvalo come .xlsx senza macro e riprova.',
    en: 'The file contains macros or programs: save it as .xlsx without macros and try again.',
  },
  sheetTwice: {
    it: 'Nel file ci sono due fogli che si chiamano «{{sheet}}»: rinominane uno.',
    en: 'The file has two sheets named “{{sheet}}”: rename one of them.',
  },
  tooMuchWork: {
    it: 'Il file chiede troppo lavoro: dividilo in più file.',
    en: 'The file asks for too much work: divide it into several files.',
  },
  busy: {
    it: 'In questo momento si preparano o si leggono altri file: riprova tra 10 secondi.',
    en: 'Other files are being prepared or read at the moment: try again in 10 seconds.',
  },
  noSheet: {
    it: 'Nessun foglio del file ha un nome che si conosce: chiamalo per esempio «Turni» o «Persone», come nel file di esempio.',
    en: 'No sheet of the file has a known name: call it for example “Shift definitions” or “People”, as in the example file.',
  },
  noKind: {
    it: 'Né le colonne né il nome di «{{name}}» dicono che cosa contiene il file: scrivi le intestazioni del file di esempio, o chiamalo come il foglio, per esempio «Turni.csv», e riprova.',
    en: 'Neither the columns nor the name of “{{name}}” tell what the file holds: write the heads of the example file, or name it like the sheet, for example “Shift definitions.csv”, and try again.',
  },
  kindAmbiguous: {
    it: 'Con queste colonne «{{name}}» può contenere {{kinds}}: chiamalo come uno di questi fogli, per esempio «{{example}}.csv», e riprova.',
    en: 'With these columns “{{name}}” may hold {{kinds}}: name it like one of these sheets, for example “{{example}}.csv”, and try again.',
  },
  kindTwice: {
    it: 'I fogli «{{other}}» e «{{sheet}}» contengono la stessa cosa: riuniscili in uno solo e riprova.',
    en: 'The sheets “{{other}}” and “{{sheet}}” hold the same thing: join them into one and try again.',
  },
  partTwice: {
    it: 'I fogli «{{other}}» e «{{sheet}}» sono lo stesso foglio con due nomi: togline uno, salva di nuovo il file come .xlsx e riprova.',
    en: 'The sheets “{{other}}” and “{{sheet}}” are one sheet with two names: remove one, save the file as .xlsx again and try again.',
  },
  // A sheet and its head.
  unknownSheet: {
    it: 'Il foglio «{{sheet}}» non si conosce: rinominalo come nel file di esempio, o toglilo.',
    en: 'The sheet “{{sheet}}” is not known: rename it as in the example file, or remove it.',
  },
  sheetOfHr: {
    it: 'I titoli delle persone li importa solo il personale (ROLE_HR), con un file proprio: togli questo foglio.',
    en: 'Qualifications of people are imported by HR alone (ROLE_HR), with a file of their own: remove this sheet.',
  },
  onlyQualifications: {
    it: 'Qui si importano solo i titoli delle persone: togli questo foglio, lo importa un amministratore.',
    en: 'Only qualifications of people are imported here: remove this sheet, an administrator imports it.',
  },
  columnTwice: {
    it: 'La colonna «{{column}}» c’è due volte: togline una.',
    en: 'The column “{{column}}” is there twice: remove one.',
  },
  columnMissing: {
    it: 'Manca la colonna «{{column}}», che dice di quale riga si tratta: aggiungila.',
    en: 'The column “{{column}}”, which tells the rows apart, is missing: add it.',
  },
  mergedCells: {
    it: 'Ci sono celle unite: dividile e scrivi un valore in ognuna.',
    en: 'There are merged cells: split them and write a value into each.',
  },
  rowTwice: {
    it: 'Questa riga è la stessa della riga {{row}} del foglio «{{sheet}}», o le si sovrappone: lasciane una sola.',
    en: 'This row is the same as row {{row}} of the sheet “{{sheet}}”, or overlaps it: leave only one.',
  },
  moreFaults: {
    it: 'Gli errori sono {{count}} e qui sono spiegati i primi {{explained}}: correggi questi e controlla di nuovo il file.',
    en: 'There are {{count}} faults and the first {{explained}} are explained here: correct these and check the file again.',
  },
  // An import.
  checkStarted: { it: 'Il controllo del file è cominciato.', en: 'The check of the file has begun.' },
  saveStarted: { it: 'Il salvataggio è cominciato.', en: 'The save has begun.' },
  unknown: { it: 'Questa importazione non c’è più.', en: 'This import is gone.' },
  fileUnknown: {
    it: 'Il file non c’è o non è ancora pronto: caricalo di nuovo.',
    en: 'The file is not there or not yet ready: upload it again.',
  },
  notSaveable: {
    it: 'Questa importazione non si può salvare: controlla di nuovo il file.',
    en: 'This import cannot be saved: check the file again.',
  },
  noFaults: {
    it: 'In questo file non ci sono righe da correggere.',
    en: 'There are no rows to correct in this file.',
  },
  noEffects: {
    it: 'Che cosa fa questo file si sa solo dopo un controllo senza errori: controlla di nuovo il file.',
    en: 'What this file does is known only after a check without faults: check the file again.',
  },
  roleGone: {
    it: 'Chi ha avviato il salvataggio non ha più il ruolo che serve: non è stato salvato niente.',
    en: 'Whoever started the save no longer has the role that it needs: nothing was saved.',
  },
  outdated: {
    it: 'Dopo il controllo qualcun altro ha cambiato questi dati: non è stato salvato niente. Controlla di nuovo il file.',
    en: 'Somebody else changed these data after the check: nothing was saved. Check the file again.',
  },
  oneKindForCsv: {
    it: 'Un csv contiene un solo foglio: scegline uno, o esporta in xlsx.',
    en: 'A csv holds one sheet: choose one, or export as xlsx.',
  },
});

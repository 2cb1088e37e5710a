import { sentences } from '../sentences.ts';

/** What the server says about the month as a file, and about the lines of a file. */
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
  // Where in a file: they begin a sentence, or stand alone behind one.
  sheetRow: { it: 'Foglio «{{sheet}}», riga {{row}}', en: 'Sheet “{{sheet}}”, row {{row}}' },
  sheetCell: {
    it: 'Foglio «{{sheet}}», riga {{row}}, colonna {{column}}',
    en: 'Sheet “{{sheet}}”, row {{row}}, column {{column}}',
  },
  csvRow: { it: 'Riga {{row}}', en: 'Row {{row}}' },
  csvCell: { it: 'Riga {{row}}, colonna {{column}}', en: 'Row {{row}}, column {{column}}' },
  // The file as a whole.
  noTable: {
    it: 'Il file non è né un xlsx né un csv: esporta il mese e modifica quel file.',
    en: 'The file is neither an xlsx nor a csv: export the month and change that file.',
  },
  tooManyRows: {
    it: 'Il file ha più di {{most}} righe di persone.',
    en: 'The file has more than {{most}} rows of people.',
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
    it: 'Il file, una volta aperto, è molto più grande di un mese di turni: esporta il mese e modifica quel file.',
    en: 'The file, once opened, is much larger than a month of shifts: export the month and change that file.',
  },
  macros: {
    it: 'Il file contiene macro o programmi: salvalo come .xlsx senza macro e riprova.',
    en: 'The file contains macros or programs: save it as .xlsx without macros and try again.',
  },
  sheetTwice: {
    it: 'Nel file ci sono due fogli che si chiamano «{{sheet}}»: esporta il mese e modifica quel file.',
    en: 'The file has two sheets named “{{sheet}}”: export the month and change that file.',
  },
  sheetMissing: {
    it: 'Nel file manca il foglio «{{sheet}}»: ci sono {{found}}. Scegli il file esportato da questo impianto e da questo mese.',
    en: 'The file has no sheet “{{sheet}}”, but {{found}}. Choose the file exported from this plant and this month.',
  },
  noSheets: { it: 'zero fogli', en: 'no sheets' },
  someSheets: { it: '{{names}}', en: '{{names}}' },
  sheetsAndOthers: { it: '{{names}} e altri {{others}}', en: '{{names}} and {{others}} others' },
  mergedCells: {
    it: '{{place}}: ci sono celle unite. Dividile, scrivi un codice in ognuna e riprova.',
    en: '{{place}}: there are merged cells. Split them, write a code into each and try again.',
  },
  // Its head.
  headEmpty: {
    it: "{{place}}: qui serve l'intestazione «{{name}}» ed è vuota. Esporta il mese e modifica quel file.",
    en: '{{place}}: the heading “{{name}}” belongs here and the cell is empty. Export the month and change that file.',
  },
  headOther: {
    it: "{{place}}: qui serve l'intestazione «{{name}}» e c'è «{{found}}». Esporta il mese e modifica quel file.",
    en: '{{place}}: the heading “{{name}}” belongs here, not “{{found}}”. Export the month and change that file.',
  },
  dateAsText: {
    it: '{{place}}: «{{found}}» è un testo, non una data. Rimetti una data vera, come nel file esportato.',
    en: '{{place}}: “{{found}}” is a text, not a date. Put a real date there, as in the exported file.',
  },
  noDate: { it: '{{place}}: «{{found}}» non è una data.', en: '{{place}}: “{{found}}” is not a date.' },
  otherMonth: {
    it: '{{place}}: {{day}} non è di {{month|month}}, il mese del calendario aperto. Apri il mese del file o scegli un altro file.',
    en: '{{place}}: {{day}} is not of {{month|month}}, the month that is open. Open the month of the file or choose another file.',
  },
  dayTwice: { it: '{{place}}: {{day}} compare due volte.', en: '{{place}}: {{day}} occurs twice.' },
  noDates: {
    it: '{{place}}: mancano le date del mese.',
    en: '{{place}}: the dates of the month are missing.',
  },
  // A line.
  codeMissing: {
    it: 'Manca il codice personale: la riga non viene letta.',
    en: 'The personnel code is missing: the row is not read.',
  },
  nobodyHere: {
    it: '{{code}} non è il codice di una persona di {{icao}} in {{month|month}}.',
    en: '{{code}} is not the code of a person of {{icao}} in {{month|month}}.',
  },
  personTwice: {
    it: 'La persona compare già nella riga {{row}}: questa riga non viene letta.',
    en: 'The person stands in row {{row}} already: this row is not read.',
  },
  otherPerson: {
    it: 'Il codice {{code}} è di {{name}}, la riga dice «{{found}}»: controlla che le righe non siano scambiate.',
    en: 'The code {{code}} is that of {{name}}, the row says “{{found}}”: check that the rows are not mixed up.',
  },
  absence: {
    it: 'Un file non può mettere un’assenza: si inserisce dove si decide.',
    en: 'A file cannot enter an absence: it is entered where it is decided.',
  },
  turnUnknown: {
    it: '«{{code}}» non è un codice di turno di {{icao}} il {{date}}.',
    en: '“{{code}}” is not the code of a shift of {{icao}} on {{date}}.',
  },
});

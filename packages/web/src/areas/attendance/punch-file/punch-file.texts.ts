import { registerTexts } from '../../../platform/language.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    punchFile: typeof punchFileTexts;
  }
}

/** Texts of `/amministrazione/timbrature`. */
export const punchFileTexts = registerTexts('punchFile', {
  title: ['Timbrature', 'Punches'],
  hint: [
    'Un file viene prima controllato, poi importato tutto o niente',
    'A file is checked first, then all of it is imported or nothing',
  ],
  back: ['Panoramica', 'Overview'],
  in: ['Importa un file', 'Import a file'],
  drop: ['Trascina qui il file degli orologi', 'Drop the file of the clocks here'],
  allowed: ['xlsx o csv, fino a {{size}} e 20.000 righe', 'xlsx or csv, up to {{size}} and 20,000 rows'],
  choose: ['Scegli il file', 'Choose the file'],
  how: ['Come si scrive il file', 'How the file is written'],
  howTable: ['Le colonne del file', 'The columns of the file'],
  column: ['Colonna', 'Column'],
  example: ['Esempio', 'Example'],
  meaning: ['Che cosa ci va', 'What goes there'],
  'how.Codice': ['Il codice personale', 'The personnel code'],
  'how.Data': ['Il giorno: GG/MM/AAAA', 'The day: DD/MM/YYYY'],
  'how.Ora': ['L’ora dell’orologio: HH:mm', 'The time of the clock: HH:mm'],
  'how.Tipo': ['E entrata, U uscita', 'E entrance, U exit'],
  'how.Orologio': ['Il nome dell’orologio; può mancare', 'The name of the clock; may be missing'],
  tooLarge: [
    '{{name}} è troppo grande: il limite è {{size}}. Dividilo in più file.',
    '{{name}} is too large: the limit is {{size}}. Divide it into several files.',
  ],
  empty: ['{{name}} è vuoto: scegli un altro file.', '{{name}} is empty: choose another file.'],
  unreadable: [
    '{{name}} non si legge: forse è stato spostato o è aperto altrove. Sceglilo di nuovo.',
    '{{name}} cannot be read: it may have moved or be open elsewhere. Choose it again.',
  ],
  notRead: ['{{name}} non si può importare', '{{name}} cannot be imported'],
  checkFailed: ['Non è stato possibile controllare il file', 'The file could not be checked'],
  checking: ['Controllo in corso', 'Checking'],
  report: ['Controllo di «{{name}}»', 'Check of “{{name}}”'],
  faulty: ['Da correggere', 'To be corrected'],
  checked: ['Controllato', 'Checked'],
  saved: ['Importato', 'Imported'],
  read: ['Timbrature lette', 'Punches read'],
  fresh: ['Nuove', 'New'],
  known: ['Già presenti o ripetute', 'Known already or repeated'],
  people: ['Persone', 'People'],
  period: ['Giorni', 'Days'],
  fromTo: ['dal {{from}} al {{to}}', 'from {{from}} to {{to}}'],
  nothing: [
    'Tutte le timbrature del file sono già in Torre: non c’è niente da importare.',
    'All punches of the file are in Torre already: there is nothing to import.',
  ],
  save_one: ['Importa la timbratura nuova', 'Import the new punch'],
  save_other: ['Importa le {{count}} timbrature nuove', 'Import the {{count}} new punches'],
  saveFailed: ['Le timbrature non sono state importate', 'The punches were not imported'],
  faults_one: ['Una riga da correggere', 'One row to correct'],
  faults_other: ['{{count}} righe da correggere', '{{count}} rows to correct'],
  faultsIntro: [
    'Non è stato importato niente. Correggi queste righe nel file e sceglilo di nuovo.',
    'Nothing was imported. Correct these rows in the file and choose it again.',
  ],
  firstFaults: ['Le prime {{count}} righe.', 'The first {{count}} rows.'],
});

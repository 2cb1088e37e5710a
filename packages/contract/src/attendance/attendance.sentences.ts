import type { PunchRefusals } from '@torre/domain/attendance';
import { sentences } from '../sentences.ts';
import type { WordsOf } from '../sentences.ts';

const punchRefusals = {
  'code-missing': { it: 'manca il codice personale.', en: 'the personnel code is missing.' },
  'no-date': {
    it: '«{{found}}» non è una data: scrivi GG/MM/AAAA.',
    en: '“{{found}}” is no date: write DD/MM/YYYY.',
  },
  'no-time': { it: '«{{found}}» non è un’ora: scrivi HH:mm.', en: '“{{found}}” is no time: write HH:mm.' },
  'no-type': {
    it: '«{{found}}» non è un tipo: scrivi E per entrata, U per uscita.',
    en: '“{{found}}” is no type: write E for an entrance, U for an exit.',
  },
  'clock-too-long': {
    it: 'il nome dell’orologio supera {{allowed}} caratteri.',
    en: 'the name of the clock exceeds {{allowed}} characters.',
  },
  'not-yet': { it: 'l’ora deve ancora venire.', en: 'this time has not come yet.' },
} as const satisfies WordsOf<PunchRefusals>;

/** What the server says about attendance. */
export const attendanceSentence = sentences('attendance', {
  serviceUnknown: {
    it: 'Nessun servizio delle presenze ha il valore «{{value}}»: i valori stanno nella configurazione.',
    en: 'No service of attendance has the value “{{value}}”: the values stand in the configuration.',
  },
  serviceNotRead: {
    it: 'Il servizio «{{value}}» non si legge con questa chiamata.',
    en: 'The service “{{value}}” is not read by this call.',
  },
  changesByPost: {
    it: 'Questa chiamata cambia qualcosa: va inviata con POST, non con GET.',
    en: 'This call changes something: send it by POST, not by GET.',
  },
  dateMalformed: {
    it: '«{{text}}» non è una data: scrivila come AAAA/MM/GG.',
    en: '“{{text}}” is no date: write it as YYYY/MM/DD.',
  },
  daysMissing: {
    it: 'Indica i giorni: dal e al, come AAAA/MM/GG.',
    en: 'Say which days: dal and al, as YYYY/MM/DD.',
  },
  dayMissing: { it: 'Indica il giorno: data, come AAAA/MM/GG.', en: 'Say which day: data, as YYYY/MM/DD.' },
  personNotManaged: {
    it: 'In quei giorni non gestisci questa persona: le sue presenze le vede lei e chi gestisce il suo impianto.',
    en: 'You do not manage this person on those days: their attendance is seen by them and by who manages their plant.',
  },
  causesOfOneself: {
    it: 'Le causali si leggono solo per sé: per un’altra persona decide la prova della richiesta.',
    en: 'Causes are read for oneself alone: for somebody else the trial of the request says it.',
  },
  ...punchRefusals,
  'person-unknown': {
    it: 'nessuno ha il codice personale «{{found}}».',
    en: 'nobody has the personnel code “{{found}}”.',
  },
  rowFault: { it: 'Riga {{row}}: {{fault}}', en: 'Row {{row}}: {{fault}}' },
  punchesRefused: {
    it: 'Il file ha {{count}} righe da correggere: non è stato importato nulla.',
    en: 'The file has {{count}} rows to correct: nothing was imported.',
  },
  punchesImported: {
    it: 'Timbrature importate: {{written}} nuove, {{known}} già presenti.',
    en: 'Punches imported: {{written}} new ones, {{known}} were there already.',
  },
  headOther: {
    it: 'La prima riga deve essere: {{heads}}. Qui c’è «{{found}}».',
    en: 'The first row must be: {{heads}}. Here it is “{{found}}”.',
  },
  noTable: {
    it: 'Il file non è né un xlsx né un csv: salvalo in uno dei due formati e riprova.',
    en: 'The file is neither an xlsx nor a csv: save it as one of them and try again.',
  },
  noSheet: { it: 'Il file non ha fogli.', en: 'The file has no sheet.' },
  tooManyRows: {
    it: 'Il file ha più di {{most}} timbrature: dividilo in più file.',
    en: 'The file has more than {{most}} punches: divide it into several files.',
  },
  locked: {
    it: 'Il file è protetto da una password o è un vecchio .xls: salvalo come .xlsx senza password e riprova.',
    en: 'The file has a password or is an old .xls: save it as .xlsx without a password and try again.',
  },
  broken: {
    it: 'Il file non si apre come .xlsx: aprilo nel tuo programma, salvalo di nuovo e riprova.',
    en: 'The file does not open as .xlsx: open it in your program, save it again and try again.',
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
    it: 'Nel file ci sono due fogli che si chiamano «{{sheet}}».',
    en: 'The file has two sheets named “{{sheet}}”.',
  },
  busy: {
    it: 'In questo momento si leggono altri file: riprova tra 10 secondi.',
    en: 'Other files are being read at the moment: try again in 10 seconds.',
  },
  tooMuchWork: {
    it: 'Il file chiede troppo lavoro: dividilo in più file.',
    en: 'The file asks for too much work: divide it into several files.',
  },
});

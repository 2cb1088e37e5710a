import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    newRequest: typeof newRequestTexts;
  }
}

/** Texts of the form of a new request. */
export const newRequestTexts = registerTexts('newRequest', {
  title: ['Nuova richiesta', 'New request'],
  hint: ['Ferie, permessi, correzioni di timbratura', 'Leave, permits, corrections of clock-ins'],
  back: ['Le mie richieste', 'My requests'],
  what: ['Che cosa chiedi', 'What you ask for'],
  cause: ['Causale', 'Reason'],
  chooseCause: ['Scegli…', 'Choose…'],
  FERIE: ['Ferie', 'Leave'],
  TIMBRATURE: ['Timbrature', 'Clock-ins'],
  ALTRO: ['Altro', 'Other'],
  unit: ['Misura', 'Unit'],
  unitG: ['Giorni', 'Days'],
  unitH: ['Ore', 'Hours'],
  unitQ: ['Quantità', 'Quantity'],
  day: ['Giorno', 'Day'],
  from: ['Dal', 'From'],
  to: ['Al', 'To'],
  time: ['Ora', 'Time'],
  begin: ['Dalle', 'From (time)'],
  end: ['Alle', 'To (time)'],
  endsNextDay: ['Finisce il {{day}}', 'Ends on {{day}}'],
  quantity: ['Ore intere', 'Whole hours'],
  note: ['Nota', 'Note'],
  documents: ['Documenti', 'Documents'],
  documentsFirst: [
    'Servono per l’approvazione: puoi allegarli anche dopo.',
    'They are needed for the approval: you can attach them later too.',
  ],
  detach: ['Togli {{name}}', 'Remove {{name}}'],
  documentsArrive: [
    'Aspetta che i documenti siano arrivati, o annulla il loro caricamento.',
    'Wait until the documents have arrived, or cancel their upload.',
  ],
  // Balance of the cause
  availableToday: ['Disponibili oggi: {{today}}', 'Available today: {{today}}'],
  availableOn: [
    'Disponibili oggi: {{today}} · il {{day}}: {{onDay}}',
    'Available today: {{today}} · on {{day}}: {{onDay}}',
  ],
  promisedAfter: [
    'già impegnate dopo quel giorno: {{amount}}',
    'promised after that day already: {{amount}}',
  ],
  balanceFailed: ['Saldo non disponibile', 'Balance not available'],
  // Series
  repeat: ['Ripeti su altri giorni', 'Repeat on other days'],
  repeatOver: ['Ripeti', 'Repeat'],
  overNone: ['Mai', 'Never'],
  overWeekdays: ['Nei giorni della settimana', 'On days of the week'],
  overShifts: ['Nei miei turni', 'On my shifts'],
  until: ['Fino al', 'Until'],
  weekdays: ['Giorni della settimana', 'Days of the week'],
  turns: ['Turni', 'Shifts'],
  noShifts: ['Nessun turno in quel periodo', 'No shift in that period'],
  shiftsFailed: ['I tuoi turni non si leggono ora', 'Your shifts cannot be read now'],
  readAgain: ['Riprova', 'Try again'],
  seriesBegins: [
    'Comincia {{day}}: il giorno che hai scritto non è tra quelli della serie',
    'It begins {{day}}: the day that you typed is none of the series',
  ],
  seriesDays_one: ['{{count}} altro giorno', '{{count}} more day'],
  seriesDays_other: ['Altri {{count}} giorni', '{{count}} more days'],
  leaveOut: ['{{day}}: togli', '{{day}}: leave out'],
  bringBack: ['Rimetti i giorni tolti', 'Bring back the days left out'],
  // What is missing or wrong
  needed: ['parametro obbligatorio', 'required'],
  reversed: ['Finisce prima di cominciare', 'It ends before it begins'],
  sameTime: ['È uguale all’inizio', 'It equals the begin'],
  quantityRange: ['Da 1 a {{most}} ore intere', '1 to {{most}} whole hours'],
  seriesEmpty: ['Nessun giorno corrisponde', 'No day matches'],
  seriesLong: [
    'Al massimo {{most}} giorni: accorcia il periodo',
    'At most {{most}} days: shorten the period',
  ],
  noteLong: ['massimo {{most}} caratteri', 'at most {{most}} characters'],
  documentsMany: ['Al massimo {{most}} documenti', 'At most {{most}} documents'],
  noCauses: ['Non puoi inserire richieste', 'You cannot make requests'],
  noCausesWhy: [
    'Nessuna causale è aperta per te: rivolgiti alle risorse umane.',
    'No reason is open to you: ask human resources.',
  ],
  send: ['Invia richiesta', 'Send request'],
});

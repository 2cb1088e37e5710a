import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    disposition: typeof dispositionTexts;
  }
}

/** Texts of the window in which a manager inserts a justification for somebody. */
export const dispositionTexts = registerTexts('disposition', {
  title: ['Aggiungi giustificativo dipendente', 'Add a justification of the employee'],
  titleOf: [
    'Aggiungi giustificativo dipendente - {{name}} {{date}}',
    'Add a justification of the employee - {{name}} {{date}}',
  ],
  cause: ['Causale', 'Reason'],
  causesFailed: ['L’elenco delle causali non si può leggere ora.', 'The list of reasons cannot be read now.'],
  causeUnknown: ['Scegli una causale dell’elenco', 'Choose a reason of the list'],
  unit: ['Unità', 'Unit'],
  G: ['Giorni', 'Days'],
  H: ['Ore', 'Hours'],
  Q: ['Quantità', 'Quantity'],
  from: ['Dal', 'From'],
  to: ['Al', 'To'],
  day: ['Giorno', 'Day'],
  begin: ['Dalle', 'From (time)'],
  end: ['Alle', 'To (time)'],
  time: ['Ora', 'Time'],
  quantity: ['Ore intere', 'Whole hours'],
  quantityHint: ['Da 1 a 24', 'From 1 to 24'],
  note: ['Nota', 'Note'],
  required: ['parametro obbligatorio', 'required'],
  save: ['Salva', 'Save'],
  retry: ['Riprova', 'Try again'],
  back: ['Torna al giorno', 'Back to the day'],
  done: ['Giustificativo inserito', 'Justification entered'],
  // M8.29
  failed: [
    'Non è stato possibile caricare il giustificativo o la disposizione',
    'The justification or disposition could not be submitted',
  ],
  trial: ['Se salvi', 'If you save'],
  trying: ['Controllo…', 'Checking…'],
  trialFailed: ['Il controllo non è possibile ora: puoi salvare.', 'It cannot be checked now: you can save.'],
  fill: [
    'Completa i campi: ti diciamo qui che cosa incontra.',
    'Fill in the fields: what it meets is told here.',
  ],
  shortDays_one: ['La sala resta scoperta il {{days}}.', 'The room is short on {{days}}.'],
  shortDays_other: [
    'La sala resta scoperta in {{count}} giorni: {{days}}.',
    'The room is short on {{count}} days: {{days}}.',
  ],
  covered: ['La sala resta coperta.', 'The room stays covered.'],
});

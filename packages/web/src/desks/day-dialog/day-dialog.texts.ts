import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    dayDialog: typeof dayDialogTexts;
  }
}

/** Texts of the day dialog's actions; the ones of the specification stand to the letter. */
export const dayDialogTexts = registerTexts('dayDialog', {
  edit: ['Modifica', 'Edit'],
  cancel: ['Annulla', 'Cancel'],
  save: ['Salva', 'Save'],
  remove: ['Elimina', 'Delete'],
  saving: ['Salvo…', 'Saving…'],
  retrying: ['Torre non risponde: riprovo…', 'Torre does not answer: trying again…'],
  closedSevenDays_one: [
    'Non si può modificare: è passato più di un giorno.',
    'It cannot be changed: more than one day has passed.',
  ],
  closedSevenDays_other: [
    'Non si può modificare: sono passati più di {{count}} giorni.',
    'It cannot be changed: more than {{count}} days have passed.',
  ],
  closedMonth: [
    'Non si può modificare: il mese si è chiuso il {{cutoff}}.',
    'It cannot be changed: the month closed on {{cutoff}}.',
  ],
  closedByLock: ['Il giorno è bloccato.', 'The day is locked.'],
  lockedPlant: [
    '{{who}} ha bloccato i turni di tutto l’impianto {{days}}: «{{reason}}».',
    '{{who}} locked the shifts of the whole plant {{days}}: “{{reason}}”.',
  ],
  lockedPerson: [
    '{{who}} ha bloccato i turni di questa persona {{days}}: «{{reason}}».',
    '{{who}} locked the shifts of this person {{days}}: “{{reason}}”.',
  ],
  lockedMonth: [
    '{{who}} ha chiuso il mese per le paghe: «{{reason}}». Può riaprirlo un amministratore.',
    '{{who}} closed the month for payroll: “{{reason}}”. An administrator can open it again.',
  ],
  lockedTyped: [
    'Quello che hai scritto resta qui: potrai salvarlo quando il blocco è tolto.',
    'What you typed stays here: you can save it once the lock is lifted.',
  ],
  oneDay: ['il {{from}}', 'on {{from}}'],
  days: ['dal {{from}} al {{to}}', 'from {{from}} to {{to}}'],
  lift: ['Togli il blocco', 'Lift the lock'],
  lifted: ['Blocco tolto.', 'Lock lifted.'],
  liftFailed: ['Il blocco non è stato tolto.', 'The lock was not lifted.'],
  away: ['Assente {{when}}: non conta in sala.', 'Absent {{when}}: not counted in the room.'],
  awayRequested: [
    'Assenza da decidere {{when}}: i contatori la sottraggono già.',
    'Absence to decide {{when}}: the counters subtract it already.',
  ],
  awayActivity: [
    'Altra attività {{when}}: non conta in sala.',
    'Other activity {{when}}: not counted in the room.',
  ],
  allShift: ['per tutto il turno', 'for the whole shift'],
  openedBy: ['{{who}} ha aperto questo stesso giorno.', '{{who}} has this same day open.'],
  notAllowed: ['Non puoi modificare questo giorno.', 'You cannot change this day.'],
  confirmInsert: ["Confermi l'inserimento del turno?", 'Do you confirm the new shift?'],
  confirmUpdate: ['Confermi la modifica del turno?', 'Do you confirm the change of the shift?'],
  confirmDelete: ["Confermi l'eliminazione del turno?", 'Do you confirm that the shift is deleted?'],
  fles: [
    "Attenzione: l'utente selezionato ha già dei turni assegnati nei 6 giorni precedenti a questo. Sicuro di voler inserire la flessibilità?",
    'Attention: this person already has shifts on the 6 days before this one. Are you sure that you want to enter the flexible day?',
  ],
  unsaved: [
    'Hai modifiche non salvate. Vuoi uscire senza salvarle?',
    'You have unsaved changes. Leave without saving them?',
  ],
  turnDetail: ['{{name}}, {{date}}: {{turn}}', '{{name}}, {{date}}: {{turn}}'],
  updateDetail: [
    '{{name}}, {{date}}: da {{before}} a {{turn}}',
    '{{name}}, {{date}}: from {{before}} to {{turn}}',
  ],
  deleteDetail: [
    '{{name}}, {{date}}: {{turn}} lascia il posto al turno del ciclo, {{cycle}}.',
    '{{name}}, {{date}}: {{turn}} gives way to the shift of the cycle, {{cycle}}.',
  ],
  overAbsence: [
    'Quel giorno ha un’assenza approvata: se rispondi sì il turno cambia lo stesso.',
    'On that day an approved absence stands: with yes the shift changes all the same.',
  ],
  effect: ['Se salvi: {{effect}}.', 'If you save: {{effect}}.'],
  unsavedDetail: ['Quello che hai scritto andrebbe perso.', 'What you wrote would be lost.'],
  yesDelete: ['Sì, elimina', 'Yes, delete'],
  yesLeave: ['Sì, esci', 'Yes, leave'],
  asksReason_one: ['{{count}} rilievo: chiederemo il motivo', '{{count}} finding: the reason will be asked'],
  asksReason_other: [
    '{{count}} rilievi: chiederemo il motivo',
    '{{count}} findings: the reason will be asked',
  ],
  insertDone: ['Inserimento avvenuto con successo.', 'The shift was entered.'],
  updateDone: ['Modifica avvenuta con successo.', 'The shift was changed.'],
  deleteDone: ['Eliminazione avvenuta con successo.', 'The shift was deleted.'],
  deleteDoneHeader: ['Eliminazione avvenuta', 'Deleted'],
  insertDoneWithoutCounters: [
    'Inserimento avvenuto con successo. Non è stato possibile aggiornare i contatori',
    'The shift was entered. The counters could not be updated',
  ],
  updateDoneWithoutCounters: [
    'Modifica avvenuta con successo. Non è stato possibile aggiornare i contatori',
    'The shift was changed. The counters could not be updated',
  ],
  deleteDoneWithoutCounters: [
    'Eliminazione avvenuta con successo. Non è stato possibile aggiornare i contatori',
    'The shift was deleted. The counters could not be updated',
  ],
  insertFailed: ["Errore nell'inserimento del turno.", 'The shift could not be entered.'],
  updateFailed: ['Errore nella modifica del turno.', 'The shift could not be changed.'],
  deleteFailed: ["Errore nell'eliminazione del turno.", 'The shift could not be deleted.'],
  notSaved: [
    'Il turno non è stato salvato. Quello che hai scritto è ancora qui: puoi riprovare.',
    'The shift was not saved. What you wrote is still here: you can try again.',
  ],
  notDeleted: [
    'Il turno non è stato eliminato: puoi riprovare.',
    'The shift was not deleted: you can try again.',
  ],
  offline: ['Il collegamento con Torre è interrotto.', 'The connection with Torre is lost.'],
  turnChanged: [
    '{{who}} ha cambiato questo turno{{when}}: da {{before}} a {{after}}.',
    '{{who}} changed this shift{{when}}: from {{before}} to {{after}}.',
  ],
  restChanged: [
    '{{who}} ha cambiato le note o lo straordinario di questo turno{{when}}.',
    '{{who}} changed the notes or the overtime of this shift{{when}}.',
  ],
  onDay: ['il {{when}}', 'on {{when}}'],
  somebody: ['Qualcun altro', 'Somebody else'],
  typedKept: [
    'Quello che hai scritto è conservato: confronta e scegli che cosa tenere.',
    'What you wrote is kept: compare and choose which to keep.',
  ],
  shownNow: ['Qui sotto c’è il turno di adesso.', 'Below stands the shift of now.'],
  compare: ['Confronta', 'Compare'],
  notYetSaved: ['Il tuo salvataggio si è fermato.', 'Your save was held back.'],
  conflictKept: [
    'Quello che hai scritto è ancora nei campi. Scegli che cosa tenere.',
    'What you wrote is still in the fields. Choose what to keep.',
  ],
  field: ['Campo', 'Field'],
  mine: ['Il tuo', 'Yours'],
  standing: ['Ora c’è', 'Now there is'],
  turn: ['Turno', 'Shift'],
  overtime: ['Straordinario', 'Overtime'],
  note: ['Nota condivisa con il log di sala', 'Note shared with the operations log'],
  noteTurno: ['Nota solo del turno', 'Note of the shift only'],
  isYes: ['sì', 'yes'],
  isNo: ['no', 'no'],
  nothing: ['–', '–'],
  emptyCell: ['nessun turno', 'no shift'],
  takeStanding: ['Tieni quello che c’è ora', 'Keep what is there now'],
  saveMine: ['Salva il tuo al suo posto', 'Save yours in its place'],
  deleteAnyway: ['Elimina lo stesso', 'Delete anyway'],
});

import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    locks: typeof locksTexts;
  }
}

/** Texts of locks. */
export const locksTexts = registerTexts('locks', {
  locks: ['Blocchi', 'Locks'],
  locksTitle: ['Blocchi di {{month}}, {{plant}}', 'Locks of {{month}}, {{plant}}'],
  noLocks: ['Nessun giorno è bloccato.', 'No day is locked.'],
  wholePlant: ['Tutto l’impianto', 'The whole plant'],
  closedMonth: ['Mese chiuso per le paghe', 'Month closed for payroll'],
  oneDay: ['{{from}}', '{{from}}'],
  days: ['dal {{from}} al {{to}}', 'from {{from}} to {{to}}'],
  lockedBy: ['{{who}}, {{when}}', '{{who}}, {{when}}'],
  lift: ['Togli', 'Lift'],
  liftOf: ['Togli il blocco: {{what}}, {{days}}', 'Lift the lock: {{what}}, {{days}}'],
  lifted: ['Blocco tolto.', 'Lock lifted.'],
  liftFailed: ['Il blocco non è stato tolto.', 'The lock was not lifted.'],
  newLock: ['Nuovo blocco', 'New lock'],
  who: ['Chi', 'Who'],
  whoHint: ['Vuoto: tutto l’impianto', 'Empty: the whole plant'],
  addPerson: ['Aggiungi una persona', 'Add a person'],
  people_one: ['{{count}} persona', '{{count}} person'],
  people_other: ['{{count}} persone', '{{count}} people'],
  removePerson: ['Togli {{name}}', 'Remove {{name}}'],
  askWholePlant: ['Bloccare tutto l’impianto {{plant}}?', 'Lock the whole plant {{plant}}?'],
  askWholePlantDay: [
    'Nessuno potrà modificare i turni di {{count}} persone il {{from}}.',
    'Nobody will be able to edit the shifts of {{count}} people on {{from}}.',
  ],
  askWholePlantDays: [
    'Nessuno potrà modificare i turni di {{count}} persone dal {{from}} al {{to}}.',
    'Nobody will be able to edit the shifts of {{count}} people from {{from}} to {{to}}.',
  ],
  lockWholePlant: ['Sì, blocca tutti', 'Yes, lock everybody'],
  whoUnknown: [
    'Scegli una persona dall’elenco, o lascia vuoto per tutto l’impianto.',
    'Choose a person from the list, or leave it empty for the whole plant.',
  ],
  from: ['Dal', 'From'],
  to: ['Al', 'To'],
  reason: ['Motivo', 'Reason'],
  reasonHint: ['Lo legge chi prova a modificare', 'Read by whoever tries to edit'],
  needed: ['Campo obbligatorio', 'Required'],
  reversed: ['Il periodo finisce prima di cominciare.', 'The period ends before it begins.'],
  lock: ['Blocca', 'Lock'],
  locked: ['Blocco messo.', 'Lock set.'],
  lockFailed: ['Il blocco non è stato messo.', 'The lock was not set.'],
  close: ['Chiudi', 'Close'],
});

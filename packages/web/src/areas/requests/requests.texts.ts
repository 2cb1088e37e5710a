import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    requests: typeof requestsTexts;
  }
}

/** Texts of requests: the lists of managers, their windows, the own requests. */
export const requestsTexts = registerTexts('requests', {
  loadFailed: [
    'Impossibile recuperare le informazioni richieste',
    'The requested information could not be read',
  ],
  // M4.5
  details: ['Visualizza', 'Show'],
  approve: ['Approva richiesta', 'Approve request'],
  authorize: ['Autorizza richiesta', 'Authorise request'],
  reject: ['Rifiuta richiesta', 'Refuse request'],
  delete: ['Elimina', 'Delete'],
  calendar: ['Apri nel calendario', 'Open in the roster'],
  documents_zero: ['Documenti: nessuno', 'Documents: none'],
  documents_one: ['Documenti: {{count}}', 'Documents: {{count}}'],
  documents_other: ['Documenti: {{count}}', 'Documents: {{count}}'],
  askAnnulment: ['Chiedi l’annullamento', 'Ask for annulment'],
  withdraw: ['Ritira la richiesta di annullamento', 'Take the request for annulment back'],
  // Why one of them is off
  offOwn: ['è una tua richiesta', 'it is a request of your own'],
  offReplaced: ['è di chi sostituisci', 'it is of the person whom you replace'],
  offPlant: ['è di un altro impianto', 'it belongs to another plant'],
  offSecondLevel: ['approva il secondo livello', 'the second level approves'],
  offLaw104: ['la legge 104 non si rifiuta', 'law 104 is not refused'],
  offRegistered: ['è già registrata', 'it is registered already'],
  offDocument: ['manca il documento', 'the document is missing'],
  offNow: ['ora non è possibile', 'not possible now'],
  // Questions: M5.40 to M5.43, M5.49
  askApprove: [
    'Confermi di voler approvare la richiesta id: {{id}}?',
    'Do you want to approve the request id: {{id}}?',
  ],
  askAuthorize: [
    'Confermi di voler autorizzare la richiesta id: {{id}}?',
    'Do you want to authorise the request id: {{id}}?',
  ],
  askReject: [
    'Confermi di voler rifiutare la richiesta id: {{id}}?',
    'Do you want to refuse the request id: {{id}}?',
  ],
  askDelete: ['Vuoi veramente cancellare questo elemento?', 'Do you really want to delete this element?'],
  // Alerts: M8.53, M8.54
  approved: ['La richiesta id: {{id}} è stata approvata', 'The request id: {{id}} was approved'],
  authorized: ['La richiesta id: {{id}} è stata autorizzata', 'The request id: {{id}} was authorised'],
  rejected: ['La richiesta id: {{id}} è stata rifiutata', 'The request id: {{id}} was refused'],
  notProcessed: [
    'La richiesta id: {{id}} non è stata elaborata: {{msg}}',
    'The request id: {{id}} was not processed: {{msg}}',
  ],
  noAnswer: ['il server non risponde', 'the server does not answer'],
  deleted: ['Eliminazione avvenuta con successo.', 'Deleted.'],
  deleteFailed: [
    "Non è stato possibile cancellare l'elemento selezionato",
    'The chosen element could not be deleted',
  ],
  // M2.2.11 to M2.2.15
  approveAll: ['Approva tutte le richieste', 'Approve all requests'],
  askApproveAll: [
    'Confermi di voler approvare tutte le richieste di ferie?',
    'Do you want to approve all leave requests?',
  ],
  approveAllFiltered: [
    'Togli i filtri: si approva solo ciò che si vede',
    'Clear the filters: only what is seen is approved',
  ],
  allApproved_one: ['{{count}} richiesta approvata', '{{count}} request approved'],
  allApproved_other: ['{{count}} richieste approvate', '{{count}} requests approved'],
  someNotApproved_one: ['{{count}} non approvata: {{msg}}', '{{count}} not approved: {{msg}}'],
  someNotApproved_other: ['{{count}} non approvate: {{msg}}', '{{count}} not approved: {{msg}}'],
  approveAllFailed: ['Le richieste non sono state approvate', 'The requests were not approved'],
  // The dialog of the note
  note: ['Nota', 'Note'],
  noteWhy: ['Perché viene rifiutata', 'Why it is refused'],
  noteMissing: ['parametro obbligatorio', 'required'],
  noteLong: ['massimo 100 caratteri', 'at most 100 characters'],
  save: ['Salva', 'Save'],
  // The detail
  request: ['Richiesta', 'Request'],
  cause: ['Causale', 'Reason'],
  period: ['Periodo', 'Period'],
  unit: ['Unità', 'Unit'],
  quantity: ['Quantità', 'Quantity'],
  hours: ['{{count}} h', '{{count}} h'],
  id: ['Id', 'Id'],
  type: ['Tipo', 'Type'],
  plant: ['Impianto', 'Plant'],
  manager: ['Codice responsabile', 'Manager code'],
  path: ['Percorso', 'History'],
  files: ['Documenti', 'Documents'],
  ignored: ['Ignorata per questo giorno', 'Ignored for this day'],
  // Steps of F1 to F13
  didInsert: ['Inserita', 'Asked'],
  didDisposition: ['Inserita dal responsabile', 'Entered by the manager'],
  didAuthorize: ['Vistata', 'Endorsed'],
  didApprove: ['Approvata', 'Approved'],
  didReject: ['Rifiutata', 'Refused'],
  didDelete: ['Eliminata', 'Deleted'],
  didAskAnnulment: ['Annullamento chiesto', 'Annulment asked for'],
  didWithdraw: ['Richiesta di annullamento ritirata', 'Request for annulment taken back'],
  didAnnul: ['Annullata', 'Annulled'],
  didOther: ['Cambiata', 'Changed'],
  didBy: ['{{what}} da {{who}}', '{{what}} by {{who}}'],
  // Own requests
  own: ['Le mie richieste', 'My requests'],
  ownHint: [
    'Ferie, permessi e correzioni che hai chiesto',
    'Leave, permits and corrections that you asked for',
  ],
  noOwn: ['Nessuna richiesta', 'No requests'],
  noOwnWhy: [
    'Le richieste compaiono qui appena le inserisci.',
    'Requests appear here as soon as you make them.',
  ],
  askAskAnnulment: ['Chiedere l’annullamento di questa richiesta?', 'Ask for the annulment of this request?'],
  askAnnulmentWhy: [
    'Il responsabile decide; fino ad allora la richiesta resta approvata.',
    'The manager decides; until then the request stays approved.',
  ],
  askWithdraw: ['Ritirare la richiesta di annullamento?', 'Take the request for annulment back?'],
  annulmentAsked: ['Annullamento chiesto', 'Annulment asked for'],
  withdrawn: ['Richiesta di annullamento ritirata', 'Request for annulment taken back'],
  changeFailed: ['La richiesta non è stata cambiata', 'The request was not changed'],
});

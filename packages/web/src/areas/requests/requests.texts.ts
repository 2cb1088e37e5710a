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
  accept: ['Accetta richiesta', 'Accept request'],
  cancel: ['Annulla richiesta', 'Cancel request'],
  annul: ['Annulla richiesta', 'Cancel request'],
  ignore: ['Ignora per questa fascia', 'Ignore for this slot'],
  consider: ['Considera di nuovo', 'Consider again'],
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
  askCancel: [
    'Confermi di voler annullare la richiesta id: {{id}}?',
    'Do you want to cancel the request id: {{id}}?',
  ],
  endsAbsence: [
    'L’assenza viene annullata: in quei giorni la persona torna al suo turno.',
    'The absence is cancelled: on those days the person is back on their shift.',
  ],
  endsCorrection: ['La correzione viene annullata.', 'The correction is cancelled.'],
  keepsApproved: [
    'L’annullamento è rifiutato: l’assenza resta approvata.',
    'The annulment is refused: the absence stays approved.',
  ],
  asksWhy: ['Il passo seguente chiede il motivo.', 'The next step asks for the reason.'],
  askDelete: ['Vuoi veramente cancellare questo elemento?', 'Do you really want to delete this element?'],
  // Alerts: M8.53, M8.54
  approved: ['La richiesta id: {{id}} è stata approvata', 'The request id: {{id}} was approved'],
  authorized: ['La richiesta id: {{id}} è stata autorizzata', 'The request id: {{id}} was authorised'],
  rejected: ['La richiesta id: {{id}} è stata rifiutata', 'The request id: {{id}} was refused'],
  cancelled: ['La richiesta id: {{id}} è stata annullata', 'The request id: {{id}} was cancelled'],
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
  // M8.50, M8.51
  ignoreDone: ['Richiesta ignorata correttamente.', 'Request ignored.'],
  considerDone: ['Richiesta considerata correttamente.', 'Request considered again.'],
  ignoreFailed: ['La richiesta non è stata ignorata', 'The request was not ignored'],
  considerFailed: ['La richiesta non è stata considerata di nuovo', 'The request was not considered again'],
  // M2.2.11 to M2.2.15
  approveAll: ['Approva tutte le richieste', 'Approve all requests'],
  askApproveAll: [
    'Confermi di voler approvare tutte le richieste di ferie?',
    'Do you want to approve all leave requests?',
  ],
  approveAllFiltered: [
    'Con un filtro scegli le righe che vedi e approvale: si approva solo ciò che si vede',
    'With a filter choose the rows that you see and approve them: only what is seen is approved',
  ],
  approveChosen: ['Approva', 'Approve'],
  chooseAllShown: ['Scegli tutte le righe mostrate', 'Choose all rows shown'],
  askApproveChosen_one: ['Confermi di voler approvare la richiesta scelta?', 'Approve the chosen request?'],
  askApproveChosen_other: [
    'Confermi di voler approvare le {{count}} richieste scelte?',
    'Approve the {{count}} chosen requests?',
  ],
  authorizeChosen: ['Autorizza', 'Authorise'],
  askAuthorizeChosen_one: [
    'Confermi di voler autorizzare la richiesta scelta?',
    'Authorise the chosen request?',
  ],
  askAuthorizeChosen_other: [
    'Confermi di voler autorizzare le {{count}} richieste scelte?',
    'Authorise the {{count}} chosen requests?',
  ],
  series: ['Decisa insieme a', 'Decided together with'],
  ofSeries: ['serie di {{count}}', 'series of {{count}}'],
  wholeSeries: [
    'La decisione vale per tutte le {{count}} richieste della serie.',
    'The decision holds for all {{count}} requests of the series.',
  ],
  seriesPartly: [
    '{{done}} di {{all}} richieste della serie: le altre restano come stanno. {{msg}}',
    '{{done}} of {{all}} requests of the series: the others stay as they are. {{msg}}',
  ],
  endedAmong_one: [
    'Una è la domanda di annullare un’assenza approvata: approvandola l’assenza finisce.',
    'One asks to annul an approved absence: approving it ends the absence.',
  ],
  endedAmong_other: [
    '{{count}} sono domande di annullare un’assenza approvata: approvandole le assenze finiscono.',
    '{{count}} ask to annul an approved absence: approving them ends the absences.',
  ],
  approvedAndEnded: [
    '{{approved}} approvate, {{ended}} annullate',
    '{{approved}} approved, {{ended}} annulled',
  ],
  approveAllReach_one: ['Una richiesta: {{names}}.', 'One request: {{names}}.'],
  approveAllReach_other: ['{{count}} richieste: {{names}}.', '{{count}} requests: {{names}}.'],
  andMore_one: ['{{names}} e un’altra', '{{names}} and one more'],
  andMore_other: ['{{names}} e altre {{count}}', '{{names}} and {{count}} more'],
  noneToApprove: ['Non c’è niente che tu possa approvare', 'There is nothing that you can approve'],
  approveAllProgress: ['Approvate {{done}} di {{all}}', '{{done}} of {{all}} approved'],
  authorizeProgress: ['Autorizzate {{done}} di {{all}}', '{{done}} of {{all}} authorised'],
  stop: ['Ferma', 'Stop'],
  allApproved_one: ['{{count}} richiesta approvata', '{{count}} request approved'],
  allApproved_other: ['{{count}} richieste approvate', '{{count}} requests approved'],
  notApproved_one: ['{{count}} non approvata', '{{count}} not approved'],
  notApproved_other: ['{{count}} non approvate', '{{count}} not approved'],
  allAuthorized_one: ['{{count}} richiesta autorizzata', '{{count}} request authorised'],
  allAuthorized_other: ['{{count}} richieste autorizzate', '{{count}} requests authorised'],
  notAuthorized_one: ['{{count}} non autorizzata', '{{count}} not authorised'],
  notAuthorized_other: ['{{count}} non autorizzate', '{{count}} not authorised'],
  notSent_one: [
    '{{count}} richiesta non è stata inviata: aspetta ancora.',
    '{{count}} request was not sent: it still waits.',
  ],
  notSent_other: [
    '{{count}} richieste non sono state inviate: aspettano ancora.',
    '{{count}} requests were not sent: they still wait.',
  ],
  noAnswerFor_one: [
    'Per {{count}} richiesta non è arrivata una risposta: {{msg}}. Guarda nell’elenco come sta ora.',
    'No answer came for {{count}} request: {{msg}}. See in the list how it stands now.',
  ],
  noAnswerFor_other: [
    'Per {{count}} richieste non è arrivata una risposta: {{msg}}. Guarda nell’elenco come stanno ora.',
    'No answer came for {{count}} requests: {{msg}}. See in the list how they stand now.',
  ],
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
  typeAsked: ['Richiesta', 'Request'],
  typeDisposed: ['Disposizione del responsabile', 'Disposed by the manager'],
  codes: ['Codici', 'Codes'],
  path: ['Percorso', 'History'],
  files: ['Documenti', 'Documents'],
  documentAwaited: [
    'Manca il documento: senza non si può approvare.',
    'The document is missing: it cannot be approved without.',
  ],
  documentMissing: [
    'Manca il documento: chi ha fatto la richiesta lo aggiunge da «Le mie richieste».',
    'The document is missing: who made the request adds it in “My requests”.',
  ],
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
  didAddDocument: ['Documento allegato', 'Document attached'],
  didProposeDay: [
    'Proposto il {{after}} al posto del {{before}}',
    'Proposed {{after}} in place of {{before}}',
  ],
  didMoveDay: ['Spostata dal {{before}} al {{after}}', 'Moved from {{before}} to {{after}}'],
  didKeepDay: ['Tenuta il {{before}}, non il {{after}}', 'Kept on {{before}}, not {{after}}'],
  otherDay: ['Proponi un altro giorno', 'Propose another day'],
  otherDayWhy: [
    'Un permesso della legge 104 non si rifiuta: la persona può spostarlo o tenerlo.',
    'A permit by law 104 is not refused: the person can move or keep it.',
  ],
  proposeDay: ['Proponi', 'Propose'],
  dayProposed: ['Giorno proposto: lo decide la persona.', 'Day proposed: the person decides.'],
  proposeFailed: ['Il giorno non è stato proposto.', 'The day was not proposed.'],
  proposed: [
    'Proposto il {{day}}: la persona non ha ancora risposto.',
    'Proposed {{day}}: the person has not answered yet.',
  ],
  proposedToYou: [
    'Il responsabile propone di spostare questo permesso al {{day}}.',
    'The manager proposes to move this permit to {{day}}.',
  ],
  moveDay: ['Sposta al {{day}}', 'Move to {{day}}'],
  keepDay: ['Tieni il {{day}}', 'Keep {{day}}'],
  dayMoved: ['La richiesta è spostata al giorno proposto.', 'The request is moved to the proposed day.'],
  dayKept: ['La richiesta resta nel suo giorno.', 'The request stays on its day.'],
  answerFailed: ['La risposta non è stata salvata.', 'The answer was not saved.'],
  didOther: ['Cambiata', 'Changed'],
  didBy: ['{{what}} da {{who}}', '{{what}} by {{who}}'],
  didFor: ['{{what}} da {{who}} per conto di {{giver}}', '{{what}} by {{who}} on behalf of {{giver}}'],
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

import { REQUEST_REFUSALS } from './request-refusals.ts';
import { sentences } from '../sentences.ts';

/** What the server says about requests of leave, clock-in corrections and other justifications. */
export const requestSentence = sentences('requests', {
  ...REQUEST_REFUSALS,
  // M8.50, M8.51: to the letter.
  ignored: { it: 'Richiesta ignorata correttamente.', en: 'Request ignored.' },
  considered: { it: 'Richiesta considerata correttamente.', en: 'Request considered again.' },
  // E8.16: to the letter.
  noPlant: { it: 'No plant', en: 'No plant' },
  notOfDay: {
    it: 'Una richiesta non c’è più o non è di una persona di {{icao}} il {{date}}: aggiorna la pagina.',
    en: 'A request is gone, or is not of somebody of {{icao}} on {{date}}: refresh the page.',
  },
  notCounted: {
    it: 'La richiesta è stata rifiutata o annullata: il contatore non ne tiene già conto.',
    en: 'The request was refused or annulled: the counter leaves it out already.',
  },
  ownRequest: {
    it: 'È una tua richiesta: la deve ignorare un altro responsabile.',
    en: 'It is your own request: another manager has to ignore it.',
  },
  notIgnored: {
    it: 'Queste richieste non sono ignorate in questa fascia: le ha già considerate qualcun altro.',
    en: 'These requests are not ignored in this timeslot: somebody else has considered them already.',
  },
  noSlot: {
    it: 'Questa fascia non esiste nell’impianto.',
    en: 'The plant has no such timeslot.',
  },
  withdrawFirst: {
    it: 'Ritirala prima, o cambia le date.',
    en: 'Withdraw it first, or change the dates.',
  },
  annulmentPending: {
    it: 'Il suo annullamento è già chiesto: aspetta che sia deciso, o cambia le date.',
    en: 'Its annulment is asked for already: wait for the decision, or change the dates.',
  },
  annulFirst: {
    it: 'Chiedine prima l’annullamento, o cambia le date.',
    en: 'Ask for its annulment first, or change the dates.',
  },
  overlapsOnDay: {
    it: 'In quei giorni c’è già una tua richiesta: {{cause}}, {{from}} ({{state}}). {{way}}',
    en: 'There is a request of yours on those days already: {{cause}}, {{from}} ({{state}}). {{way}}',
  },
  overlapsOnDays: {
    it: 'In quei giorni c’è già una tua richiesta: {{cause}}, dal {{from}} al {{to}} ({{state}}). {{way}}',
    en: 'There is a request of yours on those days already: {{cause}}, {{from}} to {{to}} ({{state}}). {{way}}',
  },
  days: { it: 'giorni', en: 'days' },
  hours: { it: 'ore', en: 'hours' },
  units: { it: 'quantità', en: 'quantities' },
  amountDays_one: { it: '{{count}} giorno', en: '{{count}} day' },
  amountDays_other: { it: '{{count}} giorni', en: '{{count}} days' },
  amountHours: { it: '{{time}} ore', en: '{{time}} hours' },
  right104: { it: 'una richiesta attiva della legge 104', en: 'an active request by law 104' },
  rightCHILD: { it: 'un figlio registrato', en: 'a registered child' },
  rightRLS: {
    it: 'l’incarico di rappresentante per la sicurezza',
    en: 'the office of safety representative',
  },
  rightUNION: { it: 'un incarico sindacale', en: 'a union office' },
  inserted: { it: 'Richiesta inviata.', en: 'Request sent.' },
  disposed: { it: 'Disposizione registrata.', en: 'Disposition recorded.' },
  gone: {
    it: 'Questa richiesta non c’è o non la puoi vedere: aggiorna la pagina.',
    en: 'There is no such request, or you may not see it: refresh the page.',
  },
  // M8.54: to the letter.
  approved: { it: 'La richiesta id: {{id}} è stata approvata', en: 'Request id: {{id}} has been approved' },
  authorized: {
    it: 'La richiesta id: {{id}} è stata autorizzata',
    en: 'Request id: {{id}} has been authorised',
  },
  rejected: { it: 'La richiesta id: {{id}} è stata rifiutata', en: 'Request id: {{id}} has been rejected' },
  annulled: { it: 'La richiesta id: {{id}} è stata annullata', en: 'Request id: {{id}} has been cancelled' },
  notDone: {
    it: 'La richiesta id: {{id}} non è stata elaborata: {{msg}}',
    en: 'Request id: {{id}} has not been processed: {{msg}}',
  },
  // E8.18
  alreadyApproved: {
    it: 'La richiesta è già stata approvata.',
    en: 'The request has been approved already.',
  },
  deleted: { it: 'Richiesta cancellata.', en: 'Request deleted.' },
  annulmentAsked: { it: 'Annullamento chiesto.', en: 'Annulment asked for.' },
  dayProposed: {
    it: 'Hai proposto un altro giorno: lo decide la persona.',
    en: 'You have proposed another day: the person decides.',
  },
  dayMoved: {
    it: 'La richiesta è spostata al giorno proposto.',
    en: 'The request is moved to the proposed day.',
  },
  dayKept: { it: 'La richiesta resta nel suo giorno.', en: 'The request stays on its day.' },
  notProposable: {
    it: 'Un altro giorno si propone solo per un permesso della legge 104 che aspetta una decisione.',
    en: 'Another day is proposed only for a permit by law 104 that waits for a decision.',
  },
  sameDay: {
    it: 'La richiesta è già in quel giorno: scegline un altro.',
    en: 'The request lies on that day already: choose another one.',
  },
  noProposal: {
    it: 'Nessuno propone più un altro giorno: la richiesta è com’è scritta.',
    en: 'Nobody proposes another day any more: the request stands as it is written.',
  },
  annulmentWithdrawn: {
    it: 'La richiesta di annullamento è ritirata.',
    en: 'The annulment is asked for no more.',
  },
  ownDecision: {
    it: 'È una tua richiesta: la decide un altro responsabile.',
    en: 'It is your own request: another manager decides on it.',
  },
  replacedPerson: {
    it: 'Sostituisci questa persona: sulle sue richieste decide qualcun altro.',
    en: 'You stand in for this person: somebody else decides on their requests.',
  },
  otherPlant: {
    it: 'La richiesta è di un altro impianto: decidono i suoi responsabili.',
    en: 'The request belongs to another plant: its managers decide.',
  },
  secondLevel: {
    it: 'Serve il secondo livello: tu la puoi vistare.',
    en: 'The second level is needed: you can endorse it.',
  },
  personNotManaged: {
    it: 'Questa persona non è di un tuo impianto in quel giorno.',
    en: 'This person is not of one of your plants on that day.',
  },
  malformedDecisions: {
    it: 'L’elenco delle decisioni non si legge: servono id e operazione di ogni richiesta.',
    en: 'The list of decisions cannot be read: id and operation of each request are needed.',
  },
  daysUnreadable: {
    it: 'Una data non si legge: si scrive AAAA/MM/GG.',
    en: 'A date cannot be read: it is written YYYY/MM/DD.',
  },
  documentGone: {
    it: 'Un documento allegato non è ancora stato controllato, o non è tuo: aspetta un momento o allegalo di nuovo.',
    en: 'An attached document has not been checked yet, or is not yours: wait a moment or attach it again.',
  },
  documentsFull: {
    it: 'Una richiesta tiene al massimo {{most}} documenti: ne ha già {{count}}.',
    en: 'A request keeps at most {{most}} documents: it has {{count}} already.',
  },
  documentsNotWanted: {
    it: 'Questa causale non vuole documenti.',
    en: 'This reason wants no documents.',
  },
  daysTooMany: {
    it: 'Il periodo è al contrario o supera {{most}} giorni: correggi le date.',
    en: 'The period is reversed or exceeds {{most}} days: correct the dates.',
  },
  documentReceived: {
    it: 'Documento ricevuto: si può allegare appena è controllato.',
    en: 'Document received: it can be attached once it is checked.',
  },
  documentUnreadable: {
    it: 'Un documento si manda come modulo con i campi nomeFile e documento, questo in base64: controlla il programma che lo invia.',
    en: 'A document is sent as a form with the fields nomeFile and documento, the latter in base64: check the program that sends it.',
  },
  documentAdded: { it: 'Documento allegato.', en: 'Document attached.' },
  cellNotWritten: {
    it: 'Il turno non si può scrivere: {{msg}}',
    en: 'The shift cannot be written: {{msg}}',
  },
  moved: { it: 'Richiesta spostata.', en: 'Request moved.' },
});

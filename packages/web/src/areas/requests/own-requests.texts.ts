import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    ownRequests: typeof ownRequestsTexts;
  }
}

/** Texts of the own requests, of sickness and of the own balances. */
export const ownRequestsTexts = registerTexts('ownRequests', {
  newRequest: ['Nuova richiesta', 'New request'],
  balances: ['Saldi', 'Balances'],
  // Somebody was first
  overtaken: ['La richiesta è cambiata nel frattempo', 'The request has changed meanwhile'],
  overtakenNow: [
    '{{text}} Ora è «{{state}}»: guarda qui sotto che cosa puoi fare.',
    '{{text}} It is “{{state}}” now: see below what you can do.',
  ],
  // Documents
  certificateMissing: ['Manca il certificato', 'The certificate is missing'],
  certificateMissingWhy: [
    'Fotografalo o scegli il file: lo alleghiamo appena è arrivato.',
    'Take a photo or choose the file: it is attached as soon as it has arrived.',
  ],
  addDocuments: ['Allega documenti', 'Attach documents'],
  attach_one: ['Allega {{count}} documento', 'Attach {{count}} document'],
  attach_other: ['Allega {{count}} documenti', 'Attach {{count}} documents'],
  attached: ['Documento allegato', 'Document attached'],
  attachFailed: ['Il documento non è stato allegato', 'The document was not attached'],
  // Amounts
  days_one: ['{{count}} giorno', '{{count}} day'],
  days_other: ['{{shown}} giorni', '{{shown}} days'],
  hours: ['{{time}} ore', '{{time}} hours'],
  // What a request would meet
  ifSent: ['Se la invii', 'If you send it'],
  cost: ['Costa', 'It costs'],
  costsNothing: ['niente', 'nothing'],
  howCounted: ['Come si conta', 'How it is counted'],
  countsNothing: ['non conta', 'does not count'],
  countedFor: ['{{amount}} ({{why}})', '{{amount}} ({{why}})'],
  'costReason.weekday': ['turno non ancora scritto: per ora conta', 'no shift yet: it counts for now'],
  'costReason.weekend': ['fine settimana senza turno', 'weekend without a shift'],
  'costReason.holiday': ['festivo', 'public holiday'],
  'costReason.rest': ['nessun servizio quel giorno', 'no duty on that day'],
  'costReason.sick': ['malattia: il giorno è restituito', 'sickness: the day is given back'],
  'costReason.outside': ['fuori dal turno', 'outside of the shift'],
  left: ['Resta', 'Is left'],
  leftOf: ['{{balance}}: {{left}} (ora {{before}})', '{{balance}}: {{left}} (now {{before}})'],
  begins: ['Poi', 'Then'],
  beginsAtOnce: ['Vale subito', 'It holds at once'],
  beginsToApprove: ['Va al responsabile', 'It goes to the manager'],
  beginsToEndorse: [
    'Va al responsabile, poi al secondo livello',
    'It goes to the manager, then to the second level',
  ],
  island: ['La tua isola', 'Your island'],
  islandNobody: ['Nessun altro assente', 'Nobody else away'],
  islandAway_one: ['{{count}} collega già assente', '{{count}} colleague away already'],
  islandAway_other: ['{{count}} colleghi già assenti', '{{count}} colleagues away already'],
  short_one: ['Quel giorno mancherebbe qualcuno', 'Somebody would be missing on that day'],
  short_other: ['In {{count}} giorni mancherebbe qualcuno', 'Somebody would be missing on {{count}} days'],
  cannotSend: ['Così non si può inviare', 'It cannot be sent like this'],
  openOverlapped: ['Apri quella richiesta', 'Open that request'],
  trying: ['Controllo che cosa comporta…', 'Checking what it would do…'],
  tryFailed: [
    'Non si riesce a controllare che cosa comporta. Puoi inviarla lo stesso.',
    'What it would do cannot be checked. You can send it all the same.',
  ],
  nothingToTry: [
    'Scegli causale e giorni: qui vedi quanto costa, che cosa resta e a chi va.',
    'Choose reason and days: here you see what it costs, what is left and to whom it goes.',
  ],
  sent: ['Richiesta inviata', 'Request sent'],
  sendFailed: ['La richiesta non è stata inviata', 'The request was not sent'],
  // Sickness
  sick: ['Sono malato', 'I am sick'],
  sickWhy: [
    'Il responsabile lo sa subito. Il certificato lo alleghi dopo, dalla richiesta.',
    'The manager knows at once. The certificate is attached later, from the request.',
  ],
  sickSend: ['Sì, invia', 'Yes, send'],
  sickSent: ['Malattia inviata', 'Sickness sent'],
  sickSentWhy: [
    'Allega il certificato dalla richiesta appena lo hai.',
    'Attach the certificate to the request as soon as you have it.',
  ],
  sickFrom: ['Primo giorno', 'First day'],
  sickTo: ['Ultimo giorno', 'Last day'],
  dayNeeded: ['Scrivi una data', 'Enter a date'],
  daysReversed: ['Finisce prima di cominciare', 'It ends before it begins'],
  // Balances
  balancesHint: ['Quanto resta, quanto è prenotato', 'What is left, what is reserved'],
  onDay: ['Al giorno', 'On the day'],
  balancesOf: ['Saldi al {{day}}', 'Balances on {{day}}'],
  noBalances: ['Nessun saldo aperto', 'No balance opened'],
  noBalancesWhy: [
    'I saldi compaiono qui quando le risorse umane aprono l’anno.',
    'Balances appear here when human resources open the year.',
  ],
  reason: ['Causale', 'Reason'],
  year: ['Anno', 'Year'],
  residuoAnniPrec: ['Residuo anni precedenti', 'Residual of earlier years'],
  residuoAnnoPrec: ['Residuo anno precedente', 'Residual of last year'],
  teorica: ['Spettanza teorica', 'Theoretical entitlement'],
  riduzioni: ['Riduzioni', 'Reductions'],
  forzate: ['Forzate', 'Forced'],
  spettanzaReale: ['Spettanza reale', 'Real entitlement'],
  fruite: ['Fruite', 'Used'],
  residuo: ['Residuo', 'Residual'],
  prenotate: ['Prenotate', 'Reserved'],
  impegnateDopo: ['Già impegnate dopo', 'Promised after that day'],
  disponibili: ['Disponibili', 'Available'],
  balanceFER: ['Ferie', 'Leave'],
  balanceROS: ['Recupero ore straordinario', 'Overtime to recover'],
  balanceRFS: ['Recupero festività soppresse', 'Suppressed holidays'],
  balancePRLS: ['Rappresentante per la sicurezza', 'Safety representative'],
  balanceESAU: ['Permessi di studio', 'Study permits'],
  balance104: ['Legge 104', 'Law 104'],
});

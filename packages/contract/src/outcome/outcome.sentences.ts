import { sentences } from '../sentences.ts';

/** What the server says whatever the call is: sessions, rights. */
export const outcomeSentence = sentences('outcome', {
  dayUnknown: { it: 'La data «{{text}}» non esiste.', en: 'The date “{{text}}” does not exist.' },
  noSession: {
    it: 'La sessione è scaduta o non esiste: accedi di nuovo.',
    en: 'The session has expired or does not exist: sign in again.',
  },
  sessionEnded: {
    it: 'La sessione è stata chiusa da un’altra scheda o da un amministratore: accedi di nuovo.',
    en: 'The session was ended by another tab or by an administrator: sign in again.',
  },
  passwordFirst: {
    it: 'Prima di continuare devi cambiare la password.',
    en: 'Before you go on you have to change the password.',
  },
  managersOnly: {
    it: 'Questa funzione è riservata ai responsabili.',
    en: 'This function is for managers only.',
  },
  plantNotManaged: {
    it: "Non gestisci l'impianto richiesto.",
    en: 'You do not manage the requested plant.',
  },
  roleMissing: {
    it: 'Non hai il ruolo necessario per questa funzione.',
    en: 'You do not have the role that this function takes.',
  },
  rightsLost: {
    it: 'I tuoi diritti sono cambiati mentre l’operazione era in corso: non è stata eseguita. Aggiorna la pagina per vedere che cosa puoi ancora fare.',
    en: 'Your rights changed while the operation was under way: it was not carried out. Reload the page to see what you may still do.',
  },
  // P8.07
  unexpected: {
    it: 'Impossibile reperire le informazioni richieste.',
    en: 'The requested information cannot be retrieved.',
  },
  notFound: { it: 'La risorsa richiesta non esiste.', en: 'The requested resource does not exist.' },
  tooLarge: { it: 'La richiesta è troppo grande.', en: 'The request is too large.' },
  mediaType: {
    it: 'Il formato della richiesta non è ammesso: serve JSON.',
    en: 'The format of the request is not allowed: it takes JSON.',
  },
  tooSlow: {
    it: 'L’operazione richiedeva troppo tempo e non è stata eseguita: riprova tra poco.',
    en: 'The operation took too long and was not carried out: try again in a moment.',
  },
  unavailable: {
    it: 'Il servizio non è disponibile in questo momento: riprova tra poco.',
    en: 'The service is not available at the moment: try again shortly.',
  },
  notUtf8: { it: 'La richiesta non è scritta in UTF-8.', en: 'The request is not written in UTF-8.' },
  tooManyItems: {
    it: 'La richiesta contiene troppi elementi: dividila.',
    en: 'The request holds too many items: divide it.',
  },
  tooDeep: {
    it: 'La richiesta contiene troppi livelli di elenchi, uno dentro l’altro.',
    en: 'The request holds too many levels of lists within each other.',
  },
  cutOff: {
    it: 'La richiesta non è arrivata per intero: riprova.',
    en: 'The request has not arrived whole: try again.',
  },
  bodiesBusy: {
    it: 'In questo momento arrivano troppi dati. La richiesta non è stata eseguita: riprova tra poco.',
    en: 'Too much data is arriving at the moment. The request was not carried out: try again shortly.',
  },
  unstorable: {
    it: 'La richiesta contiene un carattere che non si può conservare: toglilo.',
    en: 'The request holds a character that cannot be stored: remove it.',
  },
  notInDigits: {
    it: 'Richiesta non valida: {{name}} è un numero intero scritto in cifre.',
    en: 'The request is not valid: {{name}} is a whole number written in digits.',
  },
  headerMissing: {
    it: "Richiesta rifiutata: manca l'intestazione X-Requested-By.",
    en: 'Request refused: the header X-Requested-By is missing.',
  },
  otherSite: {
    it: 'Richiesta rifiutata: arriva da un altro sito.',
    en: 'Request refused: it comes from another site.',
  },
  keyMalformed: {
    it: 'Idempotency-Key deve avere da 8 a 128 caratteri stampabili, senza spazi.',
    en: 'Idempotency-Key takes 8 to 128 printable characters without blanks.',
  },
  keyReused: {
    it: 'Questa Idempotency-Key è già servita per una richiesta diversa: usane una nuova.',
    en: 'This Idempotency-Key has served another request already: use a new one.',
  },
  answerSecret: {
    it: 'L’operazione è già stata eseguita e la sua risposta, riservata, si dà una volta sola: se serve, chiedila di nuovo.',
    en: 'The operation was carried out already and its confidential answer is given once: ask for it again if you need it.',
  },
  answerLost: {
    it: 'L’operazione è già stata eseguita, ma la sua risposta è andata persa: aggiorna la pagina per vedere il risultato.',
    en: 'The operation was carried out already, but its answer was lost: reload the page to see the result.',
  },
  hostUnknown: {
    it: 'Torre non risponde all’indirizzo «{{name}}». Chi gestisce Torre può aggiungere questo nome a TORRE_HOSTS, oppure metterlo in TORRE_URL se è l’indirizzo pubblico.',
    en: 'Torre does not answer at the address “{{name}}”. Who runs Torre can add this name to TORRE_HOSTS, or put it into TORRE_URL if it is the public address.',
  },
  hostMissing: {
    it: 'Torre non risponde a un indirizzo senza nome. Chi gestisce Torre può aggiungere questo nome a TORRE_HOSTS, oppure metterlo in TORRE_URL se è l’indirizzo pubblico.',
    en: 'Torre does not answer at an address without a name. Who runs Torre can add this name to TORRE_HOSTS, or put it into TORRE_URL if it is the public address.',
  },
  noRoom: {
    it: 'Lo spazio su disco del servizio sta finendo: per ora si può solo consultare. La modifica non è stata salvata; avvisa chi gestisce Torre e riprova più tardi.',
    en: 'The service is running out of disk space: for now things can only be read. The change was not saved; tell who runs Torre and try again later.',
  },
  tooOften_one: {
    it: 'Troppe richieste in poco tempo: riprova tra un secondo.',
    en: 'Too many requests in a short time: try again in one second.',
  },
  tooOften_other: {
    it: 'Troppe richieste in poco tempo: riprova tra {{count}} secondi.',
    en: 'Too many requests in a short time: try again in {{count}} seconds.',
  },
  tooOftenHere_one: {
    it: 'Troppe richieste da questa rete: riprova tra un secondo.',
    en: 'Too many requests from this network: try again in one second.',
  },
  tooOftenHere_other: {
    it: 'Troppe richieste da questa rete: riprova tra {{count}} secondi.',
    en: 'Too many requests from this network: try again in {{count}} seconds.',
  },
  busy_one: {
    it: 'In questo momento il servizio è molto richiesto. Riprova tra un secondo.',
    en: 'The service is in great demand at the moment. Try again in one second.',
  },
  busy_other: {
    it: 'In questo momento il servizio è molto richiesto. Riprova tra {{count}} secondi.',
    en: 'The service is in great demand at the moment. Try again in {{count}} seconds.',
  },
  busySave_one: {
    it: 'In questo momento il servizio è molto richiesto. La modifica non è stata salvata. Riprova tra un secondo.',
    en: 'The service is in great demand at the moment. The change was not saved. Try again in one second.',
  },
  busySave_other: {
    it: 'In questo momento il servizio è molto richiesto. La modifica non è stata salvata. Riprova tra {{count}} secondi.',
    en: 'The service is in great demand at the moment. The change was not saved. Try again in {{count}} seconds.',
  },
  malformed: { it: 'Richiesta non valida.', en: 'The request is not valid.' },
  malformedField: {
    it: 'Richiesta non valida: {{where}}.',
    en: 'The request is not valid: {{where}}.',
  },
  // E8.14
  parameterMissing: {
    it: 'Required parameter for {{call}} is null or undefined',
    en: 'Required parameter for {{call}} is null or undefined',
  },
  personNotOwn: {
    it: 'Il codice personale indicato non è il tuo: non puoi agire per questa persona.',
    en: 'The given personnel code is not yours: you cannot act for this person.',
  },
});

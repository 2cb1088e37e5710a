import type { FieldRefusals, ItemRefusals, ReviewRefusals } from '@torre/domain/content';
import { sentences } from '../sentences.ts';
import type { WordsOf } from '../sentences.ts';

const contentRefusals = {
  'unknown-field': {
    it: 'Questo tipo di contenuto non ha il campo «{{field}}».',
    en: 'This type of content has no field “{{field}}”.',
  },
  'wrong-kind': {
    it: 'Il campo «{{field}}» non va bene così: una riga di testo, o i contenuti che il campo prevede.',
    en: 'The field “{{field}}” does not fit: it takes one line of text, or the items that are meant for it.',
  },
  'too-short': {
    it: 'Il campo «{{field}}» è troppo corto: servono almeno {{least}} caratteri.',
    en: 'The field “{{field}}” is too short: it needs at least {{least}} characters.',
  },
  'too-long': {
    it: 'Il campo «{{field}}» è troppo lungo: al massimo {{most}} caratteri.',
    en: 'The field “{{field}}” is too long: at most {{most}} characters.',
  },
  'not-http': {
    it: 'Il campo «{{field}}» deve essere un indirizzo che comincia con http:// o https://.',
    en: 'The field “{{field}}” must be an address that begins with http:// or https://.',
  },
  incomplete: {
    it: 'Manca il campo «{{field}}»: compilalo prima di pubblicare.',
    en: 'The field “{{field}}” is missing: fill it in before publishing.',
  },
  'own-text': {
    it: 'Hai scritto tu l’ultima versione: la pubblica un’altra persona.',
    en: 'You wrote the newest version: somebody else publishes it.',
  },
  'own-part': {
    it: '«{{name}}», che esce con questo testo, l’hai scritto tu: lo pubblica un’altra persona.',
    en: 'You wrote “{{name}}”, which goes out with this text: somebody else publishes it.',
  },
  'part-sent-back': {
    it: '«{{name}}», che fa parte di questo testo, è stato rimandato: correggilo, o toglilo da qui.',
    en: '“{{name}}”, a part of this text, was sent back: mend it, or take it out.',
  },
  'date-past': {
    it: 'La data di pubblicazione è già passata: scegline una futura, o pubblica adesso.',
    en: 'The date of publication is past: choose a later one, or publish now.',
  },
  'review-no-draft': {
    it: 'Un collega rilegge la bozza di un articolo: qui non ce n’è una.',
    en: 'A colleague reads the draft of an article: here is none.',
  },
  'review-day-past': {
    it: 'L’ultimo giorno per rileggere è già passato: scegline uno da oggi in poi.',
    en: 'The last day to read is past: choose today or a later one.',
  },
  'review-too-long': {
    it: 'Una bozza si rilegge per {{most}} giorni al massimo: scegli un giorno più vicino.',
    en: 'A draft is read for {{most}} days at most: choose a nearer day.',
  },
} as const satisfies WordsOf<FieldRefusals & ItemRefusals & ReviewRefusals>;

/** What the server says about articles and comments. */
export const contentSentence = sentences('content', {
  ...contentRefusals,
  gone: {
    it: 'Questo contenuto non c’è, o non è pubblicato.',
    en: 'This content is not there, or is not published.',
  },
  deskOnly: {
    it: 'Lo può fare solo chi lavora alla redazione.',
    en: 'Only who works at the editorial desk may do this.',
  },
  approverOnly: {
    it: 'Lo può fare solo chi approva i contenuti.',
    en: 'Only who approves content may do this.',
  },
  notPlaced: {
    it: 'Solo un articolo sta nella home; se i lettori lo vedono già, lo decide chi pubblica.',
    en: 'Only an article stands on the home; where readers see it already, who publishes decides.',
  },
  reviewOfNobody: {
    it: 'Questa persona non può accedere a Torre: scegli un altro collega.',
    en: 'This person cannot sign in to Torre: choose another colleague.',
  },
  reviewerNamed: { it: 'Il collega può leggere la bozza.', en: 'The colleague can read the draft.' },
  reviewEnded: { it: 'Il collega non legge più la bozza.', en: 'The colleague reads the draft no more.' },
  reviewGone: {
    it: 'Il collega non legge già più questa bozza.',
    en: 'The colleague does not read this draft any more.',
  },
  readNotAsked: {
    it: 'Questa presa visione non ti è chiesta, o non lo è più.',
    en: 'You are not asked to sign this, or no more.',
  },
  readOther: {
    it: 'Intanto è uscita un’altra versione di questo articolo: leggila, poi firma.',
    en: 'Another version of this article has come out meanwhile: read it, then sign.',
  },
  readSigned: { it: 'Presa visione registrata.', en: 'Your signature is recorded.' },
  readAsked: { it: 'Presa visione chiesta.', en: 'Signatures are asked for.' },
  readEnded: { it: 'La presa visione non è più chiesta.', en: 'Signatures are asked for no more.' },
  readOfNobody: {
    it: 'Scegli almeno un impianto o una categoria che esiste.',
    en: 'Choose a plant or a category that exists.',
  },
  readDuePast: {
    it: 'L’ultimo giorno è già passato: scegline uno da oggi in poi.',
    en: 'The last day is past: choose one from today on.',
  },
  readUnpublished: {
    it: 'La presa visione si chiede di un articolo che i lettori vedono: pubblicalo prima, o guarda la versione di adesso.',
    en: 'Signatures are asked for an article that readers see: publish it first, or look at its present version.',
  },
  textsAlone: {
    it: 'Il lato inglese ha solo testi: il campo «{{field}}» vale per tutte e due le lingue, si cambia in italiano.',
    en: 'The English side has texts alone: the field “{{field}}” holds for both languages and is changed on the Italian side.',
  },
  instantMissing: {
    it: 'Scegli il giorno e l’ora in cui pubblicare.',
    en: 'Choose the day and the time of the publication.',
  },
  instantUnknown: {
    it: 'La data di pubblicazione non è una data del calendario: sceglila di nuovo.',
    en: 'The date of publication is no date of the calendar: choose it again.',
  },
  saved: { it: 'Contenuto salvato.', en: 'Content saved.' },
  stepDone: { it: 'Fatto.', en: 'Done.' },
  stale: {
    it: 'Qualcun altro ha cambiato questo contenuto: guarda come sta adesso e riprova.',
    en: 'Somebody else has changed this content: look how it stands now and try again.',
  },
  stateChanged: {
    it: 'Nello stato in cui è adesso non si può fare.',
    en: 'This cannot be done in its present state.',
  },
  remarkMissing: {
    it: 'Scrivi perché rimandi il contenuto.',
    en: 'Write why you send the content back.',
  },
  reasonMissing: {
    it: 'Scrivi perché: la redazione ricorda i motivi.',
    en: 'Write why: the desk keeps the reasons.',
  },
  commentOfWithdrawn: {
    it: 'L’articolo di questo commento non è pubblicato: nessuno lo leggerebbe. Decidi quando l’articolo torna visibile.',
    en: 'The article of this comment is not published: nobody would read it. Decide once the article is back.',
  },
  commentStale: {
    it: 'Qualcun altro ha già deciso su questo commento: guarda come sta adesso.',
    en: 'Somebody else has decided on this comment already: look how it stands now.',
  },
  // P8.04, to the letter.
  commentSent: {
    it: 'Il commento è stato inviato correttamente alla redazione che provvederà alla pubblicazione',
    en: 'Your comment was sent to the editorial staff, who will see to its publication',
  },
  readersComment: {
    it: 'Qui si inviano solo commenti a un articolo pubblicato che li accetta.',
    en: 'Only comments on a published article that takes them are sent here.',
  },
  notForLibrary: {
    it: 'Questo file non si può usare: servono un’immagine, un video o dei sottotitoli caricati per la redazione, già controllati e non ancora nella raccolta.',
    en: 'This file cannot be used: it takes a picture, a video or captions sent to the desk, checked already and not yet in the library.',
  },
  alternativeMissing: {
    it: 'Scrivi che cosa mostra l’immagine: lo legge chi non la vede.',
    en: 'Write what the picture shows: it is read by who does not see it.',
  },
  assetSaved: { it: 'Aggiunto alla raccolta.', en: 'Added to the library.' },
  notADocument: {
    it: 'Questo file non si può usare: serve un pdf, un docx o un txt caricato per la redazione e già controllato.',
    en: 'This file cannot be used: it takes a pdf, docx or txt sent to the desk and checked already.',
  },
  documentFixed: {
    it: 'Un documento riceve il suo file una volta sola, mentre è una bozza: per un altro file comincia un altro documento.',
    en: 'A document gets its file once, while it is a draft: for another file begin another document.',
  },
  documentAttached: { it: 'File del documento aggiunto.', en: 'File of the document added.' },
  commentEmpty: {
    it: 'Il commento è vuoto: scrivi qualcosa e invialo di nuovo.',
    en: 'The comment is empty: write something and send it again.',
  },
  reported: {
    it: 'Segnalazione inviata: la redazione guarderà il commento.',
    en: 'Report sent: the editorial staff will look at the comment.',
  },
  tooManyReports: {
    it: 'Hai segnalato {{count}} commenti negli ultimi {{minutes}} minuti: aspetta qualche minuto.',
    en: 'You have reported {{count}} comments in the last {{minutes}} minutes: wait a few minutes.',
  },
  tooManyComments: {
    it: 'Hai inviato {{count}} commenti negli ultimi {{minutes}} minuti: aspetta qualche minuto e invia di nuovo.',
    en: 'You have sent {{count}} comments in the last {{minutes}} minutes: wait a few minutes and send again.',
  },
});

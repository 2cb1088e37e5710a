import type { CaptionsRefusals, UploadRefusals, VideoRefusals } from '@torre/domain/files';
import { sentences } from '../sentences.ts';
import type { WordsOf } from '../sentences.ts';

const uploadRefusals = {
  'not-allowed': {
    it: 'Questo tipo di file non è ammesso. Sono ammessi: {{extensions}}.',
    en: 'This kind of file is not allowed. Allowed are: {{extensions}}.',
  },
  empty: { it: 'Il file è vuoto: scegline un altro.', en: 'The file is empty: choose another one.' },
  'too-large': {
    it: 'Il file è troppo grande: il limite è {{megabytes}} MB.',
    en: 'The file is too large: the limit is {{megabytes}} MB.',
  },
  'too-many-uploads': {
    it: 'Hai già {{uploads}} caricamenti in corso: aspetta che finiscano o annullane uno.',
    en: 'You have {{uploads}} uploads under way already: wait until they end or cancel one.',
  },
  'no-space-left': {
    it: 'I tuoi file occupano già lo spazio a disposizione ({{megabytes}} MB): eliminane qualcuno.',
    en: 'Your files take the available space already ({{megabytes}} MB): delete some.',
  },
} as const satisfies WordsOf<UploadRefusals>;

const mediaRefusals = {
  videoOnlySound: {
    it: 'Questo file ha solo l’audio: serve un video.',
    en: 'This file has sound alone: it takes a video.',
  },
  videoCodec: {
    it: 'Questo video usa una codifica che non tutti i browser leggono. Esportalo come WebM (VP8, VP9 o AV1 con Opus o Vorbis) o come MP4 (H.264, VP9 o AV1 con AAC o Opus) e caricalo di nuovo.',
    en: 'This video uses a codec that not all browsers play. Export it as WebM (VP8, VP9 or AV1 with Opus or Vorbis) or as MP4 (H.264, VP9 or AV1 with AAC or Opus) and upload it again.',
  },
  videoCarries: {
    it: 'Questo video ha altri file allegati: non si può caricare. Esportalo senza allegati e caricalo di nuovo.',
    en: 'This video has other files attached: it cannot be uploaded. Export it without attachments and upload it again.',
  },
  videoTooLong: {
    it: 'Il video dura più di tre ore, o dice di durarle: taglialo o esportalo di nuovo, poi caricalo.',
    en: 'The video lasts more than three hours, or says so: cut it or export it again, then upload it.',
  },
  videoTooWide: {
    it: 'Il video ha troppi punti: riducilo a 4096 per lato o meno e caricalo di nuovo.',
    en: 'The video has too many points: reduce it to 4096 a side or less and upload it again.',
  },
  videoUnreadable: {
    it: 'Questo video è danneggiato, incompleto o fatto in modo insolito: non si può controllare. Esportalo di nuovo come WebM o MP4 e ricaricalo.',
    en: 'This video is damaged, incomplete or made in an unusual way: it cannot be checked. Export it again as WebM or MP4 and upload it.',
  },
  captionsUnreadable: {
    it: 'Questi sottotitoli si fermano alla riga {{line}}: servono tempi WebVTT in ordine (00:01.000 --> 00:04.000), senza fogli di stile e senza altro codice che i segni dei sottotitoli. Correggi la riga, o esportali di nuovo come WebVTT, e ricaricali.',
    en: 'These captions stop at line {{line}}: they take times of WebVTT in their order (00:01.000 --> 00:04.000), no style sheets and no other markup than that of captions. Correct the line, or export them again as WebVTT, and upload them.',
  },
} as const satisfies WordsOf<VideoRefusals & CaptionsRefusals>;

/** What the server says about files and their upload. */
export const fileSentence = sentences('files', {
  ...uploadRefusals,
  ...mediaRefusals,
  inUse: {
    it: 'Il file è allegato a una richiesta o sta nel portale: non si può cancellare.',
    en: 'The file is attached to a request or stands in the portal: it cannot be deleted.',
  },
  unknown: { it: 'Questo file non esiste.', en: 'This file does not exist.' },
  notReady: {
    it: 'Il file non è ancora pronto: riprova tra poco.',
    en: 'The file is not ready yet: try again in a moment.',
  },
  tooMuch: {
    it: 'È arrivato più di quanto annunciato: ricomincia il caricamento.',
    en: 'More has arrived than was announced: begin the upload again.',
  },
  misplaced: {
    it: 'Il pezzo non comincia dove il caricamento era arrivato: riprendi dal punto indicato.',
    en: 'The piece does not begin where the upload had come to: resume at the given point.',
  },
  otherContent: {
    it: 'Il contenuto non è quello di un file .{{extension}}. Controlla di aver scelto il file giusto, oppure aprilo con il suo programma, salvalo di nuovo come {{kind}} e ricaricalo.',
    en: 'The content is not that of a .{{extension}} file. Check that you chose the right file, or open it with its program, save it again as {{kind}} and upload it.',
  },
  pictureTooLarge: {
    it: 'L’immagine ha troppi punti: riducila sotto i 50 milioni e caricala di nuovo.',
    en: 'The picture has too many points: reduce it below 50 million and upload it again.',
  },
  pictureDamaged: {
    it: 'L’immagine è danneggiata e non si può leggere: esportala di nuovo e riprova.',
    en: 'The picture is damaged and cannot be read: export it again and try again.',
  },
  pdfRuns: {
    it: 'Questo PDF fa qualcosa da solo (script, avvio di programmi, invio di dati, contenuti multimediali): non si può caricare. Aprilo, scegli «Stampa», poi «Salva come PDF», e carica il nuovo file; oppure carica una foto della pagina.',
    en: 'This PDF does something by itself (scripts, starting programs, sending data, media): it cannot be uploaded. Open it, choose “Print”, then “Save as PDF”, and upload the new file; or upload a photo of the page.',
  },
  pdfCarries: {
    it: 'Questo PDF ha altri file allegati: non si può caricare. Aprilo, scegli «Stampa», poi «Salva come PDF», e carica il nuovo file; quello che serve degli allegati caricalo a parte.',
    en: 'This PDF has other files attached: it cannot be uploaded. Open it, choose “Print”, then “Save as PDF”, and upload the new file; upload what is needed of the attachments on its own.',
  },
  pdfLocked: {
    it: 'Questo PDF è protetto: non si può controllare. Togli la protezione o la password, oppure aprilo, scegli «Stampa», poi «Salva come PDF», e carica il nuovo file.',
    en: 'This PDF is protected: it cannot be checked. Take the protection or the password off, or open it, choose “Print”, then “Save as PDF”, and upload the new file.',
  },
  pdfUnreadable: {
    it: 'Questo PDF è danneggiato o fatto in modo insolito: non si può controllare. Aprilo, scegli «Stampa», poi «Salva come PDF», e carica il nuovo file; oppure carica una foto della pagina.',
    en: 'This PDF is damaged or made in an unusual way: it cannot be checked. Open it, choose “Print”, then “Save as PDF”, and upload the new file; or upload a photo of the page.',
  },
  announcement: {
    it: 'Il caricamento è annunciato male: servono area, tipo, nome e dimensione.',
    en: 'The upload is announced badly: it takes area, kind, name and size.',
  },
  protocol: {
    it: 'Versione del protocollo di caricamento non ammessa: serve tus 1.0.0.',
    en: 'This version of the upload protocol is not allowed: it takes tus 1.0.0.',
  },
  pieceType: {
    it: 'Un pezzo di file si manda come {{type}}.',
    en: 'A piece of a file is sent as {{type}}.',
  },
  offsetMissing: {
    it: 'Manca Upload-Offset: da quale punto comincia il pezzo.',
    en: 'Upload-Offset is missing: the point at which the piece begins.',
  },
});

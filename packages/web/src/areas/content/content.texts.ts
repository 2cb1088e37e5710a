import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    content: typeof contentTexts;
  }
}

/** Texts of the articles; the Italian ones are the specification's. */
export const contentTexts = registerTexts('content', {
  articles: ['Articoli', 'Articles'],
  articlesHint: [
    'Quello che la redazione ha pubblicato, dal più recente',
    'What the editors published, the newest first',
  ],
  noArticles: ['Nessun articolo', 'No article'],
  noArticlesWhy: ['Qui compare quello che la redazione pubblica.', 'What the editors publish appears here.'],
  published: ['Pubblicato il {{day}}', 'Published on {{day}}'],
  italianOnly: ['Questo articolo è scritto solo in italiano.', 'This article is written in Italian only.'],
  articleFailed: [
    "Impossibile recuperare le informazioni sull'articolo",
    'The information about the article cannot be retrieved',
  ],
  notRetrievable: [
    'Impossibile recuperare le informazioni richieste',
    'The requested information cannot be retrieved',
  ],
  tryAgain: ['Riprova', 'Try again'],
  noPicture: ['Nessuna immagine', 'No picture'],
  choosePicture: ['Scegli un’immagine', 'Choose a picture'],
  closeLibrary: ['Chiudi la raccolta', 'Close the library'],
  removePicture: ['Togli l’immagine', 'Remove the picture'],
  searchPictures: ['Cerca un’immagine', 'Search a picture'],
  newPicture: ['Carica un’immagine', 'Send a picture'],
  noPictures: ['Nessuna immagine trovata', 'No picture found'],
  noPicturesWhy: [
    'Cambia le parole cercate, o carica un’immagine nuova.',
    'Change the words that are searched, or send a new picture.',
  ],
  morePictures: [
    'In tutto sono {{total}}: cerca per vederne altre.',
    'There are {{total}} of them: search to see others.',
  ],
  pictureName: ['Nome nella raccolta', 'Name in the library'],
  alternative: ['Testo alternativo', 'Alternative text'],
  alternativeHint: [
    'Che cosa mostra: lo legge chi non vede l’immagine.',
    'What it shows: it is read by who does not see the picture.',
  ],
  pointHint: [
    'Il punto che resta visibile quando l’immagine viene tagliata.',
    'The point that stays in view when the picture is cut.',
  ],
  pointLeft: ['Dal lato sinistro', 'From the left'],
  pointTop: ['Dall’alto', 'From the top'],
  addPicture: ['Aggiungi alla raccolta', 'Add to the library'],
  pictureNotAdded: ['Immagine non aggiunta', 'Picture not added'],
  noVideo: ['Nessun video della raccolta', 'No video of the library'],
  chooseVideo: ['Scegli un video', 'Choose a video'],
  searchVideos: ['Cerca un video', 'Search a video'],
  newVideo: ['Carica un video', 'Send a video'],
  noVideos: ['Nessun video trovato', 'No video found'],
  noVideosWhy: [
    'Cambia le parole cercate, o carica un video nuovo (WebM o MP4).',
    'Change the words that are searched, or send a new video (WebM or MP4).',
  ],
  noCaptions: ['Nessun sottotitolo', 'No captions'],
  chooseCaptions: ['Scegli i sottotitoli', 'Choose captions'],
  searchCaptions: ['Cerca dei sottotitoli', 'Search captions'],
  newCaptions: ['Carica dei sottotitoli', 'Send captions'],
  noCaptionsFound: ['Nessun sottotitolo trovato', 'No captions found'],
  noCaptionsWhy: [
    'Cambia le parole cercate, o carica un file WebVTT.',
    'Change the words that are searched, or send a file of WebVTT.',
  ],
  moreMedia: [
    'In tutto sono {{total}}: cerca per vedere gli altri.',
    'There are {{total}} of them: search to see the others.',
  ],
  captionsIt: ['Italiano', 'Italian'],
  captionsEn: ['Inglese', 'English'],
  remove: ['Togli {{name}}', 'Remove {{name}}'],
  videoFacts: ['{{time}}, {{width}} × {{height}}', '{{time}}, {{width}} × {{height}}'],
  mediaNotAdded: ['File non aggiunto', 'File not added'],
  frameTitle: ['Anteprima da un fotogramma', 'Preview from a frame'],
  frameHint: [
    'Ferma il video dove vuoi: il fotogramma diventa l’immagine di anteprima.',
    'Stop the video where you like: the frame becomes the preview image.',
  ],
  takeFrame: ['Usa questo fotogramma', 'Use this frame'],
  frameFailed: [
    'Il browser non riesce a leggere questo fotogramma: fai partire il video, fermalo e riprova.',
    'The browser cannot read this frame: start the video, stop it and try again.',
  ],
  frameName: ['fotogramma', 'frame'],
  images: ['Immagini', 'Pictures'],
  videos: ['Video', 'Videos'],
  play: ['Riproduci: {{title}}', 'Play: {{title}}'],
  previous: ['Precedente', 'Previous'],
  next: ['Successivo', 'Next'],
  news: ['Notizie', 'News'],
  read: ['Leggi', 'Read'],
  related: ['Articoli correlati', 'Related articles'],
  links: ['Link Utili', 'Useful links'],
  documents: ['Documenti', 'Documents'],
  comments: ['Commenti ({{count}})', 'Comments ({{count}})'],
  writeComment: ['Scrivi commento', 'Write a comment'],
  commentField: ['Scrivi un commento...', 'Write a comment...'],
  reply: ['Rispondi', 'Reply'],
  report: ['Segnala', 'Report'],
  reportQuestion: ['Segnalare il commento alla redazione?', 'Report the comment to the editorial staff?'],
  reportWhy: [
    'La redazione lo guarda e decide se ritirarlo. Chi lo ha scritto non sa chi lo ha segnalato.',
    'The editorial staff look at it and may take it back. Who wrote it is not told who reported it.',
  ],
  reportFailed: ['Segnalazione non inviata', 'Report not sent'],
  send: ['Invia il commento', 'Send the comment'],
  discard: ['Chiudi senza inviare', 'Close without sending'],
  commentFailed: ['Inserimento commento', 'Sending of a comment'],
  information: ['Informazione', 'Information'],
});

import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    itemState: typeof itemStateTexts;
  }
}

/** Texts of the state of an item: in the list, at its title and after a step. */
export const itemStateTexts = registerTexts('itemState', {
  fileAfterwards: [
    'Il file si manda subito dopo, in cima alla pagina che si apre con «Comincia».',
    'The file is sent right afterwards, at the top of the page that “Begin” opens.',
  ],
  readersSee: ['pubblicato', 'published'],
  readersSeeVersion: ['pubblicata la versione {{version}}', 'version {{version}} published'],
  restored: [
    'I campi della versione {{version}} sono nel testo: salvali per tenerli.',
    'The fields of version {{version}} stand in the text: save to keep them.',
  ],
  restoredKept: [
    'I campi della versione {{version}} sono nel testo, e si salvano da soli fra poco.',
    'The fields of version {{version}} stand in the text, and are saved by themselves soon.',
  ],
  overtaken: [
    'Un collega ha cambiato lo stato di questo contenuto: il tuo testo non è salvato',
    'A colleague has changed the state of this content: your text is not saved',
  ],
  textChanged: [
    'Intanto è stata salvata la versione {{version}}: quella che leggi qui non è più l’ultima.',
    'Version {{version}} has been saved meanwhile: what you read here is no longer the last one.',
  ],
  stateChanged: [
    'Intanto lo stato è cambiato: ora è «{{state}}».',
    'Meanwhile the state has changed: now it is “{{state}}”.',
  ],
  showNow: ['Mostra com’è ora', 'Show it as it is now'],
  remark: ['Rimandato: {{remark}}', 'Sent back: {{remark}}'],
  ask_done: ['Pubblicazione chiesta', 'Publication asked'],
  sendBack_done: ['Contenuto rimandato a chi lo ha scritto', 'Content sent back to who wrote it'],
  schedule_done: ['Pubblicazione programmata per il {{when}}', 'Publication scheduled for {{when}}'],
  unschedule_done: [
    'Uscita annullata: il contenuto aspetta di nuovo chi approva',
    'Publication cancelled: the content waits for an approver again',
  ],
  publish_done: ['Contenuto pubblicato', 'Content published'],
  withdraw_done: ['Contenuto ritirato', 'Content withdrawn'],
  appearsAt: ['Esce il {{when}}', 'Appears on {{when}}'],
});

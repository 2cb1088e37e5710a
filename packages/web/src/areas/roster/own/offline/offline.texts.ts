import { registerTexts } from '../../../../platform/language.ts';

declare module '../../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    offline: typeof offlineTexts;
  }
}

/** Texts of the page without a network. */
export const offlineTexts = registerTexts('offline', {
  today: ['Dati delle {{time}}, senza rete', 'Data of {{time}}, no network'],
  earlier: ['Dati del {{date}} alle {{time}}, senza rete', 'Data of {{date}} at {{time}}, no network'],
  none: ['Senza rete', 'No network'],
  retry: ['Riprova', 'Try again'],
  back: [
    'Quando la rete torna, la pagina si aggiorna da sola.',
    'When the network is back, the page renews itself.',
  ],
  nothing: ['Nessun turno conservato su questo dispositivo', 'No shifts kept on this device'],
  nothingWhy: [
    'Apri «Il mio calendario» quando c’è la rete: da allora i turni si leggono anche senza.',
    'Open “My calendar” while there is a network: from then on the shifts can be read without it.',
  ],
  notThisMonth: [
    'Questo mese non è conservato su questo dispositivo',
    'This month is not kept on this device',
  ],
});

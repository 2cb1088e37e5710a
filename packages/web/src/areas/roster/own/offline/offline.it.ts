/** Texts of the page without a network. */
export const it = {
  today: 'Dati delle {{time}}, senza rete',
  earlier: 'Dati del {{date}} alle {{time}}, senza rete',
  none: 'Senza rete',
  retry: 'Riprova',
  back: 'Quando la rete torna, la pagina si aggiorna da sola.',
  nothing: 'Nessun turno conservato su questo dispositivo',
  nothingWhy: 'Apri «Il mio calendario» quando c’è la rete: da allora i turni si leggono anche senza.',
  notThisMonth: 'Questo mese non è conservato su questo dispositivo',
} as const;

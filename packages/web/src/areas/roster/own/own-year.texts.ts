import { registerTexts } from '../../../platform/language.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    ownYear: typeof ownYearTexts;
  }
}

/** Texts of the own year. */
export const ownYearTexts = registerTexts('ownYear', {
  view: ['Anno', 'Year'],
  previousYear: ['Anno precedente', 'Previous year'],
  nextYear: ['Anno successivo', 'Next year'],
  year: ['Turni del {{year}}', 'Shifts of {{year}}'],
  sums: ['Totali del {{year}}', 'Totals of {{year}}'],
  openMonth: ['Apri {{month}}', 'Open {{month}}'],
  hours: ['ore', 'hours'],
  nights: ['notti', 'nights'],
  weekends: ['sab e dom', 'Sat and Sun'],
  holidays: ['festivi', 'holidays'],
  hoursWhy: [
    'Ore in servizio: previste, meno le assenze, più lo straordinario',
    'Hours on duty: planned, less absences, plus overtime',
  ],
  nightsWhy: ['Servizi che toccano la notte', 'Duties that reach into the night'],
  weekendsWhy: ['Turni di servizio di sabato o di domenica', 'Shifts worked on a Saturday or a Sunday'],
  holidaysWhy: ['Turni di servizio in domeniche e festività', 'Shifts worked on Sundays and holidays'],
  key: [
    'Nei giorni di turno c’è la sigla, negli altri il numero del giorno. Ogni mese si apre.',
    'Days with a shift show its code, the others their number. Each month opens.',
  ],
  emptyMonth: ['Nessun turno', 'No shift'],
  empty: ['Nessun turno nel {{year}}', 'No shift in {{year}}'],
  emptyWhy: [
    'I turni compaiono qui quando un impianto ti mette nel suo roster.',
    'Shifts appear here when a plant takes you into its roster.',
  ],
});

import { registerTexts } from '../../../platform/language.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    counterDetail: typeof counterDetailTexts;
  }
}

/** Texts of the counter detail. */
export const counterDetailTexts = registerTexts('counterDetail', {
  back: ['Indietro', 'Back'],
  fromTo: ['dalle {{from}} alle {{to}}', 'from {{from}} to {{to}}'],
  fromEvening: ['dalle {{from}} del {{date}} alle {{to}}', 'from {{from}} of {{date}} to {{to}}'],
  recount: ['Ricalcola i contatori', 'Recompute the counters'],
  recounting: ['Ricalcolo in corso', 'Recomputing'],
  recounted: ['Dati aggiornati', 'Data updated'],
  recountedAgo_one: ['Aggiornato: {{count}} minuto fa', 'Updated: {{count}} minute ago'],
  recountedAgo_other: ['Aggiornato: {{count}} minuti fa', 'Updated: {{count}} minutes ago'],
  errors: ['Errori', 'Errors'],
  recountFailed: ["Errore nell'aggiornamento dei contatori", 'Error in updating the counters'],
  rereadFailed: ['Dati contatori aggiornati', 'Updated counter data'],
  hourFailed: ['Dettagli orari specializzazioni', 'Hourly details of specializations'],
  totals: ['TOTALI', 'TOTALS'],
  totalsAxis: ['Dipendenti', 'Employees'],
  totalsLabel: ['{{employees}} dip. {{chairs}} pos.', '{{employees}} emp. {{chairs}} pos.'],
  islands: ['ISOLE', 'ISLANDS'],
  islandsAxis: ['Isole (num. dipendenti - num. postazioni)', 'Islands (employees - positions)'],
  placesOfNoIsland: [
    'Le postazioni di questa fascia non sono di un’isola.',
    'The positions of this slot belong to no island.',
  ],
  noIslands: ['Questo impianto non ha isole.', 'This plant has no islands.'],
  specializations: ['SPECIALIZZAZIONI', 'SPECIALIZATIONS'],
  lacking: ['Specializzazioni mancanti', 'Missing specializations'],
  abundant: ['Specializzazioni eccedenti', 'Specializations in excess'],
  noneLacking: ['Nessuna', 'None'],
  neither: [
    'Non ci sono specializzazioni carenti o eccedenti.',
    'There are no specializations lacking or in excess.',
  ],
  absent: ['Assenti: {{who}}', 'Absent: {{who}}'],
  abundantLater: [
    'Le eccedenze si vedono quando non manca nessuna specializzazione.',
    'Excesses show when no specialization is missing.',
  ],
  specializationsGraph: ['GRAFICO SPECIALIZZAZIONI', 'SPECIALIZATIONS GRAPH'],
  specializationsAxis: [
    'Specializzazioni (num. dipendenti - num. postazioni)',
    'Specializations (employees - positions)',
  ],
  noSpecializations: [
    'Nessuna postazione aperta chiede una specializzazione.',
    'No open position asks for a specialization.',
  ],
  hoursGraph: ['GRAFICO ORARIO DELLA SALA', 'ROOM BY THE HOUR'],
  hoursAxis: ['Slot Orari (num. dipendenti - num. postazioni)', 'Hour slots (employees - positions)'],
  noHours: ['Il cambio dell’ora salta tutta la fascia.', 'The change of the clocks skips the whole slot.'],
  ownHour: ['* l’ora del contatore', '* the hour of the counter'],
  atHour: ['Alle {{hour}}', 'At {{hour}}'],
  bar: [
    '{{name}}: {{difference}}, {{employees}} dipendenti, {{chairs}} postazioni',
    '{{name}}: {{difference}}, {{employees}} employees, {{chairs}} positions',
  ],
  barLacks_one: ['{{bar}}, {{count}} scoperta', '{{bar}}, {{count}} uncovered'],
  barLacks_other: ['{{bar}}, {{count}} scoperte', '{{bar}}, {{count}} uncovered'],
  pair: ['{{employees}} - {{chairs}}', '{{employees}} - {{chairs}}'],
  employees: ['Dipendenti', 'Employees'],
  chairs: ['Postazioni', 'Positions'],
  difference: ['Differenza', 'Difference'],
  notFound: ['Contatore non trovato', 'Counter not found'],
  ofAnotherPlant: ['Questo contatore non è di un tuo impianto', 'This counter is of none of your plants'],
  toCalendar: ['Vai al calendario', 'Go to the calendar'],
});

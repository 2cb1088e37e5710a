import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    month: typeof monthTexts;
  }
}

/** Texts of the desk 'month': toolbar, status line, states. */
export const monthTexts = registerTexts('month', {
  title: ['Calendario, {{month}}', 'Calendar, {{month}}'],
  titleOf: ['Calendario {{plant}}, {{month}}', 'Calendar {{plant}}, {{month}}'],
  previousMonth: ['Mese precedente', 'Previous month'],
  nextMonth: ['Mese successivo', 'Next month'],
  chooseMonth: ['Scegli il mese, ora {{month}}', 'Choose the month, now {{month}}'],
  previousYear: ['Anno precedente', 'Previous year'],
  nextYear: ['Anno successivo', 'Next year'],
  previousWeek: ['Settimana precedente', 'Previous week'],
  nextWeek: ['Settimana successiva', 'Next week'],
  today: ['Oggi', 'Today'],
  counterPublished: [
    'Il dettaglio di un contatore è quello del mese pubblicato, non della bozza.',
    'The detail of a counter is that of the published month, not of the draft.',
  ],
  openPublished: ['Apri il pubblicato', 'Open the published one'],
  filter: ['Filtra', 'Filter'],
  filters: ['Filtri', 'Filters'],
  uncovered: ['Giorni scoperti', 'Short days'],
  view: ['Vista', 'View'],
  mese: ['Mese', 'Month'],
  settimana: ['Settimana', 'Week'],
  oggi: ['In sala', 'In the room'],
  importExport: ['Esporta o importa', 'Export or import'],
  file: ['File', 'File'],
  importExportLabel: ['File: esporta o importa il mese', 'File: export or import the month'],
  density: ['Densità', 'Density'],
  compact: ['Compatta', 'Compact'],
  comfortable: ['Comoda', 'Comfortable'],
  status: ['Stato del calendario', 'State of the calendar'],
  selectedPeople_one: ['{{count}} persona', '{{count}} person'],
  selectedPeople_other: ['{{count}} persone', '{{count}} people'],
  selectedDays_one: ['{{count}} giorno', '{{count}} day'],
  selectedDays_other: ['{{count}} giorni', '{{count}} days'],
  duty_one: ['{{count}} turno', '{{count}} shift'],
  duty_other: ['{{count}} turni', '{{count}} shifts'],
  onCall_one: ['{{count}} reperibilità', '{{count}} on call'],
  onCall_other: ['{{count}} reperibilità', '{{count}} on call'],
  absence_one: ['{{count}} assenza', '{{count}} absence'],
  absence_other: ['{{count}} assenze', '{{count}} absences'],
  rest_one: ['{{count}} riposo', '{{count}} rest'],
  rest_other: ['{{count}} riposi', '{{count}} rests'],
  choose: ['Seleziona più celle', 'Select several cells'],
  /** Begins `choose`: below an icon there is room for one word. */
  chooseWord: ['Seleziona', 'Select'],
  chooseHint: [
    'Tocca la prima cella e l’ultima, oppure un nome o un giorno.',
    'Touch the first cell and the last one, or a name or a day.',
  ],
  chooseEnd: ['Fine', 'Done'],
  chosen: ['Celle scelte', 'Selected cells'],
  enter: ['Invio', 'Enter'],
  open: ['apri', 'open'],
  pages: ['Pag↑ Pag↓', 'PgUp PgDn'],
  months: ['mese prima, mese dopo', 'month before, month after'],
  weeks: ['settimana prima, settimana dopo', 'week before, week after'],
  peopleOf: ['{{shown}} di {{total}} persone', '{{shown}} of {{total}} people'],
  peopleAll_one: ['{{count}} persona', '{{count}} person'],
  peopleAll_other: ['{{count}} persone', '{{count}} people'],
  savedAt: ['Salvato alle {{time}}', 'Saved at {{time}}'],
  changedOne: [
    '{{who}} ha cambiato {{person}}, {{day}}: da {{before}} a {{after}}',
    '{{who}} changed {{person}}, {{day}}: from {{before}} to {{after}}',
  ],
  changedSome: ['{{who}} ha cambiato {{count}} turni', '{{who}} changed {{count}} shifts'],
  somebody: ['Un altro responsabile', 'Another manager'],
  none: ['nessun turno', 'no shift'],
  noPlant: ['Nessun impianto', 'No plant'],
  noPlantWhy: [
    'Non risulti responsabile di un impianto, quindi non ci sono turni da mostrare. Se dovresti vederli, chiedi a un amministratore di Torre di assegnarti l’impianto.',
    'You manage no plant, so there are no shifts to show. If you should see them, ask a Torre administrator to assign you the plant.',
  ],
  nobody: ['Nessuna persona in questo mese', 'Nobody in this month'],
  nobodyWhy: [
    'A {{plant}} non risultano persone in turno in {{month}}.',
    'Nobody is on the roster of {{plant}} in {{month}}.',
  ],
  noMatch: ['Nessuna persona corrisponde ai filtri', 'Nobody matches the filters'],
  noMatchWhy: [
    'I filtri nascondono tutte le {{count}} persone del mese.',
    'The filters hide all {{count}} people of the month.',
  ],
  clearAll: ['Togli i filtri', 'Remove the filters'],
  noRedDays: ['Nessun giorno scoperto in questo mese', 'No short day in this month'],
  showAllDays: ['Mostra tutti i giorni', 'Show all days'],
  awayUnread: [
    'Le assenze non si leggono: il mese può mostrare in turno chi non c’è.',
    'Absences cannot be read: the month may show people on duty who are away.',
  ],
  locksUnread: [
    'I blocchi non si leggono: un giorno bloccato può sembrare libero.',
    'Locks cannot be read: a locked day may look free.',
  ],
  readAgain: ['Riprova', 'Try again'],
});

import { registerTexts } from '../../platform/language.ts';

declare module '../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    counters: typeof countersTexts;
  }
}

/** Texts of the counters: rows of the month, corner sentence, red slots of the home. */
export const countersTexts = registerTexts('counters', {
  today: ['{{label}} oggi {{difference}}', '{{label}} today {{difference}}'],
  running: ['{{label}} in corso {{difference}}', '{{label}} running {{difference}}'],
  tonight: ['{{label}} stanotte {{difference}}', '{{label}} tonight {{difference}}'],
  nobodyMissing: ['Oggi non manca nessuno', 'Nobody is missing today'],
  onDay: ['{{label}} {{day}} {{difference}}', '{{label}} {{day}} {{difference}}'],
  nobodyMissingThen: ['Non manca nessuno', 'Nobody is missing'],
  andMore_one: ['e un’altra', 'and one more'],
  andMore_other: ['e altre {{count}}', 'and {{count}} more'],
  slotsShort_one: ['{{count}} fascia scoperta', '{{count}} slot short'],
  slotsShort_other: ['{{count}} fasce scoperte', '{{count}} slots short'],
  pastMonth: ['Mese passato', 'Past month'],
  pastWeek: ['Settimana passata', 'Past week'],
  notPlanned: ['Il mese non è ancora generato', 'This month is not generated yet'],
  neverPlanned: ['Il mese non ha turni', 'This month has no shifts'],
  notPlannedCell: ['il mese non ha ancora turni', 'the month has no shifts yet'],
  daysToCover_one: ['{{count}} giorno da coprire', '{{count}} day to cover'],
  daysToCover_other: ['{{count}} giorni da coprire', '{{count}} days to cover'],
  daysMissed_one: ['{{count}} giorno scoperto', '{{count}} day went short'],
  daysMissed_other: ['{{count}} giorni scoperti', '{{count}} days went short'],
  todayColumn: ['oggi', 'today'],
  waiting: ['Contatori in arrivo', 'Counters are coming'],
  failed: ['Contatori non disponibili', 'Counters unavailable'],
  retry: ['Riprova', 'Retry'],
  slotFrom: ['{{label}} dal {{date}}', '{{label}} from {{date}}'],
  eveningBefore: ['{{label}} {{hours}}, dalla sera prima', '{{label}} {{hours}}, from the evening before'],
  // M4.6.08, M4.6.09
  risen: ['salito con la tua ultima operazione', 'risen by your last operation'],
  fallen: ['sceso con la tua ultima operazione', 'fallen by your last operation'],
  touched: ['toccato dalla tua ultima operazione', 'touched by your last operation'],
  cell: [
    '{{slot}} del {{day}}: {{employees}} dipendenti, {{chairs}} postazioni',
    '{{slot}} of {{day}}: {{employees}} employees, {{chairs}} positions',
  ],
  effect: [
    '{{label}} del {{date}}: da {{before}} a {{after}}',
    '{{label}} of {{date}}: from {{before}} to {{after}}',
  ],
  effectStays: ['{{label}} del {{date}}: resta a {{after}}', '{{label}} of {{date}}: stays at {{after}}'],
  part: ['{{name}} da {{before}} a {{after}}', '{{name}} from {{before}} to {{after}}'],
  ifSaved: ['Se salvi', 'If you save'],
  counters: ['Contatori', 'Counters'],
  now: ['ora', 'now'],
  afterwards: ['dopo', 'then'],
  of: ['del', 'of'],
  chooseTurn: [
    'Scegli un altro turno: qui vedi che cosa cambia nei contatori.',
    'Choose another shift: what changes in the counters shows here.',
  ],
  roomStays: ['Nessuna fascia resta scoperta per questo.', 'No timeslot falls short because of this.'],
  slotLeft_one: [
    '{{slot}} del {{date}} resta con {{count}} postazione scoperta',
    '{{slot}} of {{date}} is left with {{count}} position uncovered',
  ],
  slotLeft_other: [
    '{{slot}} del {{date}} resta con {{count}} postazioni scoperte',
    '{{slot}} of {{date}} is left with {{count}} positions uncovered',
  ],
  slotDeeper: [
    '{{slot}} del {{date}} passa da {{before}} a {{missing}} postazioni scoperte',
    '{{slot}} of {{date}} goes from {{before}} to {{missing}} positions uncovered',
  ],
  there: [' ({{where}})', ' ({{where}})'],
  inMore: [' (in più: {{where}})', ' (in addition: {{where}})'],
  butLacks_one: ['{{count}} scoperta', '{{count}} uncovered'],
  butLacks_other: ['{{count}} scoperte', '{{count}} uncovered'],
  slotWithin: [
    'Il totale di {{slot}} del {{date}} non cambia, ma al suo interno sì: {{parts}}.',
    'The total of {{slot}} of {{date}} stays, but not within it: {{parts}}.',
  ],
  slotCovered: ['{{slot}} del {{date}} torna coperta.', '{{slot}} of {{date}} is covered again.'],
  slotBetter_one: [
    '{{slot}} del {{date}} migliora: manca ancora {{count}} persona.',
    '{{slot}} of {{date}} improves: {{count}} person is still missing.',
  ],
  slotBetter_other: [
    '{{slot}} del {{date}} migliora: mancano ancora {{count}} persone.',
    '{{slot}} of {{date}} improves: {{count}} people are still missing.',
  ],
  effectNone: ['i contatori non cambiano', 'the counters do not change'],
  beganYesterday: ['è cominciata ieri sera ed è in corso', 'it began last evening and is running'],
  isOver: ['è finita e non si può più coprire', 'it is over and can no longer be covered'],
  todayRatio: [
    'Oggi {{employees}} dipendenti, {{chairs}} postazioni',
    'Today {{employees}} employees, {{chairs}} positions',
  ],
  redSlotsNone: ['Nessuna fascia scoperta', 'No timeslot is short'],
  redSlotsNoneWhy: [
    'Nei prossimi sette giorni ogni postazione ha chi la può coprire.',
    'In the coming seven days every position has somebody who can take it.',
  ],
  onToday: ['oggi', 'today'],
  onRunning: ['in corso', 'running'],
  onTonight: ['stanotte', 'tonight'],
  onTomorrow: ['domani', 'tomorrow'],
  alsoSlot: ['anche {{slot}} {{difference}}', 'also {{slot}} {{difference}}'],
});

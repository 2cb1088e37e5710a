import { registerTexts } from '../../../platform/language.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    organisationEffects: typeof effectsTexts;
  }
}

/** Texts of what a change of the organisation does. */
export const effectsTexts = registerTexts('organisationEffects', {
  'cells.turnUnknown_one': [
    'Un turno pubblicato resterebbe senza definizione.',
    'One published shift would stand without a definition.',
  ],
  'cells.turnUnknown_other': [
    '{{count}} turni pubblicati resterebbero senza definizione.',
    '{{count}} published shifts would stand without a definition.',
  ],
  'cells.notAssigned_one': [
    'Un turno pubblicato resterebbe a chi quel giorno non è dell’impianto.',
    'One published shift would be of somebody who is not of the plant on that day.',
  ],
  'cells.notAssigned_other': [
    '{{count}} turni pubblicati resterebbero a chi quel giorno non è dell’impianto.',
    '{{count}} published shifts would be of people who are not of the plant on that day.',
  ],
  'cells.hours_one': [
    'Un turno pubblicato ha un orario diverso dalla nuova definizione.',
    'One published shift has other hours than the new definition.',
  ],
  'cells.hours_other': [
    '{{count}} turni pubblicati hanno un orario diverso dalla nuova definizione.',
    '{{count}} published shifts have other hours than the new definition.',
  ],
  'cells.hoursKept_one': [
    'Un turno pubblicato di chi non è più dell’impianto tiene il suo orario.',
    'One published shift of somebody who is no longer of the plant keeps its hours.',
  ],
  'cells.hoursKept_other': [
    '{{count}} turni pubblicati di chi non è più dell’impianto tengono il loro orario.',
    '{{count}} published shifts of people who are no longer of the plant keep their hours.',
  ],
  'cells.removed_one': [
    'Un turno pubblicato viene tolto e diventa FREE.',
    'One published shift is taken away and becomes FREE.',
  ],
  'cells.removed_other': [
    '{{count}} turni pubblicati vengono tolti e diventano FREE.',
    '{{count}} published shifts are taken away and become FREE.',
  ],
  closed_one: ['Di questi, uno in un giorno chiuso.', 'Of these, one on a closed day.'],
  closed_other: ['Di questi, {{count}} in giorni chiusi.', 'Of these, {{count}} on closed days.'],
  'short.turnUnknown': ['senza definizione', 'no definition'],
  'short.notAssigned': ['non assegnato', 'not assigned'],
  'short.hoursKept': ['tiene il suo orario', 'keeps its hours'],
  'short.removed': ['FREE', 'FREE'],
  onClosedDay: ['{{becomes}} (giorno chiuso)', '{{becomes}} (closed day)'],
  whichCells: ['Quali turni', 'Which shifts'],
  firstCells: ['Quali turni: i primi {{count}}', 'Which shifts: the first {{count}}'],
  person: ['Persona', 'Person'],
  day: ['Giorno', 'Day'],
  shift: ['Turno', 'Shift'],
  slot: ['Fascia', 'Timeslot'],
  before: ['Prima', 'Before'],
  after: ['Dopo', 'After'],
  counters_one: ['A {{plant}} cambia un contatore', 'One counter changes at {{plant}}'],
  counters_other: ['A {{plant}} cambiano {{count}} contatori', '{{count}} counters change at {{plant}}'],
  countersOf: ['Contatori di {{plant}}', 'Counters of {{plant}}'],
  asFile: ['Scarica tutto come file Excel', 'Download everything as an Excel file'],
  fileDone: ['Scaricato: {{name}}', 'Downloaded: {{name}}'],
  fileFailed: ['File non scaricato', 'File not downloaded'],
  notWhole: [
    'A {{plant}} sono guardati i giorni fino al {{day}}.',
    'At {{plant}} days are looked at until {{day}}.',
  ],
  // Days that become uncovered
  uncovered_one: [
    'In un giorno resta scoperto qualcosa a {{plant}}: {{days}}.',
    'Something is left uncovered on one day at {{plant}}: {{days}}.',
  ],
  uncovered_other: [
    'In {{count}} giorni resta scoperto qualcosa a {{plant}}: {{days}}.',
    'Something is left uncovered on {{count}} days at {{plant}}: {{days}}.',
  ],
  nothingUncovered: ['Nessun giorno resta scoperto.', 'No day is left uncovered.'],
  nothingUncoveredThere: [
    'Negli impianti guardati nessun giorno resta scoperto.',
    'At the plants that were looked at no day is left uncovered.',
  ],
  on: ['il {{date}}', '{{date}}'],
  onElided: ['l’{{date}}', '{{date}}'],
  from: ['dal {{date}}', '{{date}}'],
  fromElided: ['dall’{{date}}', '{{date}}'],
  to: ['al {{date}}', 'to {{date}}'],
  toElided: ['all’{{date}}', 'to {{date}}'],
  range: ['{{from}} {{to}}', '{{from}} {{to}}'],
  andDays_one: ['{{days}} e un altro giorno', '{{days}} and one more day'],
  andDays_other: ['{{days}} e altri {{count}} giorni', '{{days}} and {{count}} more days'],
  // What changes in a counter
  whatChanges: ['Che cosa cambia', 'What changes'],
  slotEnds: ['la fascia finisce', 'the timeslot ends'],
  slotBegins: ['fascia nuova: {{becomes}}', 'new timeslot: {{becomes}}'],
  insteadOf: ['{{becomes}} (prima: {{was}})', '{{becomes}} (before: {{was}})'],
  part: ['{{name}} da {{was}} a {{becomes}}', '{{name}} from {{was}} to {{becomes}}'],
  people: [
    'da {{employees}} persone per {{chairs}} postazioni a {{employeesThen}} per {{chairsThen}}',
    'from {{employees}} people for {{chairs}} positions to {{employeesThen}} for {{chairsThen}}',
  ],
});

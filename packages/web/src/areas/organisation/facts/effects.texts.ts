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
  closed_one: ['Di questi, uno in un giorno chiuso.', 'Of these, one on a closed day.'],
  closed_other: ['Di questi, {{count}} in giorni chiusi.', 'Of these, {{count}} on closed days.'],
  'short.turnUnknown': ['senza definizione', 'no definition'],
  'short.notAssigned': ['non assegnato', 'not assigned'],
  'short.hours': ['altro orario', 'other hours'],
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
  notWhole: ['Guardati fino al {{day}}.', 'Looked at until {{day}}.'],
});

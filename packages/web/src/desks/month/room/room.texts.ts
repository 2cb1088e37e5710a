import { registerTexts } from '../../../platform/language.ts';

declare module '../../../platform/text-catalogue.ts' {
  interface TextCatalogue {
    room: typeof roomTexts;
  }
}

/** Texts of the room as it is now. */
export const roomTexts = registerTexts('room', {
  title: ['{{day}}, {{plant}}', '{{day}}, {{plant}}'],
  positions: ['Postazioni', 'Positions'],
  positionsOfHour: ['Postazioni ora', 'Positions now'],
  positionsUnknown: ['Postazioni non disponibili', 'Positions not available'],
  positionsNow: ['Fasce in corso', 'Timeslots now'],
  positionsNext: ['Prossima fascia', 'Next timeslot'],
  ratio: ['{{employees}} su {{chairs}}', '{{employees}} of {{chairs}}'],
  inService_one: ['{{count}} in servizio', '{{count}} on duty'],
  inService_other: ['{{count}} in servizio', '{{count}} on duty'],
  until: ['fino alle {{time}}', 'until {{time}}'],
  inMinutes_one: ['fra {{count}} min', 'in {{count}} min'],
  inMinutes_other: ['fra {{count}} min', 'in {{count}} min'],
  away: ['Fuori sala:', 'Not in the room:'],
  awayUntil: ['{{name}} (rientra alle {{time}})', '{{name}} (back at {{time}})'],
  toDecide: ['assenza da decidere', 'absence to decide'],
  onCall: ['Reperibili:', 'On call:'],
  comingAt: ['Alle {{time}}', 'At {{time}}'],
  nobodyNow: ['Nessuno in servizio adesso', 'Nobody on duty now'],
  others: ['Altri', 'Others'],
  empty: ['Nessuno in servizio nelle prossime 12 ore', 'Nobody on duty in the next 12 hours'],
  emptyWhy: [
    'I turni di oggi e di domani non hanno ancora persone: apri il mese per inserirle.',
    'The shifts of today and tomorrow have no people yet: open the month to put them in.',
  ],
});

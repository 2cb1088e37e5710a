import type { ShiftRefusals } from '@torre/domain/roster';
import { sentences } from '../sentences.ts';
import type { WordsOf } from '../sentences.ts';

/** `locked` is said by the locks. */
const shiftRefusals = {
  'seven-days': {
    it: 'Il turno del {{date}} non è più modificabile: sono passati {{age}} giorni e il limite è di {{allowed}}.',
    en: 'The shift of {{date}} can no longer be changed: {{age}} days have gone by and the limit is {{allowed}}.',
  },
  'month-cutoff': {
    it: 'Il turno del {{date}} non è più modificabile: il mese si è chiuso il {{cutoff}}.',
    en: 'The shift of {{date}} can no longer be changed: the month closed on {{cutoff}}.',
  },
  // M5.01
  turnRequired: { it: 'Il turno è obbligatorio', en: 'The shift is required' },
  // M5.03
  forbiddenTurns: { it: 'Il turno inserito non è valido', en: 'The shift entered is not valid' },
  strategicFlagRefused: {
    it: 'Il turno FREE non ammette lo straordinario.',
    en: 'The shift FREE allows no overtime.',
  },
  shiftExists: {
    it: "Il {{date}} c'è già il turno {{turn}}, inserito da {{author}}.",
    en: 'On {{date}} the shift {{turn}} stands already, entered by {{author}}.',
  },
  shiftMissing: { it: "Il {{date}} non c'è alcun turno.", en: 'On {{date}} there is no shift.' },
  noteTooLong: {
    it: 'La nota supera i {{allowed}} caratteri ammessi.',
    en: 'The note exceeds the {{allowed}} allowed characters.',
  },
  timesNotAllowed: { it: 'Il turno {{turn}} non ha orari.', en: 'The shift {{turn}} has no times.' },
  timesEmpty: {
    it: "L'ora di inizio e quella di fine del turno coincidono.",
    en: 'The shift begins and ends at the same time.',
  },
  timesElsewhere: {
    it: 'Gli orari indicati non sono quelli del giorno {{date}}: con quelle ore il turno va dal {{start}} al {{end}}.',
    en: 'The given times are not those of {{date}}: with those hours the shift runs from {{start}} to {{end}}.',
  },
  timesSkipped: {
    it: 'In quella notte l’orologio passa dalle 02:00 alle 03:00: del turno indicato non resterebbe nulla.',
    en: 'In that night the clock goes from 02:00 to 03:00: nothing would be left of the given shift.',
  },
} as const satisfies WordsOf<Omit<ShiftRefusals, 'locked'>>;

/** What the server says about plants, people, days and shifts of the roster. */
export const rosterSentence = sentences('roster', {
  ...shiftRefusals,
  // M8.46, M8.45, M8.78
  inserted: { it: 'Inserimento avvenuto con successo.', en: 'Inserted successfully.' },
  updated: { it: 'Modifica avvenuta con successo.', en: 'Changed successfully.' },
  deleted: { it: 'Eliminazione avvenuta con successo.', en: 'Deleted successfully.' },
  movedByClock: {
    it: '{{saved}} In quella notte l’orologio passa dalle 02:00 alle 03:00: gli orari compresi sono stati portati alle 03:00.',
    en: '{{saved}} In that night the clock goes from 02:00 to 03:00: the times in between were moved to 03:00.',
  },
  existsElsewhere: {
    it: 'Il {{date}} la persona ha già un turno in un altro impianto.',
    en: 'On {{date}} the person has a shift in another plant already.',
  },
  goneMeanwhile: {
    it: 'Il turno è stato tolto nel frattempo.',
    en: 'The shift has been removed meanwhile.',
  },
  changedMeanwhile: {
    it: "Il turno è stato modificato nel frattempo da {{author}}: ora c'è {{turn}}.",
    en: 'The shift has been changed meanwhile by {{author}}: it is {{turn}} now.',
  },
  author: { it: '{{name}} il {{day}} alle {{time}}', en: '{{name}} on {{day}} at {{time}}' },
  overAbsence: {
    it: 'Quel giorno la persona ha un’assenza approvata: il turno cambia solo se lo confermi.',
    en: 'On that day the person has an approved absence: the shift changes only if you confirm it.',
  },
  notAssigned: {
    it: 'Il {{date}} la persona non è assegnata a {{icao}}.',
    en: 'On {{date}} the person is not assigned to {{icao}}.',
  },
  shiftIdMalformed: { it: 'Il codice del turno non è valido.', en: 'The code of the shift is not valid.' },
  shiftIdOther: {
    it: 'Il codice del turno non corrisponde alla persona e al giorno.',
    en: 'The code of the shift does not belong to the person and the day.',
  },
  reasonInDraft: {
    it: 'In una bozza nessuno viene avvisato: il motivo e la presa visione si indicano quando la bozza viene pubblicata.',
    en: 'In a draft nobody is told: reason and acknowledgement are given when the draft is published.',
  },
  timesMissing: {
    it: "Servono sia l'inizio sia la fine del turno, nella forma AAAAMMGG HHmm.",
    en: 'Both the beginning and the end of the shift are needed, in the form YYYYMMDD HHmm.',
  },
  startFar: {
    it: "L'inizio del turno è lontano dal suo giorno.",
    en: 'The beginning of the shift lies far from its day.',
  },
  endFar: {
    it: 'La fine del turno è lontana dal suo giorno.',
    en: 'The end of the shift lies far from its day.',
  },
  versionsDiffer: {
    it: 'La versione {{seen}} e quella di If-Match, {{tagged}}, sono diverse.',
    en: 'The version {{seen}} and that of If-Match, {{tagged}}, differ.',
  },
  ifMatchMalformed: {
    it: 'If-Match non contiene la versione di un turno.',
    en: 'If-Match does not hold the version of a shift.',
  },
  plantUnknown: {
    it: "L'impianto richiesto non esiste.",
    en: 'The requested plant does not exist.',
  },
  colleaguesOfOperations: {
    it: 'Il calendario dei colleghi è riservato al personale operativo.',
    en: 'The calendar of colleagues is for operational staff only.',
  },
  personNotHere: {
    it: "In quel giorno la persona non è assegnata all'impianto.",
    en: 'On that day the person is not assigned to the plant.',
  },
  youNowhere: {
    it: 'In quel giorno non sei assegnato a un impianto.',
    en: 'On that day you are not assigned to a plant.',
  },
  personNotManaged: {
    it: "Non gestisci l'impianto della persona in quel giorno.",
    en: 'You do not manage the plant of the person on that day.',
  },
  dateMalformed: {
    it: 'La data «{{text}}» non è valida: serve la forma AAAAMMGG.',
    en: 'The date “{{text}}” is not valid: it takes the form YYYYMMDD.',
  },
  dateOutside: {
    it: 'La data «{{text}}» è fuori dal calendario: vale {{years}}.',
    en: 'The date “{{text}}” is outside of the calendar, which holds {{years}}.',
  },
  rangeReversed: {
    it: 'Il periodo finisce prima di cominciare.',
    en: 'The period ends before it begins.',
  },
  rangeTooLong: {
    it: 'Il periodo supera {{mostDays}} giorni: chiedine uno più breve.',
    en: 'The period exceeds {{mostDays}} days: ask for a shorter one.',
  },
  divisionUnknown: {
    it: 'La divisione richiesta non esiste.',
    en: 'The requested division does not exist.',
  },
  divisionNotManaged: {
    it: "Non gestisci l'impianto della divisione richiesta.",
    en: 'You do not manage the plant of the requested division.',
  },
});

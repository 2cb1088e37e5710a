import { LOOKUP_LISTS } from '@torre/domain/lookups';
import type { AuditText } from '../audit/audit-words.ts';

/** What the codes of a choice mean, in screens and files; those that people say as they are written stay alone. */
export const CHOICE_WORDS: Readonly<Record<string, AuditText>> = {
  FUNZIONE: ['Funzione', 'Function'],
  SETTORE: ['Settore', 'Sector'],
  LAV: ['Lavoro', 'Work'],
  REP: ['Reperibilità', 'On call'],
  FLEX: ['Flessibile', 'Flexible'],
  NONLAV: ['Non lavorativo', 'No work'],
  TUTTI: ['Tutti i giorni', 'Every day'],
  FERIALE: ['Feriale', 'Working day'],
  SABATO: ['Sabato', 'Saturday'],
  FESTIVO: ['Festivo', 'Holiday'],
  PATRONO: ['Patrono', 'Patron day'],
  RICORRENZA: ['Ricorrenza', 'Commemoration'],
  SOPPRESSA: ['Festività soppressa', 'Abolished holiday'],
  LO: ['Operativo', 'Operational'],
  ST: ['Di staff', 'Staff'],
  LICENCE: ['Licenza', 'Licence'],
  MEDICAL: ['Visita medica', 'Medical'],
  ENGLISH: ['Inglese', 'English'],
  SUSPENSION: ['Sospensione', 'Suspension'],
  it: ['Italiano', 'Italian'],
  en: ['Inglese', 'English'],
  CHILD: ['Figli', 'Children'],
  RLS: ['Rappresentante per la sicurezza', 'Safety representative'],
  always: ['Sempre', 'Always'],
  never: ['Mai', 'Never'],
  'not-st': ['Tranne chi è di staff', 'But for staff'],
  'not-lo': ['Tranne chi è operativo', 'But for the operational line'],
  ...Object.fromEntries(
    Object.entries(LOOKUP_LISTS).map(([list, { label }]) => [list, [label.it, label.en]]),
  ),
  UNION: ['Rappresentante sindacale', 'Union representative'],
};

const MONTHS: readonly AuditText[] = [
  ['Tutti i mesi', 'Every month'],
  ['Gennaio', 'January'],
  ['Febbraio', 'February'],
  ['Marzo', 'March'],
  ['Aprile', 'April'],
  ['Maggio', 'May'],
  ['Giugno', 'June'],
  ['Luglio', 'July'],
  ['Agosto', 'August'],
  ['Settembre', 'September'],
  ['Ottobre', 'October'],
  ['Novembre', 'November'],
  ['Dicembre', 'December'],
];

/** Numbers that are chosen rather than typed, by column, and what each means. */
export const NUMBER_WORDS: Readonly<Record<string, ReadonlyMap<number, AuditText>>> = {
  month: new Map(MONTHS.map((words, month) => [month, words])),
  start_offset: new Map([
    [0, ['Il giorno stesso', 'The same day']],
    [-1, ['Il giorno prima', 'The day before']],
  ]),
};

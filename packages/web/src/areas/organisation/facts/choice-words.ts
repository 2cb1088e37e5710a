import type { Language } from '../../../platform/language.ts';

type Words = readonly [string, string];

/** What the codes of a choice mean; those that people say as they are written stay alone. */
const CHOICES: Readonly<Record<string, Words>> = {
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
  UNION: ['Rappresentante sindacale', 'Union representative'],
};

const MONTHS: readonly Words[] = [
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

/** Numbers that are chosen rather than typed, by column. */
const NUMBERS: Readonly<Record<string, ReadonlyMap<number, Words>>> = {
  month: new Map(MONTHS.map((words, month) => [month, words])),
  start_offset: new Map([
    [0, ['Il giorno stesso', 'The same day']],
    [-1, ['Il giorno prima', 'The day before']],
  ]),
};

const inLanguage = ([it, en]: Words, language: Language): string => (language === 'it' ? it : en);

export function choiceText(code: string, language: Language): string {
  const words = CHOICES[code];
  return words ? inLanguage(words, language) : code;
}

/** null: a number that means itself. */
export function numberText(column: string, value: number, language: Language): string | null {
  const words = NUMBERS[column]?.get(value);
  return words ? inLanguage(words, language) : null;
}

/** Values and words of a number that is chosen; null: it is typed. */
export function numberChoices(
  column: string,
  language: Language,
): readonly { readonly value: string; readonly label: string }[] | null {
  const known = NUMBERS[column];
  if (!known) return null;
  return [...known].map(([value, words]) => ({ value: String(value), label: inLanguage(words, language) }));
}

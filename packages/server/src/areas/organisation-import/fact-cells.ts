import { dayFromIso, dayIfReal, displayDay, isoDay } from '@torre/domain/kernel';
import type { FactColumn, FactValue } from '@torre/domain/organisation';
import { storableText } from '../../platform/table-files/index.ts';
import type { FileValue } from '../../platform/table-files/index.ts';
import { codeOfWord, numberOfWord, wordOfCode, wordOfNumber } from './value-words.ts';

const YES = new Set(['sì', 'si', 's', 'yes', 'y', 'true', 'vero', '1', 'x']);
const NO = new Set(['no', 'n', 'false', 'falso', '0']);
const WHOLE_DAY = 1440;
const MS_PER_DAY = 86_400_000;
/** Day 0 of office programs: a time of day is a part of it. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const PERSONNEL_CODE = 'employee_id';

/**
 * What a cell says, as people write it: DD/MM/YYYY or the program's own dates, HH:mm or its times, sì/no, codes with blanks
 * between them, choices in their words or codes. What cannot be understood comes back as it stands, and the rules refuse it.
 * Empty: null.
 */
export function readCell(name: string, column: FactColumn, value: FileValue): FactValue {
  // The rules refuse the sign of replacement.
  const cell = typeof value === 'string' ? storableText(value).trim() : value;
  // A column whose initial value is the empty text has one that says "none".
  if (cell === null || cell === '') return column.initial === '' ? '' : column.type === 'names' ? [] : null;
  switch (column.type) {
    case 'day':
      return dayOf(cell);
    case 'time':
      return timeOf(column, cell);
    case 'boolean':
      return flagOf(cell);
    case 'integer':
      return integerOf(name, cell);
    case 'codes':
      return textOf(cell).split(/\s+/);
    case 'names':
      return namesOf(cell);
    case 'choice':
      return codeOfWord(column, textOf(cell)) ?? textOf(cell);
    case 'code':
      // Programs take a code of figures for a number and drop the zeros in front.
      return name === PERSONNEL_CODE && /^\d{1,5}$/.test(textOf(cell))
        ? textOf(cell).padStart(6, '0')
        : textOf(cell);
    case 'text':
      return textOf(cell);
  }
}

/** A value as a cell of a workbook (days as its own dates) or of a csv. */
export function writtenCell(
  name: string,
  column: FactColumn,
  value: FactValue | undefined,
  format: 'xlsx' | 'csv',
): FileValue {
  if (value === undefined || value === null) return null;
  if (column.type === 'day' && format === 'xlsx') return new Date(`${String(value)}T00:00:00Z`);
  const isPlainNumber = column.type === 'integer' && wordOfNumber(name, Number(value)) === null;
  return isPlainNumber && format === 'xlsx' ? Number(value) : shownValue(name, column, value);
}

/** A value as people write it, in the words of the screens; '' for none. */
export function shownValue(name: string, column: FactColumn, value: FactValue | undefined): string {
  if (value === undefined || value === null) return '';
  switch (column.type) {
    case 'day': {
      const day = dayFromIso(String(value));
      return day === null ? String(value) : displayDay(day);
    }
    case 'time':
      return typeof value === 'number' ? clockText(value) : String(value);
    case 'boolean':
      return value === true ? 'sì' : value === false ? 'no' : String(value);
    case 'choice':
      return wordOfCode(String(value));
    case 'integer':
      return wordOfNumber(name, Number(value)) ?? String(value);
    case 'names':
      return Array.isArray(value) ? value.join(', ') : String(value);
    default:
      return Array.isArray(value) ? value.join(' ') : String(value);
  }
}

/** 1440 is 24:00: an end at midnight, told from a begin. */
function clockText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

function dayOf(value: string | number | boolean | Date): FactValue {
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) || value.getTime() % MS_PER_DAY !== 0
      ? textOf(value)
      : value.toISOString().slice(0, 10);
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(String(value));
  if (!match) return textOf(value);
  const [, day, month, year] = match.map(Number) as [number, number, number, number];
  const real = dayIfReal(year, month, day);
  return real === null ? textOf(value) : isoDay(real);
}

function timeOf(column: FactColumn, value: string | number | boolean | Date): FactValue {
  const minutes = minutesOf(value);
  if (minutes === null) return textOf(value);
  // 00:00 as an end is the midnight after.
  return column.most === WHOLE_DAY && minutes === 0 ? WHOLE_DAY : minutes;
}

function minutesOf(value: string | number | boolean | Date): number | null {
  if (value instanceof Date) {
    const minutes = Math.round(((value.getTime() - DAY_ZERO) % MS_PER_DAY) / 60_000);
    return Math.abs(value.getTime() - DAY_ZERO) < 3 * MS_PER_DAY && minutes >= 0 ? minutes : null;
  }
  if (typeof value === 'number') return value >= 0 && value <= 1 ? Math.round(value * WHOLE_DAY) : null;
  const match = /^(\d{1,2}):([0-5]\d)(?::00)?$/.exec(String(value));
  if (!match) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return minutes <= WHOLE_DAY ? minutes : null;
}

function flagOf(value: string | number | boolean | Date): FactValue {
  const word = textOf(value).toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : textOf(value);
}

function integerOf(name: string, value: string | number | boolean | Date): FactValue {
  if (typeof value !== 'string') return value instanceof Date ? textOf(value) : value;
  return /^[+-]?\d{1,9}$/.test(value) ? Number(value) : (numberOfWord(name, value) ?? value);
}

const namesOf = (cell: string | number | boolean | Date): readonly string[] =>
  textOf(cell)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** A cell as a person reads it. */
function textOf(value: string | number | boolean | Date): string {
  if (value instanceof Date)
    return Number.isNaN(value.getTime())
      ? '?'
      : value.toISOString().slice(0, 10).split('-').toReversed().join('/');
  return String(value);
}

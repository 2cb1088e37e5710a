import { dayFromIso, isVisible } from '../kernel/index.ts';
import type { FactColumn, FactValue } from './fact.ts';
import { fault } from './fact-refusals.ts';
import type { FaultOfEdit } from './fact-refusals.ts';

// oxlint-disable-next-line no-control-regex -- control characters, halves of characters and the sign that stands for them
const UNREADABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uD800-\uDFFF\uFFFD]/u;

/** What is wrong with a value of a column; null: nothing. An empty text is no value. */
export function checkValue(name: string, column: FactColumn, value: FactValue): FaultOfEdit | null {
  if (value === null || (value === '' && column.initial !== ''))
    return column.required ? fault(name, 'required') : null;
  switch (column.type) {
    case 'text':
      return checkText(name, column, value);
    case 'code':
      return checkText(name, column, value);
    case 'integer':
      return isBetween(column, value)
        ? null
        : fault(name, 'notNumber', { least: column.least ?? 0, most: column.most ?? 0 });
    case 'time':
      return isBetween(column, value) ? null : fault(name, 'notTime');
    case 'day':
      return typeof value === 'string' && isRealDay(value) ? null : fault(name, 'notDay');
    case 'boolean':
      return typeof value === 'boolean' ? null : fault(name, 'notFlag');
    case 'choice':
      return typeof value === 'string' && column.choices!.includes(value)
        ? null
        : fault(name, 'notChoice', { choices: column.choices!.join(', ') });
    case 'codes':
      return checkCodes(name, column, value);
    case 'names':
      return checkNames(name, column, value);
  }
}

function checkCodes(name: string, { choices }: FactColumn, value: FactValue): FaultOfEdit | null {
  if (!Array.isArray(value) || value.length === 0 || !value.every((one) => /^\S+$/.test(String(one))))
    return fault(name, 'notCodes');
  if (value.some((one) => UNREADABLE.test(String(one)))) return fault(name, 'unreadable');
  return choices === undefined || value.every((one) => choices.includes(String(one)))
    ? null
    : fault(name, 'notChoice', { choices: choices.join(', ') });
}

/** Texts without a comma, which is what files and windows write between them. */
function checkNames(name: string, { most = 0 }: FactColumn, value: FactValue): FaultOfEdit | null {
  if (!Array.isArray(value)) return fault(name, 'notText');
  if (value.length > most) return fault(name, 'tooManyNames', { most });
  for (const one of value) {
    const wrong = checkText(name, { type: 'text', most: 100 }, one);
    if (wrong) return wrong;
    if (one === '' || one.includes(',')) return fault(name, 'notNames');
  }
  return null;
}

function checkText(name: string, column: FactColumn, value: FactValue): FaultOfEdit | null {
  if (typeof value !== 'string') return fault(name, 'notText');
  if (UNREADABLE.test(value)) return fault(name, 'unreadable');
  if (column.most !== undefined && [...value].length > column.most)
    return fault(name, 'tooLong', { most: column.most });
  if (column.pattern && !column.pattern.test(value)) return fault(name, 'notCode');
  return value === '' || isVisible(value) ? null : fault(name, 'required');
}

function isBetween({ least = 0, most = Number.MAX_SAFE_INTEGER }: FactColumn, value: FactValue): boolean {
  return typeof value === 'number' && Number.isInteger(value) && least <= value && value <= most;
}

/** YYYY-MM-DD of the calendar, in the years that the product knows. */
function isRealDay(value: string): boolean {
  return dayFromIso(value) !== null && '1900' <= value && value < '2200';
}

import type { FactColumn } from './fact.ts';

/** A code without blanks, as the field writes them. */
export const CODE: FactColumn = { type: 'code', required: true, most: 30, pattern: /^\S+$/ };
export const ICAO: FactColumn = { type: 'code', required: true, most: 4, pattern: /^[A-Z0-9]{4}$/ };
export const PERSON: FactColumn = { type: 'code', required: true, most: 6, pattern: /^[0-9]{6}$/ };
/** Small letters, as people type them to sign in. */
export const USER: FactColumn = {
  type: 'code',
  required: true,
  most: 39,
  pattern: /^[a-z0-9][a-z0-9._-]{1,38}$/,
};
export const NAME: FactColumn = { type: 'text', required: true, most: 120 };
export const DAY: FactColumn = { type: 'day', required: true };
/** null: it goes on. */
export const LAST_DAY: FactColumn = { type: 'day' };
export const TIME: FactColumn = { type: 'time', least: 0, most: 1439 };
export const FLAG: FactColumn = { type: 'boolean', required: true, initial: false };
export const ORDER: FactColumn = { type: 'integer', required: true, least: 0, most: 100_000, initial: 0 };

export const choice = (...choices: readonly string[]): FactColumn => ({
  type: 'choice',
  required: true,
  choices,
});

export function nullable(column: FactColumn): FactColumn {
  const { required: _, ...rest } = column;
  return rest;
}

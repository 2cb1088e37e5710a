import { CHOICE_WORDS, NUMBER_WORDS } from '@torre/contract/organisation';
import type { FactColumn } from '@torre/domain/organisation';
import { folded } from './fact-sheets.ts';

/** A code of a choice as screens and files write it. */
export const wordOfCode = (code: string): string => CHOICE_WORDS[code]?.[0] ?? code;

/** A number of a column whose numbers have words; null: it is written in figures. */
export const wordOfNumber = (name: string, value: number): string | null =>
  NUMBER_WORDS[name]?.get(value)?.[0] ?? null;

/** Codes of a column by themselves and by their words in both languages. */
const CODES = new WeakMap<FactColumn, ReadonlyMap<string, string>>();

/** The code that a text of a file means: itself, or its word in either language. null: none of the column. */
export function codeOfWord(column: FactColumn, text: string): string | null {
  const known = CODES.get(column) ?? codesOf(column);
  CODES.set(column, known);
  return known.get(folded(text)) ?? null;
}

function codesOf({ choices = [] }: FactColumn): ReadonlyMap<string, string> {
  const words = choices.flatMap((code) =>
    (CHOICE_WORDS[code] ?? []).map((word) => [folded(word), code] as const),
  );
  return new Map([...words, ...choices.map((code) => [folded(code), code] as const)]);
}

/** The number that a word of a file means, in either language; null: it is none of the column. */
export function numberOfWord(name: string, text: string): number | null {
  const asked = folded(text);
  const found = [...(NUMBER_WORDS[name] ?? [])].find(([, words]) =>
    words.some((word) => folded(word) === asked),
  );
  return found?.[0] ?? null;
}

import { CHOICE_WORDS, NUMBER_WORDS } from '@torre/contract/organisation';
import type { Language } from '../../../platform/language.ts';

const inLanguage = ([it, en]: readonly [string, string], language: Language): string =>
  language === 'it' ? it : en;

export function choiceText(code: string, language: Language): string {
  const words = CHOICE_WORDS[code];
  return words ? inLanguage(words, language) : code;
}

/** null: a number that means itself. */
export function numberText(column: string, value: number, language: Language): string | null {
  const words = NUMBER_WORDS[column]?.get(value);
  return words ? inLanguage(words, language) : null;
}

/** Values and words of a number that is chosen; null: it is typed. */
export function numberChoices(
  column: string,
  language: Language,
): readonly { readonly value: string; readonly label: string }[] | null {
  const known = NUMBER_WORDS[column];
  if (!known) return null;
  return [...known].map(([value, words]) => ({ value: String(value), label: inLanguage(words, language) }));
}

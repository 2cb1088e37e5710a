import type { Language } from '../../../platform/language.ts';

export const monthNumbers: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

/** 'dicembre', 'dic'; `number` counts from 1. */
export function monthName(number: number, language: Language, length: 'long' | 'short' = 'long'): string {
  const day = new Date(Date.UTC(2026, number - 1, 1));
  return new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' }).format(day);
}

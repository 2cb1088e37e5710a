import { FACT_WORDS } from '@torre/contract/organisation';
import { dayFromIso, displayDay, formatMinutes } from '@torre/domain/kernel';
import { kindOf } from '@torre/domain/organisation';
import type { FactKindName, FactValue } from '@torre/domain/organisation';
import type { Language } from '../../../platform/language.ts';
import { choiceText, numberText } from './choice-words.ts';

const inLanguage = ([it, en]: readonly [string, string], language: Language): string =>
  language === 'it' ? it : en;

export const kindText = (kind: FactKindName, which: 'one' | 'many', language: Language): string =>
  inLanguage(FACT_WORDS[kind][which], language);

export function columnText(kind: FactKindName, column: string, language: Language): string {
  const columns: Readonly<Record<string, readonly [string, string]>> = FACT_WORDS[kind].columns;
  return inLanguage(columns[column] ?? [column, column], language);
}

/** DD/MM/YYYY of YYYY-MM-DD */
export function dayText(iso: string): string {
  const day = dayFromIso(iso);
  return day === null ? iso : displayDay(day);
}

/** A value as tables and comparisons show it; '' for none. */
export function valueText(
  kind: FactKindName,
  column: string,
  value: FactValue | undefined,
  language: Language,
): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object') return value.join(' ');
  switch (kindOf(kind).columns[column]?.type) {
    case 'day':
      return dayText(String(value));
    case 'time':
      return timeText(Number(value));
    case 'boolean':
      return value ? inLanguage(['sì', 'yes'], language) : inLanguage(['no', 'no'], language);
    case 'choice':
      return choiceText(String(value), language);
    case 'integer':
      return numberText(column, Number(value), language) ?? String(value);
    default:
      return String(value);
  }
}

const timeText = (minutes: number): string => (minutes === 1440 ? '24:00' : formatMinutes(minutes));

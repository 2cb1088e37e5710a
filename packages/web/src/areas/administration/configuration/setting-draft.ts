import { clockText, plainText, unitText } from '@torre/contract/administration';
import { checkSettingValue } from '@torre/domain/configuration';
import type { Setting, SettingValue } from '@torre/domain/configuration';
import { refuse } from '@torre/domain/kernel';
import type { Decision } from '@torre/domain/kernel';
import type { Language } from '../../../platform/language.ts';

/** What stands in the fields: text as typed, a tick, or a text for each row. */
export type SettingDraft = string | boolean | Readonly<Record<string, string>>;

const two = (n: number): string => String(n).padStart(2, '0');

function minutesText(shows: 'clock' | 'duration', minutes: number): string {
  return shows === 'clock' ? clockText(minutes) : `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
}

export function draftOf(setting: Setting, value: SettingValue): SettingDraft {
  switch (setting.kind) {
    case 'boolean':
      return value as boolean;
    case 'minutes':
      return minutesText(setting.shows, value as number);
    case 'decimal':
      return plainText(value).replace('.', ',');
    case 'list':
      return (value as readonly string[]).join('\n');
    case 'table':
      return Object.fromEntries(
        Object.entries(value as Record<string, number>).map(([id, n]) => [id, String(n)]),
      );
    default:
      return plainText(value);
  }
}

/** The least and the greatest value, as its field writes them. */
export function boundTexts(
  setting: Extract<Setting, { readonly min: number }>,
  language: Language,
): { readonly min: string; readonly max: string } {
  const { min, max } = setting;
  if (setting.kind === 'minutes')
    return { min: minutesText(setting.shows, min), max: minutesText(setting.shows, max) };
  const written = (value: number): string => plainText(value).replace('.', ',');
  return { min: written(min), max: `${written(max)} ${unitText(setting.unit, max, language)}`.trim() };
}

/** The value that the fields hold. Refuses with `unreadable` or as checkSettingValue. */
export function valueOfDraft(setting: Setting, draft: SettingDraft): Decision<SettingValue> {
  const value = read(setting, draft);
  return value === null ? refuse('unreadable') : checkSettingValue(setting, value);
}

function read(setting: Setting, draft: SettingDraft): unknown {
  if (typeof draft === 'boolean') return draft;
  if (typeof draft !== 'string') {
    const cells = Object.entries(draft).map(([id, text]) => [id, wholeNumber(text)] as const);
    return cells.some(([, number]) => number === null) ? null : Object.fromEntries(cells);
  }
  switch (setting.kind) {
    case 'integer':
      return wholeNumber(draft);
    case 'decimal':
      return /^\d+(?:[.,]\d+)?$/.test(draft.trim()) ? Number(draft.trim().replace(',', '.')) : null;
    case 'minutes':
      return hoursAndMinutes(draft);
    case 'list':
      return draft
        .split(/[\n,;]/)
        .map((item) => item.trim())
        .filter((item) => item !== '');
    default:
      return draft;
  }
}

function wholeNumber(text: string): number | null {
  return /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : null;
}

/** 12:30 and 12.30 → 750; without minutes the number means hours. */
function hoursAndMinutes(text: string): number | null {
  const match = /^(\d{1,4})(?:[:.]([0-5]\d))?$/.exec(text.trim());
  return match ? Number(match[1]) * 60 + Number(match[2] ?? 0) : null;
}

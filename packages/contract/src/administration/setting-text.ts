import { PROFILES, SETTINGS } from '@torre/domain/configuration';
import type { Setting, SettingUnit, SettingValue } from '@torre/domain/configuration';
import { formatMinutes } from '@torre/domain/kernel';
import type { Language } from '../list/list.endpoint.ts';

/** What a setting is called where its window is not at hand; a parameter of a rule with its rule set and its rule. */
export function settingName(key: string, language: Language): string {
  const setting = SETTINGS.get(key);
  if (!setting) return key;
  const profile = PROFILES.find((one) => key.startsWith(`rules.${one}.`));
  const name = setting.label[language];
  return profile ? `${profile} · ${setting.help[language]} · ${name}` : name;
}

/** The key of the setting that is called so, in either language; null when none is. */
export function settingCalled(name: string): string | null {
  const wanted = name.trim().toLocaleLowerCase('it-IT');
  const called = (key: string): boolean =>
    (['it', 'en'] as const).some(
      (language) => settingName(key, language).toLocaleLowerCase('it-IT') === wanted,
    );
  return [...SETTINGS.keys()].find(called) ?? null;
}

const UNIT: Readonly<Record<SettingUnit, Readonly<Record<Language, readonly [one: string, other: string]>>>> =
  {
    days: { it: ['giorno', 'giorni'], en: ['day', 'days'] },
    hours: { it: ['ora', 'ore'], en: ['hour', 'hours'] },
    weeks: { it: ['settimana', 'settimane'], en: ['week', 'weeks'] },
    months: { it: ['mese', 'mesi'], en: ['month', 'months'] },
    people: { it: ['persona', 'persone'], en: ['person', 'people'] },
    times: { it: ['', ''], en: ['', ''] },
    ratio: { it: ['', ''], en: ['', ''] },
  };

export function unitText(unit: SettingUnit, count: number, language: Language): string {
  return UNIT[unit][language][count === 1 ? 0 : 1];
}

const decimal = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 });

const MINUTE = { it: ['minuto', 'minuti'], en: ['minute', 'minutes'] } as const;

/** One spelling of a length wherever it is read: 750 → 12 ore 30 minuti, 1440 → 24 ore; whole days from two on: 7 giorni. */
export function durationText(minutes: number, language: Language): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const counted = (count: number, word: string): string => `${decimal.format(count)} ${word}`;
  if (rest === 0 && hours >= 48 && hours % 24 === 0)
    return counted(hours / 24, unitText('days', hours / 24, language));
  return [
    hours > 0 && counted(hours, unitText('hours', hours, language)),
    (rest > 0 || hours === 0) && counted(rest, MINUTE[language][rest === 1 ? 0 : 1]),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The end of a day reads 24:00. */
export function clockText(minutes: number): string {
  return minutes === 1440 ? '24:00' : formatMinutes(minutes);
}

/** A number or a code as it is written; tables and lists have their own words. */
export const plainText = (value: SettingValue | null): string =>
  typeof value === 'object' ? '' : String(value);

/** A value as people read it; numbers and times stay Italian in both languages. */
export function valueText(setting: Setting, value: SettingValue, language: Language): string {
  switch (setting.kind) {
    case 'integer':
    case 'decimal':
      if (setting.unit === 'hours') return durationText((value as number) * 60, language);
      return `${decimal.format(value as number)} ${unitText(setting.unit, value as number, language)}`.trim();
    case 'minutes':
      return setting.shows === 'clock' ? clockText(value as number) : durationText(value as number, language);
    case 'boolean':
      return value ? (language === 'it' ? 'sì' : 'yes') : 'no';
    case 'code':
      return setting.options.find(({ code }) => code === value)?.label[language] ?? plainText(value);
    case 'text':
      return plainText(value);
    case 'list': {
      const items = value as readonly string[];
      return items.length > 0 ? items.join(', ') : '–';
    }
    case 'table': {
      const cells = value as Readonly<Record<string, number>>;
      return setting.rows.map(({ id, label }) => `${label[language]} ${cells[id] ?? '–'}`).join(' · ');
    }
  }
}

/** A value as the trail keeps it, codes and texts as they are and everything else as JSON; null: none of this setting's kind. */
export function storedSettingValue({ kind }: Setting, text: string): SettingValue | null {
  if (kind === 'code' || kind === 'text') return text;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const isOfKind = {
    boolean: typeof value === 'boolean',
    integer: typeof value === 'number',
    decimal: typeof value === 'number',
    minutes: typeof value === 'number',
    list: Array.isArray(value),
    table: typeof value === 'object' && value !== null && !Array.isArray(value),
  }[kind];
  return isOfKind ? (value as SettingValue) : null;
}

import type { Setting, SettingUnit, SettingValue } from '@torre/domain/configuration';
import { formatMinutes } from '@torre/domain/kernel';
import type { Language } from '../../../platform/language.ts';

const UNIT: Readonly<Record<SettingUnit, Readonly<Record<Language, readonly [one: string, other: string]>>>> =
  {
    days: { it: ['giorno', 'giorni'], en: ['day', 'days'] },
    hours: { it: ['ora', 'ore'], en: ['hour', 'hours'] },
    weeks: { it: ['settimana', 'settimane'], en: ['week', 'weeks'] },
    months: { it: ['mese', 'mesi'], en: ['month', 'months'] },
    times: { it: ['', ''], en: ['', ''] },
    ratio: { it: ['', ''], en: ['', ''] },
  };

export function unitText(unit: SettingUnit, count: number, language: Language): string {
  return UNIT[unit][language][count === 1 ? 0 : 1];
}

const decimal = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 });

/** 750 → 12 h 30 min, 720 → 12 h, 45 → 45 min. */
export function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
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
      return `${decimal.format(value as number)} ${unitText(setting.unit, value as number, language)}`.trim();
    case 'minutes':
      return setting.shows === 'clock' ? clockText(value as number) : durationText(value as number);
    case 'boolean':
      return value ? (language === 'it' ? 'sì' : 'yes') : 'no';
    case 'code':
      return setting.options.find(({ code }) => code === value)?.label[language] ?? plainText(value);
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

import { civil, dayRanges } from '@torre/domain/kernel';
import type { Day, DayRange } from '@torre/domain/kernel';
import type { Language } from '../../../platform/language.ts';
import type { Texts } from '../../../platform/text-catalogue.ts';
import './effects.texts.ts';

type EffectTexts = Texts<'organisationEffects'>;

/** Ranges that a sentence names. */
const MOST_RANGES = 6;

/** 'dal 3 al 14 dicembre, l’8 gennaio 2027': days in order; the year where it is not `thisYear`. The rest is counted. */
export function dayWords(days: readonly Day[], thisYear: number, language: Language, t: EffectTexts): string {
  const ranges = dayRanges(days);
  const shown = ranges.slice(0, MOST_RANGES);
  const words = shown.map((range) => rangeWords(range, thisYear, language, t)).join(', ');
  const rest = ranges.slice(MOST_RANGES).reduce((sum, { from, to }) => sum + (to - from + 1), 0);
  return rest === 0 ? words : t('andDays', { days: words, count: rest });
}

function rangeWords({ from, to }: DayRange, thisYear: number, language: Language, t: EffectTexts): string {
  const [first, last] = [civil(from), civil(to)];
  const date = (day: Day, part: 'day' | 'month' | 'year'): string => dateWords(day, part, language);
  const whole = last.year === thisYear ? 'month' : 'year';
  const isSameMonth = first.year === last.year && first.month === last.month;
  const begins = isSameMonth ? 'day' : first.year === last.year || first.year === thisYear ? 'month' : 'year';
  if (from === to) return t(isElided(last.day) ? 'onElided' : 'on', { date: date(to, whole) });
  return t('range', {
    from: t(isElided(first.day) ? 'fromElided' : 'from', { date: date(from, begins) }),
    to: t(isElided(last.day) ? 'toElided' : 'to', { date: date(to, whole) }),
  });
}

/** In Italian the articles of otto and undici lose their vowel. */
const isElided = (day: number): boolean => day === 8 || day === 11;

/** '3', '3 dicembre' or '3 dicembre 2026'. */
function dateWords(of: Day, last: 'day' | 'month' | 'year', language: Language): string {
  const { year, month, day } = civil(of);
  const number = language === 'it' && day === 1 ? '1º' : String(day);
  if (last === 'day') return number;
  const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month - 1, day)),
  );
  return last === 'month' ? `${number} ${name}` : `${number} ${name} ${year}`;
}

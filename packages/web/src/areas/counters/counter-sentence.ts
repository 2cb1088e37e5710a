import type { CounterRow } from '@torre/contract/counters';
import { displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Texts } from '../../platform/text-catalogue.ts';
import { difference, isNamedByHours, signed, slotHours } from './counter-table.ts';
import type { CounterSlot } from './counter-table.ts';
import type { it } from './counters.it.ts';
import type { FirstGlance } from './shortages.ts';

export type CounterTexts = Texts<typeof it>;

/** 'N 23:00–07:00'; a description that is itself a range of hours is not followed by them. */
export function slotName({ label, hours }: Pick<CounterSlot, 'label' | 'hours'>): string {
  return isNamedByHours(label) ? label : `${label} ${hours}`;
}

/** What a counter says in words, for the tooltip and for readers. */
export function counterSentence(slot: CounterSlot, counter: CounterRow, day: Day, t: CounterTexts): string {
  const { employees, chairs, lacks, hasAnotherLacks, timeSlot } = counter;
  const value = difference(counter);
  const parts = [t('cell', { slot: slotName(slot), day: displayDay(day), employees, chairs })];
  if (value < 0) {
    const worst = slotHours({ beginTime: timeSlot.beginCounterTime, endTime: timeSlot.endCounterTime });
    parts.push(t('missing', { count: -value }), t('worstHour', { hours: worst }));
  } else if (lacks > 0) {
    parts.push(t('lacking'));
  }
  if (hasAnotherLacks && value >= 0 && lacks === 0) parts.push(t('otherLacks'));
  return parts.join(', ');
}

export interface GlanceText {
  readonly main: string;
  /** Everything where `main` had to be cut. */
  readonly full: string;
  readonly days: string;
  readonly short: boolean;
}

/** What fits into the corner beside the names; 'P oggi −1, N stanotte −2' does. */
const CORNER_LETTERS = 26;

/** The worst entries that fit, in the order of the rows; the first of them always. */
function cut(entries: FirstGlance['now'], say: (kept: FirstGlance['now']) => string): string {
  const worst = entries.toSorted((a, b) => a.difference - b.difference);
  let kept = new Set(worst.slice(0, 1));
  for (const entry of worst) {
    const more = new Set(kept).add(entry);
    if (say(entries.filter((one) => more.has(one))).length <= CORNER_LETTERS) kept = more;
  }
  return say(entries.filter((entry) => kept.has(entry))) + (kept.size < entries.length ? '…' : '');
}

/** The corner in words: 'P oggi −1, N stanotte −2' and '6 giorni da coprire'. `past`: the whole month is over. */
export function glanceText(
  { now, toCover, missed }: FirstGlance,
  { holdsToday, past }: { readonly holdsToday: boolean; readonly past: boolean },
  t: CounterTexts,
): GlanceText {
  if (past)
    return {
      main: t('pastMonth'),
      full: t('pastMonth'),
      days: t('daysMissed', { count: missed.length }),
      short: false,
    };
  const days = t('daysToCover', { count: toCover.length });
  const first = toCover[0];
  if (!holdsToday) {
    const main = first === undefined ? '' : t('firstDay', { day: displayDay(first) });
    return { main, full: main, days, short: first !== undefined };
  }
  if (now.length === 0) return { main: t('nobodyMissing'), full: t('nobodyMissing'), days, short: false };
  const say = (entries: FirstGlance['now']): string =>
    entries
      .map(({ when, label, difference: value }) => t(when, { label, difference: signed(value) }))
      .join(', ');
  return { main: cut(now, say), full: say(now), days, short: true };
}

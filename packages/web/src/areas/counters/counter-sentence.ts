import type { CounterRow } from '@torre/contract/counters';
import { addDays, displayDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { textsOf } from '../../platform/language.ts';
import { figureOf, signed } from '../../platform/slot-figure.ts';
import { slotSentence } from '../../platform/slot-sentence.ts';
import type { Texts } from '../../platform/text-catalogue.ts';
import { isNamedByHours } from './counter-table.ts';
import type { CounterSlot, SlotState } from './counter-table.ts';
import type { FirstGlance } from './shortages.ts';

export type CounterTexts = Texts<'counters'>;

/**
 * 'P' and '15:00–23:00', 'N dal 17/12' and its hours for the night that stands under the 18th; a description that is itself
 * a range of hours has no other name.
 */
export function slotParts(
  { label, hours, atNight }: Pick<CounterSlot, 'label' | 'hours' | 'atNight'>,
  day: Day,
  t: CounterTexts,
): { readonly name: string; readonly hours: string } {
  if (isNamedByHours(label)) return { name: '', hours: label };
  return { name: atNight ? t('slotFrom', { label, date: eveningBefore(day) }) : label, hours };
}

/** 'P 15:00–23:00', 'N dal 17/12 23:00–07:00' */
export function slotName(
  slot: Pick<CounterSlot, 'label' | 'hours' | 'atNight'>,
  day: Day,
  t: CounterTexts,
): string {
  const { name, hours } = slotParts(slot, day, t);
  return name === '' ? hours : `${name} ${hours}`;
}

/** '17/12' for the 18th; dates stay Italian in both languages. */
function eveningBefore(day: Day): string {
  return displayDay(addDays(day, -1)).slice(0, 5);
}

/** A counter and what can still be done about it. `isToday`: of a slot of today it says how far it has gone. */
interface CounterSentenceParts {
  readonly slot: CounterSlot;
  readonly counter: CounterRow;
  readonly day: Day;
  readonly state: SlotState;
  readonly isToday: boolean;
}

/** What a counter says in words, for the tooltip and for readers. */
export function counterSentence(
  { slot, counter, day, state, isToday }: CounterSentenceParts,
  t: CounterTexts,
): string {
  const { employees, chairs } = counter;
  const cell = t('cell', { slot: slotName(slot, day, t), day: displayDay(day), employees, chairs });
  if (state === 'unplanned') return `${cell}, ${t('notPlannedCell')}`;
  const gone = isToday && figureOf(counter) < 0 ? goneBy(slot, state) : null;
  return [cell, slotSentence(counter, textsOf('slots')), ...(gone === null ? [] : [t(gone)])].join(', ');
}

/** What has passed of a slot of today that is short; null: nothing that its hours do not say. */
function goneBy({ atNight }: CounterSlot, state: SlotState): 'isOver' | 'beganYesterday' | null {
  if (state === 'over') return 'isOver';
  return atNight ? 'beganYesterday' : null;
}

export interface GlanceText {
  readonly main: string;
  /** Everything where `main` only counts some of it. */
  readonly full: string;
  /** How many days of the view are short; empty where that says nothing. */
  readonly days: string;
  readonly short: boolean;
}

/** The view that the sentence speaks of. */
export interface GlanceView {
  readonly span: 'month' | 'week';
  /** Where it stands: beside the names, or in the bar of the phone. */
  readonly room: keyof typeof LETTERS;
  /** All its days are over. */
  readonly past: boolean;
  /** Its shifts are written. */
  readonly planned: boolean;
  /** 'lun 21' */
  readonly dayName: (day: Day) => string;
}

/** What fits on one line of the place of the sentence; 'P oggi −1, N stanotte −2' does in the corner. */
export const LETTERS = { corner: 25, bar: 36 } as const;
/** A capital is as wide as so many of the other letters. */
const CAPITAL = 1.3;

function fits(text: string, room: keyof typeof LETTERS): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  return text.length + capitals * (CAPITAL - 1) <= LETTERS[room];
}

/**
 * The worst entries that fit, in the order of the rows, and how many more there are: a sentence is never cut. Where not even
 * the worst fits it says how many there are.
 */
function shortened(
  entries: FirstGlance['now'],
  room: keyof typeof LETTERS,
  say: (kept: FirstGlance['now']) => string,
  t: CounterTexts,
): string {
  const saying = (kept: ReadonlySet<unknown>): string => {
    const rest = entries.length - kept.size;
    const sentence = say(entries.filter((entry) => kept.has(entry)));
    return rest === 0 ? sentence : `${sentence} ${t('andMore', { count: rest })}`;
  };
  let kept: ReadonlySet<unknown> = new Set();
  for (const entry of entries.toSorted((a, b) => a.difference - b.difference)) {
    const more = new Set(kept).add(entry);
    // A milder one in the place of a worse one that is too long would mislead.
    if (!fits(saying(more), room)) break;
    kept = more;
  }
  return kept.size === 0 ? t('slotsShort', { count: entries.length }) : saying(kept);
}

function calm(main: string, days: string): GlanceText {
  return { main, full: main, days, short: false };
}

/** The corner in words: 'P oggi −1, N stanotte −2' and '6 giorni da coprire'. */
export function glanceText(
  { now, holdsToday, toCover, missed }: FirstGlance,
  { span, room, past, planned, dayName }: GlanceView,
  t: CounterTexts,
): GlanceText {
  if (!planned) return calm(t(past ? 'neverPlanned' : 'notPlanned'), '');
  if (past)
    return calm(t(span === 'month' ? 'pastMonth' : 'pastWeek'), t('daysMissed', { count: missed.length }));
  const days = t('daysToCover', { count: toCover.length });
  if (now.length === 0) return calm(t(holdsToday ? 'nobodyMissing' : 'nobodyMissingThen'), days);
  const say = (entries: FirstGlance['now']): string =>
    entries
      .map(({ when, day, label, difference: value }) =>
        t(when, { label, day: dayName(day), difference: signed(value) }),
      )
      .join(', ');
  return { main: shortened(now, room, say, t), full: say(now), days, short: true };
}

import type { CounterRow } from '@torre/contract/counters';
import { addDays } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Moment } from '../../platform/use-now.ts';
import { figureOf } from '../../platform/slot-figure.ts';
import { isNamedByHours, slotState } from './counter-table.ts';
import type { CounterSlot, CounterTable } from './counter-table.ts';

/** A slot of a day that has chairs for which there is nobody: too few people, or none who may sit there. */
export interface Shortage {
  readonly day: Day;
  readonly slot: CounterSlot;
  readonly counter: CounterRow;
  /** The figure of the slot; always negative. */
  readonly difference: number;
}

/** Shortages from `from` to `to`, both included, by day and then in the order of the rows. */
export function shortages(table: CounterTable, from: Day, to: Day): readonly Shortage[] {
  const found: Shortage[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    for (const slot of table.slots) {
      const counter = slot.cells[day - table.from];
      if (counter && figureOf(counter) < 0) found.push({ day, slot, counter, difference: figureOf(counter) });
    }
  }
  return found;
}

/** Whether somebody can still be found for it. */
export function canBeCovered({ slot, day }: Shortage, moment: Moment): boolean {
  return slotState(slot, day, moment) === 'open';
}

export interface DistinctShortage extends Shortage {
  /** Slots named by their hours alone that lie within this one and lack no more: the same people are missing. */
  readonly repeatedBy: readonly Shortage[];
}

/** Shortages that say something of their own, with those that only repeat them. */
export function distinctShortages(found: readonly Shortage[]): readonly DistinctShortage[] {
  const originalOf = (one: Shortage): Shortage | undefined =>
    isNamedByHours(one.slot.label) ? found.find((other) => repeats(one, other)) : undefined;
  const byOriginal = Map.groupBy(found, (one) => originalOf(one) ?? null);
  return (byOriginal.get(null) ?? []).map((one) => ({ ...one, repeatedBy: byOriginal.get(one) ?? [] }));
}

function repeats(one: Shortage, other: Shortage): boolean {
  const within = other.slot.begin <= one.slot.begin && one.slot.end <= other.slot.end;
  return (
    other.day === one.day && !isNamedByHours(other.slot.label) && within && other.difference <= one.difference
  );
}

/**
 * The rows of a narrow view that ends on `to`: the plant's first slots, and each of the others that is short on some day of
 * it where no row in view says so already.
 */
export function narrowSlots(table: CounterTable, to: Day, first: number): readonly CounterSlot[] {
  const short = new Set(distinctShortages(shortages(table, table.from, to)).map(({ slot }) => slot));
  return table.slots.filter((slot, index) => index < first || short.has(slot));
}

export interface FirstGlance {
  readonly holdsToday: boolean;
  /**
   * What can still be covered: in a view that holds today the night that still runs, today's slots, then tonight's (the night
   * slots of tomorrow), in any other view all of them by day.
   */
  readonly now: readonly {
    readonly label: string;
    readonly when: 'running' | 'today' | 'tonight' | 'onDay';
    readonly day: Day;
    readonly difference: number;
  }[];
  /** Days of the view with a shortage that can still be covered. */
  readonly toCover: readonly Day[];
  /** Days of the view that went short and are over. */
  readonly missed: readonly Day[];
}

/** The corner of the view (`look/`, First glance): who is missing? `table` may reach one day beyond `to`. */
export function firstGlance(table: CounterTable, to: Day, moment: Moment): FirstGlance {
  const { today } = moment;
  const inView = shortages(table, table.from, to);
  const open = inView.filter((shortage) => canBeCovered(shortage, moment));
  const toCover = [...new Set(open.map(({ day }) => day))];
  // Last night's slot belongs to today: tonight's stands in tomorrow's column.
  const ofToday = open.filter(({ day }) => day === today);
  const running = ofToday.filter(({ slot }) => slot.atNight);
  const tonight = shortages(table, addDays(today, 1), addDays(today, 1)).filter(({ slot }) => slot.atNight);
  const holdsToday = today >= table.from && today <= to;
  const entry = (when: FirstGlance['now'][number]['when']) => (shortage: Shortage) => ({
    label: shortage.slot.label,
    when,
    day: shortage.day,
    difference: shortage.difference,
  });
  return {
    holdsToday,
    now: holdsToday
      ? [
          ...distinctShortages(running).map(entry('running')),
          ...distinctShortages(ofToday.filter(({ slot }) => !slot.atNight)).map(entry('today')),
          ...distinctShortages(tonight).map(entry('tonight')),
        ]
      : distinctShortages(open).map(entry('onDay')),
    toCover,
    missed: [...new Set(inView.map(({ day }) => day))].filter((day) => day < today),
  };
}

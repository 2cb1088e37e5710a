import { addDays } from '../kernel/index.ts';
import type { UtcMinute } from '../kernel/index.ts';
import { CELL_MINUTES, CellGrid, slotInterval } from './cell-grid.ts';
import type { SlotInterval } from './cell-grid.ts';
import { holdsOn } from './counters-input.ts';
import type { CountersInput, PresenceKind } from './counters-input.ts';

/** The cells in which shifts of one kind are counted for some of the counters. */
export interface CountedGrid {
  readonly kind: PresenceKind;
  readonly grid: CellGrid;
}

/**
 * Where each counter (slot index × days + day index) lies: in which grid, and in which of its cells; in none where the slot
 * does not hold on the day.
 */
export interface CounterCells {
  readonly grids: readonly CountedGrid[];
  readonly gridOf: Uint16Array;
  readonly first: Int32Array;
  /** First cell behind the counter. */
  readonly end: Int32Array;
  /** Whether there is such a counter. */
  readonly has: (counter: number) => boolean;
}

/** The cells of all counters: clock hours of each slot by itself (domain.md 3.7 step 1). */
export function counterCells({ zone, from, to, timeslots }: CountersInput): CounterCells {
  const days = to - from + 1;
  const holds = timeslots.flatMap((slot) =>
    Array.from({ length: days }, (_, index) => holdsOn(slot, addDays(from, index))),
  );
  const intervals = timeslots.flatMap((slot) =>
    Array.from({ length: days }, (_, index) => slotInterval(zone, slot, addDays(from, index))),
  );
  const kindOf = (counter: number): PresenceKind => timeslots[(counter / days) | 0]!.kind;
  const grids: CountedGrid[] = [];
  const gridOf = new Uint16Array(intervals.length);
  for (const [kind, counters] of Map.groupBy(
    holds.keys().filter((counter) => holds[counter]),
    kindOf,
  )) {
    for (const group of uncut(counters, intervals)) {
      for (const counter of group) gridOf[counter] = grids.length;
      const own = group.map((counter) => intervals[counter]!);
      grids.push({ kind, grid: new CellGrid(zone, from, to, own) });
    }
  }
  return {
    grids,
    gridOf,
    first: Int32Array.from(intervals, ({ start }, counter) =>
      holds[counter] ? grids[gridOf[counter]!]!.grid.firstCellFrom(start) : 0,
    ),
    end: Int32Array.from(intervals, ({ end }, counter) =>
      holds[counter] ? grids[gridOf[counter]!]!.grid.cellsUpTo(end) : 0,
    ),
    has: (counter) => holds[counter] === true,
  };
}

/** Where an interval would cut the hours of others. */
const cutsOf = ({ start, end }: SlotInterval): readonly UtcMinute[] =>
  [start, end].filter((edge) => edge % CELL_MINUTES !== 0);

const cut = ({ start, end }: SlotInterval, edges: readonly UtcMinute[]): boolean =>
  edges.some((edge) => start < edge && edge < end);

/**
 * Counters that may share a grid, together: none of them begins or ends off the full hour within another. A plant whose slots begin
 * and end on full hours has one grid of a kind.
 */
function uncut(
  counters: readonly number[],
  intervals: readonly SlotInterval[],
): readonly (readonly number[])[] {
  const found: { readonly counters: number[]; readonly cuts: UtcMinute[] }[] = [];
  // those that cut none first: one grid serves them all
  const inOrder = counters.toSorted(
    (one, other) => cutsOf(intervals[one]!).length - cutsOf(intervals[other]!).length,
  );
  for (const counter of inOrder) {
    const interval = intervals[counter]!;
    const cuts = cutsOf(interval);
    const fitting = found.find(
      (one) =>
        !cut(interval, one.cuts) &&
        (cuts.length === 0 || !one.counters.some((other) => cut(intervals[other]!, cuts))),
    );
    if (fitting === undefined) found.push({ counters: [counter], cuts: [...cuts] });
    else {
      fitting.counters.push(counter);
      fitting.cuts.push(...cuts);
    }
  }
  return found.map((one) => one.counters);
}

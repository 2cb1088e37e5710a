import type { CounterRow } from '@torre/contract/counters';
import { addDays, compactDay, MINUTES_PER_DAY, minutesFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { crossesMidnight } from '@torre/domain/roster';
import { figureOf, slotHours } from '../../platform/slot-figure.ts';
import type { Moment } from '../../platform/use-now.ts';

/** One row of counters: a timeslot with its hours over the days. Where the hours change from a day on, that is another row. */
export interface CounterSlot {
  /** Of one row of the table alone: the id of its timeslot, with the hours where an earlier row has that id. */
  readonly rowId: string;
  readonly timeslotId: string;
  readonly label: string;
  /** '23:00–07:00' */
  readonly hours: string;
  /** Minutes of the day; the end of a slot across midnight lies beyond 1440. */
  readonly begin: number;
  readonly end: number;
  /** The slot of a day begins the evening before: tomorrow's is tonight's. */
  readonly atNight: boolean;
  /** By day index from the table's `from`; null where the server has no counter. */
  readonly cells: readonly (CounterRow | null)[];
}

export interface CounterTable {
  readonly from: Day;
  readonly slots: readonly CounterSlot[];
}

/** A timeslot as the session lists it: what a row is called before its counters arrive. */
export interface NamedSlot {
  readonly timeslotId: string;
  readonly description: string;
  readonly beginTime: string;
  readonly endTime: string;
}

/** A description that is itself a range of hours, as '07:00-12:00'. */
export function isNamedByHours(label: string): boolean {
  return /\d/.test(label);
}

function emptySlot(slot: NamedSlot): Omit<CounterSlot, 'cells' | 'rowId'> {
  const begin = minutesFromCompact(slot.beginTime) ?? 0;
  const end = minutesFromCompact(slot.endTime) ?? 0;
  const atNight = crossesMidnight(begin, end);
  return {
    timeslotId: slot.timeslotId,
    label: slot.description,
    hours: slotHours(slot),
    begin,
    end: atNight ? end + MINUTES_PER_DAY : end,
    atNight,
  };
}

/**
 * Counters by slot and day, slots in the order of `known` and then in that of their first row. Once there are rows, a known
 * slot without any is left out: it does not hold in the range.
 */
export function counterTable(
  rows: readonly CounterRow[],
  from: Day,
  to: Day,
  known: readonly NamedSlot[],
): CounterTable {
  const indexes = new Map<string, number>();
  for (let day = from; day <= to; day = addDays(day, 1)) indexes.set(compactDay(day), day - from);
  const slots = new Map<string, Omit<CounterSlot, 'cells' | 'rowId'> & { cells: (CounterRow | null)[] }>();
  const slotFor = (slot: NamedSlot): (CounterRow | null)[] => {
    const key = `${slot.timeslotId} ${slotHours(slot)}`;
    const found = slots.get(key) ?? {
      ...emptySlot(slot),
      cells: Array.from({ length: indexes.size }, () => null),
    };
    slots.set(key, found);
    return found.cells;
  };
  known.forEach(slotFor);
  for (const row of rows) {
    const index = indexes.get(row.daySelected);
    if (index !== undefined) slotFor({ timeslotId: row.timeslotId, ...row.timeSlot })[index] = row;
  }
  const shown = [...slots.values()].filter(
    ({ cells }) => rows.length === 0 || cells.some((cell) => cell !== null),
  );
  const seen = new Set<string>();
  return {
    from,
    slots: shown.map((slot) => {
      const rowId = seen.has(slot.timeslotId) ? `${slot.timeslotId} ${slot.hours}` : slot.timeslotId;
      seen.add(slot.timeslotId);
      return { ...slot, rowId };
    }),
  };
}

/**
 * What can still be done about a slot of a day: `open` while people can be found for it, `over` afterwards, `unplanned`
 * while nobody has written the month's shifts yet.
 */
export type SlotState = 'open' | 'over' | 'unplanned';

/**
 * A slot is over when it has ended: the grid, the corner and the home say the same of it. One at night stands under the
 * morning on which it ends.
 */
export function slotState(
  { atNight, end }: Pick<CounterSlot, 'atNight' | 'end'>,
  day: Day,
  { today, minute }: Moment,
): 'open' | 'over' {
  const endOnDay = atNight ? end - MINUTES_PER_DAY : end;
  return (day - today) * MINUTES_PER_DAY + endOnDay <= minute ? 'over' : 'open';
}

/**
 * How a counter is drawn: an open `shortage` is loud, a `past-shortage` can no longer be covered, `lack` has the numbers
 * but misses a specialization, `unplanned` says nothing yet.
 */
export type CounterTone = 'surplus' | 'exact' | 'shortage' | 'past-shortage' | 'lack' | 'unplanned';

export function counterTone(counter: CounterRow, state: SlotState): CounterTone {
  if (state === 'unplanned') return 'unplanned';
  if (figureOf(counter) >= 0) return figureOf(counter) > 0 ? 'surplus' : 'exact';
  if (counter.employees >= counter.chairs) return 'lack';
  return state === 'over' ? 'past-shortage' : 'shortage';
}

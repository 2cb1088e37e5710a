import { MINUTES_PER_DAY, addDays } from '../kernel/index.ts';
import type { Day, UtcMinute, ZoneTable } from '../kernel/index.ts';
import type { CounterTimeslot } from './counters-input.ts';

const CELL_MINUTES = 60;

/** domain.md 3.7 step 1: a slot whose end comes before its begin starts on the day before. */
export function slotInterval(
  zone: ZoneTable,
  slot: Pick<CounterTimeslot, 'beginTime' | 'endTime'>,
  day: Day,
): { start: UtcMinute; end: UtcMinute } {
  const endTime = slot.endTime === 0 ? MINUTES_PER_DAY : slot.endTime;
  const startDay = endTime < slot.beginTime ? addDays(day, -1) : day;
  return { start: zone.utc(startDay, slot.beginTime, 'start'), end: zone.utc(day, endTime, 'end') };
}

/**
 * The clock-hour cells of a stretch of days in UTC, one day wider on each side, cut once more where a slot of
 * the plant begins or ends within an hour. A spring night has an hour cell less, an autumn night one more.
 */
export class CellGrid {
  readonly count: number;
  /** Start of each cell and, last, the end of the last one. */
  readonly edges: Int32Array;
  readonly slotFirst: Int32Array;
  /** First cell behind the slot. Both by slot index × days + day index. */
  readonly slotEnd: Int32Array;
  readonly #firstOfHour: Int32Array;

  constructor(zone: ZoneTable, from: Day, to: Day, timeslots: readonly CounterTimeslot[]) {
    const origin = zone.utc(addDays(from, -1), 0, 'start');
    const finish = zone.utc(addDays(to, 2), 0, 'end');
    const days = to - from + 1;
    // a neighbour's slot may reach into the first or the last day
    const slots = timeslots.map((slot) =>
      Array.from({ length: days + 2 }, (_, index) => slotInterval(zone, slot, addDays(from, index - 1))),
    );
    const edges = new Set<UtcMinute>();
    for (const { start, end } of slots.flat()) edges.add(start).add(end);
    for (let at = origin; at <= finish; at += CELL_MINUTES) edges.add(at);
    this.edges = Int32Array.from([...edges].filter((edge) => edge >= origin && edge <= finish)).sort();
    this.count = this.edges.length - 1;
    this.#firstOfHour = new Int32Array((finish - origin) / CELL_MINUTES + 1);
    this.edges.forEach((edge, cell) => {
      if ((edge - origin) % CELL_MINUTES === 0) this.#firstOfHour[(edge - origin) / CELL_MINUTES] = cell;
    });
    const counted = slots.flatMap((intervals) => intervals.slice(1, -1));
    this.slotFirst = Int32Array.from(counted, ({ start }) => this.firstCellFrom(start));
    this.slotEnd = Int32Array.from(counted, ({ end }) => this.cellsUpTo(end));
  }

  #hourCell(at: UtcMinute): number {
    return this.#firstOfHour[((at - this.edges[0]!) / CELL_MINUTES) | 0]!;
  }

  /** The first cell that begins at this time or later. */
  firstCellFrom(at: UtcMinute): number {
    if (at <= this.edges[0]!) return 0;
    if (at >= this.edges[this.count]!) return this.count;
    let cell = this.#hourCell(at);
    while (this.edges[cell]! < at) cell++;
    return cell;
  }

  /** How many cells have ended by this time: the index of the first that has not. */
  cellsUpTo(at: UtcMinute): number {
    if (at <= this.edges[0]!) return 0;
    if (at >= this.edges[this.count]!) return this.count;
    let cell = this.#hourCell(at);
    while (this.edges[cell + 1]! <= at) cell++;
    return cell;
  }
}

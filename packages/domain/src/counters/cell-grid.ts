import { MINUTES_PER_DAY, addDays } from '../kernel/index.ts';
import type { Day, UtcMinute, ZoneTable } from '../kernel/index.ts';
import type { CounterTimeslot } from './counters-input.ts';

/** The offsets of the zone are whole hours: what is a full hour in UTC is one on the clock. */
export const CELL_MINUTES = 60;

/** From when to when a slot of a day lasts. */
export interface SlotInterval {
  readonly start: UtcMinute;
  readonly end: UtcMinute;
}

/** When the cells of a slot are so, those that follow each other as one. Cells in order of time. */
export function spansWhere<T extends SlotInterval>(
  cells: readonly T[],
  isSo: (cell: T) => boolean,
): readonly SlotInterval[] {
  const found: { start: UtcMinute; end: UtcMinute }[] = [];
  for (const cell of cells) {
    if (!isSo(cell)) continue;
    const last = found.at(-1);
    if (last?.end === cell.start) last.end = cell.end;
    else found.push({ start: cell.start, end: cell.end });
  }
  return found;
}

/** domain.md 3.7 step 1: a slot whose end comes before its begin starts on the day before. */
export function slotInterval(
  zone: ZoneTable,
  slot: Pick<CounterTimeslot, 'beginTime' | 'endTime'>,
  day: Day,
): SlotInterval {
  const endTime = slot.endTime === 0 ? MINUTES_PER_DAY : slot.endTime;
  const startDay = endTime < slot.beginTime ? addDays(day, -1) : day;
  return { start: zone.utc(startDay, slot.beginTime, 'start'), end: zone.utc(day, endTime, 'end') };
}

/**
 * The clock-hour cells of a stretch of days in UTC, one day wider on each side, cut once more where one of the intervals
 * begins or ends within an hour. A spring night has an hour cell less, an autumn night one more.
 */
export class CellGrid {
  readonly count: number;
  /** Start of each cell and, last, the end of the last one. */
  readonly edges: Int32Array;
  readonly #firstOfHour: Int32Array;

  constructor(zone: ZoneTable, from: Day, to: Day, intervals: readonly SlotInterval[]) {
    const origin = zone.utc(addDays(from, -1), 0, 'start');
    const finish = zone.utc(addDays(to, 2), 0, 'end');
    const edges = new Set<UtcMinute>();
    for (const { start, end } of intervals) edges.add(start).add(end);
    for (let at = origin; at <= finish; at += CELL_MINUTES) edges.add(at);
    this.edges = Int32Array.from(edges).sort();
    this.count = this.edges.length - 1;
    this.#firstOfHour = new Int32Array((finish - origin) / CELL_MINUTES + 1);
    this.edges.forEach((edge, cell) => {
      if ((edge - origin) % CELL_MINUTES === 0) this.#firstOfHour[(edge - origin) / CELL_MINUTES] = cell;
    });
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

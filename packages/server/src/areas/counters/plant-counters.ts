import type { CounterEffect, CounterRow } from '@torre/contract/counters';
import { addDays, civil, firstOfMonth, lastOfMonth } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { asSystem, requirePlant } from '../../platform/access/request-scope.ts';
import type { Database } from '../../platform/db/index.ts';
import { zoneOf } from '../roster/index.ts';
import type { ChangedCell } from '../roster/index.ts';
import type { WishedPresence } from './counter-effect.reads.ts';
import { readCounterTables } from './counters.reads.ts';
import { PlantMonth } from './plant-month.ts';

const KEPT_MONTHS = 96;

interface Entry {
  readonly icao: string;
  readonly month: Promise<PlantMonth>;
  /** Cells that changed while the month was being read: its snapshot may be older. null once it stands. */
  late: ChangedCell[] | null;
  ready: PlantMonth | null;
}

/** What the counters are to the rest of the server. */
export interface Counting {
  /** Takes over cells that changed; throws when it cannot, and what it kept of their plants is forgotten. */
  follow(cells: readonly ChangedCell[]): Promise<void>;
  /** Counters of the days, in the order of days and timeslots. Throws in a request of who does not manage the plant. */
  rows(icao: string, days: readonly Day[]): Promise<CounterRow[]>;
  /** What the counters would become if the person had this on that day, by day and timeslot. */
  preview(icao: string, employeeId: string, day: Day, wished: WishedPresence): Promise<CounterEffect[]>;
  /** Forgets everything kept in memory. */
  clear(): void;
}

/** The months in memory, per plant, the least recently used dropped; a month is read on first use. */
export class PlantCounters implements Counting {
  readonly #db: Database;
  readonly #entries = new Map<string, Entry>();

  constructor(parts: { db: Database }) {
    this.#db = parts.db;
  }

  async follow(cells: readonly ChangedCell[]): Promise<void> {
    for (const cell of cells) {
      // a night reaches the month beside its own
      const months = new Set([-1, 0, 1].map((distance) => monthKey(cell.icao, addDays(cell.day, distance))));
      for (const key of months) this.#take(key, cell);
    }
  }

  async rows(icao: string, days: readonly Day[]): Promise<CounterRow[]> {
    requirePlant(icao);
    const rows: CounterRow[] = [];
    for (const day of days) {
      const month = await this.#month(icao, day);
      for (const row of month.rowsOf(day)) rows.push(row);
    }
    return rows;
  }

  async preview(
    icao: string,
    employeeId: string,
    day: Day,
    wished: WishedPresence,
  ): Promise<CounterEffect[]> {
    requirePlant(icao);
    // a night reaches the month beside its own
    const days = new Map(
      [-1, 0, 1].map((distance) => addDays(day, distance)).map((near) => [monthKey(icao, near), near]),
    );
    const effects: CounterEffect[] = [];
    for (const near of days.values())
      effects.push(...(await this.#month(icao, near)).preview(employeeId, day, wished));
    return effects.filter(({ before, after }) => before !== after);
  }

  clear(): void {
    this.#entries.clear();
  }

  #take(key: string, cell: ChangedCell): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    if (entry.late) {
      entry.late.push(cell);
      return;
    }
    try {
      if (entry.ready?.apply(cell) !== true) this.#entries.delete(key);
    } catch (error) {
      // columns in doubt are read again
      this.#entries.delete(key);
      throw error;
    }
  }

  #month(icao: string, day: Day): Promise<PlantMonth> {
    const key = monthKey(icao, day);
    const entry = this.#entries.get(key) ?? this.#load(key, icao, day);
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > KEPT_MONTHS && !oldest.done) this.#entries.delete(oldest.value);
    return entry.month;
  }

  #load(key: string, icao: string, day: Day): Entry {
    const { year, month } = civil(day);
    const from = firstOfMonth(year, month);
    const to = lastOfMonth(year, month);
    const forget = (): void => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    };
    const entry: Entry = {
      icao,
      late: [],
      ready: null,
      // Columns in memory serve all managers of the plant, and more than its own people's rows are counted.
      month: asSystem(() => readCounterTables(this.#db, icao, from, to)).then(
        (tables) => {
          const read = new PlantMonth(tables, zoneOf(from, to), from, to);
          for (const cell of entry.late ?? []) if (!read.apply(cell)) forget();
          entry.late = null;
          entry.ready = read;
          return read;
        },
        (error: unknown) => {
          forget();
          throw error;
        },
      ),
    };
    return entry;
  }
}

function monthKey(icao: string, day: Day): string {
  const { year, month } = civil(day);
  return `${icao} ${year}-${month}`;
}

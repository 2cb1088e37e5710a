import type { CounterEffect, CounterRow, PreviewedCounter } from '@torre/contract/counters';
import { addDays, civil, firstOfMonth, lastOfMonth } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { asSystem, requirePlant } from '../../platform/access/request-scope.ts';
import type { Database } from '../../platform/db/index.ts';
import { zoneOf } from '../../platform/local-time.ts';
import type { ChangedCell, WishedCell } from '../cells/index.ts';
import { reachesDays } from '../people/index.ts';
import type { ChangedOrganisation } from '../people/index.ts';
import type { TouchedDay } from './counters-live.ts';
import { readCounterTables, readIgnored, readTimeAway } from './counters.reads.ts';
import type { TimeAway } from './counters.reads.ts';
import { daysReached, inDraft } from './wanted-change.ts';
import type { WantedChange } from './wanted-change.ts';
import { PlantMonth } from './plant-month.ts';
import type { SearchedSlot, ShiftSpan } from './searched-slot.ts';
import { subtractionRules } from './subtraction-rules.ts';
import type { SubtractionSettings } from './subtraction-rules.ts';
import type { SeenCounter } from './shown-counter.ts';

const KEPT_MONTHS = 96;
const NOTHING: TimeAway = { absences: [], activities: [] };

interface Entry {
  readonly icao: string;
  /** First and last day of the month. */
  readonly range: { readonly from: Day; readonly to: Day };
  readonly month: Promise<PlantMonth>;
  /** Cells that changed while the month was being read: its snapshot may be older. null once it stands. */
  late: ChangedCell[] | null;
  ready: PlantMonth | null;
}

/** What the counters are to the rest of the server. */
export interface Counting {
  /** Takes over cells that changed; throws when it cannot, and what it kept of their plants is forgotten. */
  follow(cells: readonly ChangedCell[]): Promise<void>;
  /** Reads the absences and activities of these people anew where they are counted. */
  followTimeAway(employees: readonly string[]): Promise<void>;
  /** Forgets the months whose counters follow from what changed of the organisation: they are read again when asked for. */
  followOrganisation(changes: readonly ChangedOrganisation[]): void;
  /** Reads anew which absences the plant leaves out of which counters of the days. */
  followIgnored(icao: string, days: readonly Day[]): Promise<void>;
  /** The days from one to another in the months in memory that count the person: others nobody looks at. */
  countedDays(wanted: {
    readonly employeeId: string;
    readonly from: Day;
    readonly to: Day;
  }): readonly TouchedDay[];
  /**
   * Counters of the days, in the order of days and timeslots, as they are or as they would be if the `drafted` cells stood.
   * Throws in a request of who does not manage the plant.
   */
  rows(icao: string, days: readonly Day[], drafted?: readonly WishedCell[]): Promise<CounterRow[]>;
  /** One counter in all its parts; null when the plant has no such timeslot on that day. Throws as `rows`. */
  look(icao: string, timeslotId: string, day: Day): Promise<SeenCounter | null>;
  /**
   * A counter as the search of somebody for it reads it; of a shift that of working shifts which shares most time with it.
   * null when the plant has no such timeslot on that day. Throws as `rows`.
   */
  search(icao: string, timeslot: string | ShiftSpan, day: Day): Promise<SearchedSlot | null>;
  /**
   * What the counters would become if these cells stood, each once, over those of a draft; by day and timeslot, only what
   * differs in all, by island or by specialization.
   */
  preview(
    icao: string,
    cells: readonly WishedCell[],
    drafted?: readonly WishedCell[],
  ): Promise<CounterEffect[]>;
  /** The counters before and after a change, in all their parts; by day and timeslot, only what differs. */
  compare(icao: string, wanted: WantedChange): Promise<PreviewedCounter[]>;
  /** Forgets what is kept of these days: they are read again. */
  forget(days: readonly TouchedDay[]): void;
  /** Forgets everything kept in memory. */
  clear(): void;
}

/** The months in memory, per plant, the least recently used dropped; a month is read on first use. */
export class PlantCounters implements Counting {
  readonly #db: Database;
  readonly #configuration: SubtractionSettings;
  readonly #entries = new Map<string, Entry>();

  constructor(parts: { db: Database; configuration: SubtractionSettings }) {
    this.#db = parts.db;
    this.#configuration = parts.configuration;
  }

  async follow(cells: readonly ChangedCell[]): Promise<void> {
    const byMonth = new Map<string, ChangedCell[]>();
    for (const [, ofDay] of Map.groupBy(cells, ({ icao, day }) => `${icao} ${day}`)) {
      const { icao, day } = ofDay[0]!;
      // a night reaches the month beside its own
      for (const key of new Set([-1, 0, 1].map((distance) => monthKey(icao, addDays(day, distance))))) {
        const known = byMonth.get(key) ?? [];
        byMonth.set(key, known);
        known.push(...ofDay);
      }
    }
    for (const [key, own] of byMonth) this.#take(key, own);
  }

  async followTimeAway(employees: readonly string[]): Promise<void> {
    for (const [key, { ready }] of this.#entries) {
      // one that is being read may have read what stood before
      if (!ready) this.#entries.delete(key);
      const known = ready ? employees.filter((employeeId) => ready.has(employeeId)) : [];
      if (!ready || known.length === 0) continue;
      await this.#orForget(key, async () => {
        const { from, to } = ready.range;
        const away = await asSystem(() => readTimeAway(this.#db, known, from, to));
        for (const employeeId of known) ready.withdraw(employeeId, away.get(employeeId) ?? NOTHING);
      });
    }
  }

  countedDays({
    employeeId,
    from,
    to,
  }: {
    readonly employeeId: string;
    readonly from: Day;
    readonly to: Day;
  }): readonly TouchedDay[] {
    return [...this.#entries.values()].flatMap(({ icao, ready }) => {
      if (!ready?.has(employeeId)) return [];
      // a day away reaches the slots of the days beside it, which may lie in the month beside
      const first = Math.max(from - 1, ready.range.from);
      const last = Math.min(to + 1, ready.range.to);
      return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
        icao,
        day: addDays(first as Day, index),
      }));
    });
  }

  followOrganisation(changes: readonly ChangedOrganisation[]): void {
    for (const [key, { icao, range }] of this.#entries) {
      // shifts of the days beside reach the month's slots
      const days = { from: addDays(range.from, -1), to: addDays(range.to, 1) };
      if (changes.some((one) => reachesDays(one, icao, days))) this.#entries.delete(key);
    }
  }

  async followIgnored(icao: string, days: readonly Day[]): Promise<void> {
    for (const key of new Set(days.map((day) => monthKey(icao, day)))) {
      const ready = this.#entries.get(key)?.ready;
      if (!ready) this.#entries.delete(key);
      else {
        await this.#orForget(key, async () => {
          const { from, to } = ready.range;
          ready.ignore(await asSystem(() => readIgnored(this.#db, icao, from, to)));
        });
      }
    }
  }

  async rows(icao: string, days: readonly Day[], drafted: readonly WishedCell[] = []): Promise<CounterRow[]> {
    requirePlant(icao);
    const rows: CounterRow[] = [];
    for (const own of Map.groupBy(days, (day) => monthKey(icao, day)).values()) {
      const month = await this.#month(icao, own[0]!);
      for (const row of month.rows(own, drafted)) rows.push(row);
    }
    return rows;
  }

  async look(icao: string, timeslotId: string, day: Day): Promise<SeenCounter | null> {
    requirePlant(icao);
    return (await this.#month(icao, day)).look(timeslotId, day);
  }

  async search(icao: string, timeslot: string | ShiftSpan, day: Day): Promise<SearchedSlot | null> {
    requirePlant(icao);
    return (await this.#month(icao, day)).search(timeslot, day);
  }

  preview(
    icao: string,
    cells: readonly WishedCell[],
    drafted: readonly WishedCell[] = [],
  ): Promise<CounterEffect[]> {
    const wanted = { ...inDraft(drafted), cells };
    return this.#ofMonths(icao, [...daysReached(wanted)], (month) => month.preview(wanted));
  }

  compare(icao: string, wanted: WantedChange): Promise<PreviewedCounter[]> {
    return this.#ofMonths(icao, [...daysReached(wanted)], (month) => month.compare(wanted));
  }

  /** Asks each month in which one of the days lies, the earliest first. */
  async #ofMonths<T>(
    icao: string,
    days: readonly Day[],
    ask: (month: PlantMonth) => readonly T[],
  ): Promise<T[]> {
    requirePlant(icao);
    const firsts = new Map(days.map((day) => [monthKey(icao, day), day]));
    const found: T[] = [];
    for (const day of [...firsts.values()].toSorted((one, other) => one - other))
      found.push(...ask(await this.#month(icao, day)));
    return found;
  }

  forget(days: readonly TouchedDay[]): void {
    for (const { icao, day } of days) this.#entries.delete(monthKey(icao, day));
  }

  clear(): void {
    this.#entries.clear();
  }

  /** Columns in doubt are read again. */
  async #orForget(key: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#entries.delete(key);
      throw error;
    }
  }

  #take(key: string, cells: readonly ChangedCell[]): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    if (entry.late) {
      entry.late.push(...cells);
      return;
    }
    try {
      if (entry.ready?.apply(cells) !== true) this.#entries.delete(key);
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
      range: { from, to },
      late: [],
      ready: null,
      // Columns in memory serve all managers of the plant, and more than its own people's rows are counted.
      month: asSystem(() => readCounterTables(this.#db, icao, from, to)).then(
        (tables) => {
          const read = new PlantMonth(
            tables,
            subtractionRules(this.#configuration),
            zoneOf(from, to),
            from,
            to,
          );
          if (!read.apply(entry.late ?? [])) forget();
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

import type { Day } from '@torre/domain/kernel';
import { asSystem, requirePlant } from '../../platform/access/request-scope.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/index.ts';
import { reachesDays } from '../people/index.ts';
import type { ChangedOrganisation } from '../people/index.ts';
import { compactMonth } from './compact-month.ts';
import type { MonthAudience } from './compact-month.ts';
import { readMonth } from './month.reads.ts';
import type { MonthData, MonthKey } from './month.reads.ts';
import { PreparedMonth } from './prepared-month.ts';

const KEPT_MONTHS = 64;
/** Bounds the age of the position sent: streams begin there. What a month follows from is announced. */
const KEPT_MS = 60_000;

interface Entry {
  readonly key: MonthKey;
  readonly readAt: number;
  readonly data: Promise<MonthData | null>;
  readonly prepared: Map<string, PreparedMonth>;
}

/**
 * Months as they are sent, per plant, range and audience, kept in the process until a shift of theirs changes, or what they
 * follow from of the organisation.
 * Readers that come together share one read.
 */
export class MonthCache {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();

  constructor(parts: { db: Database; clock: Clock }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
  }

  /** null for a plant that does not exist. Throws when a manager's month is read for who does not manage the plant. */
  async read(key: MonthKey, audience: MonthAudience): Promise<PreparedMonth | null> {
    if (audience.kind === 'manager') requirePlant(key.icao);
    const entry = this.#entry(key);
    const data = await entry.data;
    if (data === null) return null;
    const name = `${audience.kind} ${audience.firstDay} ${audience.lastDay}`;
    const known = entry.prepared.get(name);
    if (known) return known;
    const made = new PreparedMonth(compactMonth(data, audience));
    entry.prepared.set(name, made);
    return made;
  }

  /** A shift of that day changed. A read under way goes on for who waits for it and is not kept. */
  forget(icao: string, day: Day): void {
    for (const [name, { key }] of this.#entries) {
      if (key.icao === icao && key.from <= day && day <= key.to) this.#entries.delete(name);
    }
  }

  /** What months follow from changed. As `forget`. */
  forgetOrganisation(changes: readonly ChangedOrganisation[]): void {
    for (const [name, { key }] of this.#entries) {
      if (changes.some((one) => reachesDays(one, key.icao, key))) this.#entries.delete(name);
    }
  }

  clear(): void {
    this.#entries.clear();
  }

  #entry(key: MonthKey): Entry {
    const name = `${key.icao} ${key.from} ${key.to}`;
    const now = this.#clock.now().epochMilliseconds;
    const known = this.#entries.get(name);
    this.#entries.delete(name);
    const entry = known && Math.abs(now - known.readAt) < KEPT_MS ? known : this.#load(name, key, now);
    // last in the map: the least recently used month is the first
    this.#entries.set(name, entry);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size > KEPT_MONTHS && !oldest.done) this.#entries.delete(oldest.value);
    return entry;
  }

  #load(name: string, key: MonthKey, readAt: number): Entry {
    // One read for all who ask, whatever they may see: `compactMonth` gives each audience its part.
    const data = asSystem(() => readMonth(this.#db, key));
    const entry: Entry = { key, readAt, data, prepared: new Map() };
    data.catch(() => {
      if (this.#entries.get(name) === entry) this.#entries.delete(name);
    });
    return entry;
  }
}

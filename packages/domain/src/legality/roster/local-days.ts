import { MINUTES_PER_DAY } from '../../kernel/index.ts';
import type { Day, Edge, UtcMinute, ZoneTable } from '../../kernel/index.ts';

/** So many days around the first one asked for are kept; others are asked of the zone each time. */
const KEPT_DAYS = 4096;
const UNKNOWN = -(2 ** 31);

const kept = new WeakMap<ZoneTable, LocalDays>();

/**
 * Where the days of a zone begin, each worked out once: the rules ask it for every duty, and a conversion through the zone costs
 * ten times as much. Answers as the zone does, and throws RangeError outside of it.
 */
export class LocalDays {
  readonly #zone: ZoneTable;
  readonly #begins = new Int32Array(KEPT_DAYS).fill(UNKNOWN);
  #first: number | null = null;

  private constructor(zone: ZoneTable) {
    this.#zone = zone;
  }

  static of(zone: ZoneTable): LocalDays {
    const known = kept.get(zone);
    if (known !== undefined) return known;
    const made = new LocalDays(zone);
    kept.set(zone, made);
    return made;
  }

  /** Its midnight. */
  begin(day: Day): UtcMinute {
    this.#first ??= day - KEPT_DAYS / 2;
    const place = day - this.#first;
    if (place < 0 || place >= KEPT_DAYS) return this.#zone.utc(day, 0, 'start');
    if (this.#begins[place] === UNKNOWN) this.#begins[place] = this.#zone.utc(day, 0, 'start');
    return this.#begins[place]!;
  }

  /** The local date of an instant. */
  dayAt(at: UtcMinute): Day {
    let day = Math.floor(at / MINUTES_PER_DAY);
    while (at < this.begin(day as Day)) day -= 1;
    while (at >= this.begin((day + 1) as Day)) day += 1;
    return day as Day;
  }

  /** The minute by the clock of an instant of that day. */
  minuteAt(at: UtcMinute, day: Day): number {
    return this.#isWhole(day) ? at - this.begin(day) : this.#zone.local(at).minute;
  }

  /** As ZoneTable.utc, for a minute from 0 to two days. */
  utc(day: Day, minute: number, edge: Edge): UtcMinute {
    const of = minute < MINUTES_PER_DAY ? day : ((day + 1) as Day);
    if (!this.#isWhole(of)) return this.#zone.utc(day, minute, edge);
    return this.begin(of) + minute - (of - day) * MINUTES_PER_DAY;
  }

  /** By the clock, between two instants. */
  minutesBetween(from: UtcMinute, to: UtcMinute): number {
    const [first, last] = [this.dayAt(from), this.dayAt(to)];
    return (last - first) * MINUTES_PER_DAY + this.minuteAt(to, last) - this.minuteAt(from, first);
  }

  /** The clock does not change on it. */
  #isWhole(day: Day): boolean {
    return this.begin((day + 1) as Day) - this.begin(day) === MINUTES_PER_DAY;
  }
}

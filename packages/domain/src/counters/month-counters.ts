import { addDays } from '../kernel/index.ts';
import type { Day, UtcMinute } from '../kernel/index.ts';
import { counterCells } from './counter-cells.ts';
import type { CounterCells } from './counter-cells.ts';
import { detailOf, differencesIn, islandsIn, specializationsIn, worstOf } from './counter-detail.ts';
import { holdsOn } from './counters-input.ts';
import type {
  CounterDetail,
  CounterDifferences,
  CountersInput,
  CounterValue,
  IgnoredAbsence,
  IslandHourValue,
  PresenceSpan,
  SpecializationValue,
  Withdrawal,
} from './counters-input.ts';
import { PersonCells } from './person-cells.ts';
import { RoomCells } from './room-cells.ts';
import type { CellState } from './room-cells.ts';
import { slotVerdict } from './slot-verdict.ts';
import type { SlotVerdict } from './slot-verdict.ts';
import type { ChangedCounter, Previewed, Wish, WishedPresence } from './wish.ts';

/**
 * The counters of one plant and month, kept in typed columns and brought up to date change by change (domain.md 3.7).
 * A change costs the cells that really differ: groups of people who may do the same are counted by cell, and a cell like
 * the one before it is not matched again.
 */
export class MonthCounters {
  readonly #input: CountersInput;
  readonly #days: number;
  readonly #cells: CounterCells;
  readonly #people: PersonCells;
  /** One of each grid. */
  readonly #rooms: readonly RoomCells[];
  readonly #rows: (CounterValue | null)[];
  /** Of the counters that somebody asked for, until one of their cells changes. */
  readonly #verdicts = new Map<number, SlotVerdict>();
  #ignored = new Map<number, Set<string>>();

  constructor(input: CountersInput) {
    const { from, to, timeslots } = input;
    this.#input = input;
    this.#days = to - from + 1;
    this.#cells = counterCells(input);
    this.#people = new PersonCells(input);
    this.#rooms = this.#cells.grids.map((grid) => new RoomCells(input, grid, this.#people));
    this.#rows = Array.from({ length: timeslots.length * this.#days }, () => null);
    this.#ignored = this.#bySlot(input.ignored);
  }

  /** Counts everything from the spans. Call it once before anything else. */
  compute(): void {
    for (const room of this.#rooms) {
      room.begin();
      for (let person = 0; person < this.#input.people; person++) room.follow(person);
      room.recount();
    }
    for (let counter = 0; counter < this.#rows.length; counter++)
      if (this.#cells.has(counter)) this.#rows[counter] = this.#count(counter);
  }

  /**
   * Replaces what a person has on a competence date (nothing: an empty list) and returns the counters whose row
   * changed. A day outside the month and its two neighbours changes none.
   */
  change(personIndex: number, day: Day, presence: readonly PresenceSpan[]): readonly ChangedCounter[] {
    return this.changeAll([{ personIndex, day, presence }]);
  }

  /** As `change`, many at once: a cell of the month that several of them reach is counted once. */
  changeAll(presence: readonly WishedPresence[]): readonly ChangedCounter[] {
    return this.#follow({ presence }).changed;
  }

  /** Replaces all that is taken from a person; as `change`. */
  withdraw(personIndex: number, withdrawals: readonly Withdrawal[]): readonly ChangedCounter[] {
    return this.#follow({ presence: [], withdrawals: [{ personIndex, withdrawals }] }).changed;
  }

  /** Replaces the ignored absences; as `change`. */
  ignore(ignored: readonly IgnoredAbsence[]): readonly ChangedCounter[] {
    const before = this.#ignored;
    this.#ignored = this.#bySlot(ignored);
    const touched = new Set([...before.keys(), ...this.#ignored.keys()]);
    return [...touched]
      .filter((counter) => this.#recountSlot(counter))
      .map((counter) => this.#placeOf(counter));
  }

  /**
   * The counters that these changes together would touch, by day and slot, as `look` sees them standing and as they would
   * stand; nothing remains changed.
   */
  preview<T>(wish: Wish, look: (slotIndex: number, day: Day) => T): readonly Previewed<T>[] {
    const presence = wish.presence.filter(({ day }) => this.#people.has(day));
    const standing: Wish = {
      presence: presence.map(({ personIndex, day }) => ({
        personIndex,
        day,
        presence: this.#people.spansOf(personIndex, day),
      })),
      withdrawals: (wish.withdrawals ?? []).map(({ personIndex }) => ({
        personIndex,
        withdrawals: this.#people.withdrawalsOf(personIndex),
      })),
    };
    const { touched } = this.#follow({ ...wish, presence });
    const read = ({ slotIndex, dayIndex }: ChangedCounter): T =>
      look(slotIndex, addDays(this.#input.from, dayIndex));
    const counters = touched
      .map((counter) => this.#placeOf(counter))
      .toSorted((one, other) => one.dayIndex - other.dayIndex || one.slotIndex - other.slotIndex);
    const after = counters.map(read);
    this.#follow(standing);
    return counters.map((counter, index) => ({ ...counter, before: read(counter), after: after[index]! }));
  }

  /** Whether the slot, as this index has it, holds on that day of the month: the others have no counter to ask for. */
  has(slotIndex: number, day: Day): boolean {
    const { from, to, timeslots } = this.#input;
    const slot = timeslots[slotIndex];
    return slot !== undefined && day >= from && day <= to && holdsOn(slot, day);
  }

  row(slotIndex: number, day: Day): CounterValue {
    return this.#rows[this.#counterOf(slotIndex, day)]!;
  }

  /** What the slot is missing and which islands others cover: kept until something in it changes. */
  verdict(slotIndex: number, day: Day): SlotVerdict {
    const counter = this.#counterOf(slotIndex, day);
    const known = this.#verdicts.get(counter);
    if (known !== undefined) return known;
    const cells = this.#cellsIn(counter);
    const verdict = slotVerdict(cells, this.#roomOf(counter), this.#people.groups, this.#input);
    this.#verdicts.set(counter, verdict);
    return verdict;
  }

  /** The counter with its islands, specializations and hours, counted when asked for. */
  detail(slotIndex: number, day: Day): CounterDetail {
    const counter = this.#counterOf(slotIndex, day);
    const row = this.row(slotIndex, day);
    const none = { employees: 0, chairs: 0, lacks: 0, start: row.beginCounter, end: row.endCounter };
    const room = this.#roomOf(counter);
    return { ...row, ...detailOf(this.#cellsIn(counter), room, this.#people.groups, this.#input, none) };
  }

  /** What of the counter may differ though its row does not, without a matching: for comparing many of them. */
  differences(slotIndex: number, day: Day): CounterDifferences {
    const counter = this.#counterOf(slotIndex, day);
    const { employees, chairs } = this.row(slotIndex, day);
    const cells = this.#cellsIn(counter);
    const parts = differencesIn(cells, this.#people.groups, this.#input);
    const missing = Math.max(0, ...cells.map(({ lacks }) => lacks));
    return { total: employees - chairs, missing, ...parts };
  }

  /** Minutes of empty chairs over the hours of the counter. */
  missing(slotIndex: number, day: Day): number {
    const cells = this.#cellsIn(this.#counterOf(slotIndex, day));
    return cells.reduce((sum, { lacks, start, end }) => sum + lacks * (end - start), 0);
  }

  /** The specializations of the counter in the cell that begins then; none where it has no such cell. */
  specializationsAt(slotIndex: number, day: Day, start: UtcMinute): readonly SpecializationValue[] {
    const counter = this.#counterOf(slotIndex, day);
    const cells = this.#cellsIn(counter);
    const cell = cells.find((one) => one.start === start);
    const room = this.#roomOf(counter);
    return cell ? specializationsIn(cell, cells, room, this.#people.groups, this.#input) : [];
  }

  /** All islands of the counter in the cell that begins then; none where it has no such cell. */
  islandsAt(slotIndex: number, day: Day, start: UtcMinute): readonly IslandHourValue[] {
    const counter = this.#counterOf(slotIndex, day);
    const cell = this.#cellsIn(counter).find((one) => one.start === start);
    return cell ? islandsIn(cell, this.#roomOf(counter), this.#people.groups, this.#input) : [];
  }

  #roomOf(counter: number): RoomCells {
    return this.#rooms[this.#cells.gridOf[counter]!]!;
  }

  #counterOf(slotIndex: number, day: Day): number {
    if (!this.has(slotIndex, day)) throw new RangeError(`No counter for slot ${slotIndex} of day ${day}`);
    return slotIndex * this.#days + (day - this.#input.from);
  }

  #placeOf(counter: number): ChangedCounter {
    return { slotIndex: (counter / this.#days) | 0, dayIndex: counter % this.#days };
  }

  #bySlot(ignored: readonly IgnoredAbsence[]): Map<number, Set<string>> {
    const { from } = this.#input;
    const here = ignored.filter(({ slotIndex, day }) => this.has(slotIndex, day));
    const byCounter = Map.groupBy(here, ({ slotIndex, day }) => slotIndex * this.#days + (day - from));
    return new Map(
      [...byCounter].map(([counter, all]) => [counter, new Set(all.map(({ absenceId }) => absenceId))]),
    );
  }

  #follow({ presence, withdrawals = [] }: Wish): {
    touched: readonly number[];
    changed: readonly ChangedCounter[];
  } {
    const people = new Set<number>();
    for (const { personIndex, day, presence: spans } of presence) {
      if (!this.#people.has(day)) continue;
      this.#people.replaceSpans(personIndex, day, spans);
      people.add(personIndex);
    }
    for (const { personIndex, withdrawals: all } of withdrawals) {
      this.#people.replaceWithdrawals(personIndex, all);
      people.add(personIndex);
    }
    const touched = new Set<number>();
    for (const [grid, room] of this.#rooms.entries()) {
      for (const person of people) room.follow(person);
      this.#addCounters(grid, room.recount(), touched);
    }
    // Where an absence is ignored its person may be there or not with no cell of the month differing.
    if (people.size > 0) for (const counter of this.#ignored.keys()) touched.add(counter);
    const changed = [...touched].filter((counter) => this.#recountSlot(counter));
    return { touched: [...touched], changed: changed.map((counter) => this.#placeOf(counter)) };
  }

  /** The counters of a grid that one of its counted cells (1) belongs to. */
  #addCounters(grid: number, counted: Uint8Array, touched: Set<number>): void {
    const { gridOf, first, end } = this.#cells;
    const earliest = counted.indexOf(1);
    const latest = counted.lastIndexOf(1);
    if (earliest < 0) return;
    for (let counter = 0; counter < gridOf.length; counter++) {
      if (gridOf[counter] !== grid || first[counter]! > latest || end[counter]! <= earliest) continue;
      if (counted.indexOf(1, first[counter]) < end[counter]!) touched.add(counter);
    }
  }

  #recountSlot(counter: number): boolean {
    this.#verdicts.delete(counter);
    const before = this.#rows[counter]!;
    const now = this.#count(counter);
    this.#rows[counter] = now;
    return !(
      before.beginCounter === now.beginCounter &&
      before.employees === now.employees &&
      before.lacks === now.lacks &&
      before.hasAnotherLacks === now.hasAnotherLacks
    );
  }

  #count(counter: number): CounterValue {
    const cells = this.#cellsIn(counter);
    // a spring night can skip a slot whole
    const { gridOf, grids, first } = this.#cells;
    const at = grids[gridOf[counter]!]!.grid.edges[first[counter]!]!;
    const none = { employees: 0, chairs: 0, lacks: 0, start: at, end: at };
    const { employees, chairs, lacks, start, end } = worstOf(cells, none);
    const short = cells.filter((cell) => cell.lacks > 0).length;
    return {
      employees,
      chairs,
      lacks,
      hasAnotherLacks: short > (lacks > 0 ? 1 : 0),
      beginCounter: start,
      endCounter: end,
    };
  }

  #cellsIn(counter: number): readonly CellState[] {
    const { first, end } = this.#cells;
    return this.#roomOf(counter).states(first[counter]!, end[counter]!, this.#ignored.get(counter));
  }
}

import { addDays } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import { CellGrid } from './cell-grid.ts';
import type { CountersInput, CounterValue, PresenceKind, PresenceSpan } from './counters-input.ts';
import { PresenceColumns } from './presence-columns.ts';

const KINDS: readonly PresenceKind[] = ['LAV', 'REP'];
const BITS = 32;

export interface ChangedCounter {
  readonly slotIndex: number;
  /** Counts from `from`. */
  readonly dayIndex: number;
}

export interface PreviewedCounter extends ChangedCounter {
  readonly before: CounterValue;
  readonly after: CounterValue;
}

/**
 * The counters of one plant and month, kept in typed columns and brought up to date shift by shift (domain.md 3.7,
 * steps 1 to 6; `lacks` is chairs − employees as long as no chair asks for a specialization).
 * A person's hours are one bit a cell, so that a change costs the cells that really differ.
 */
export class MonthCounters {
  readonly #input: CountersInput;
  readonly #days: number;
  readonly #grid: CellGrid;
  readonly #columns: PresenceColumns;
  readonly #counted: Uint8Array;
  readonly #words: number;
  /** By kind: bits of cells by person, people present by cell, chairs by cell. */
  readonly #bits: readonly Uint32Array[];
  readonly #present: readonly Int16Array[];
  readonly #chairs: readonly Int16Array[];
  readonly #withdrawn: Uint32Array | null;
  readonly #worst: Int32Array;
  readonly #shortCells: Int16Array;
  readonly #employees: Int16Array;
  readonly #slotKind: Uint8Array;
  #starts: Int32Array;
  #ends: Int32Array;
  readonly #fresh: Uint32Array;
  #firstTouched = 0;
  #lastTouched = -1;

  constructor(input: CountersInput) {
    const { from, to, people, timeslots, zone } = input;
    this.#input = input;
    this.#days = to - from + 1;
    this.#grid = new CellGrid(zone, from, to, timeslots);
    this.#columns = new PresenceColumns(people.length, addDays(from, -1), addDays(to, 1));
    for (const span of input.presence) {
      if (this.#columns.has(span.day)) this.#columns.add(span.personIndex, span.day, span);
    }
    this.#counted = Uint8Array.from(people, ({ category }) => (input.chairCategories.has(category) ? 1 : 0));
    const cells = this.#grid.count;
    this.#words = Math.ceil(cells / BITS);
    this.#bits = KINDS.map(() => new Uint32Array(people.length * this.#words));
    this.#present = KINDS.map(() => new Int16Array(cells));
    this.#chairs = KINDS.map((kind) =>
      Int16Array.from({ length: cells }, (_, cell) => {
        const { day, minute } = zone.local(this.#grid.edges[cell]!);
        return input.chairs(day, Math.floor(minute / 60), kind);
      }),
    );
    this.#withdrawn = this.#withdrawnBits();
    const counters = timeslots.length * this.#days;
    this.#worst = new Int32Array(counters);
    this.#shortCells = new Int16Array(counters);
    this.#employees = new Int16Array(counters);
    this.#slotKind = Uint8Array.from(timeslots, ({ kind }) => KINDS.indexOf(kind));
    this.#starts = new Int32Array(this.#columns.capacity);
    this.#ends = new Int32Array(this.#columns.capacity);
    this.#fresh = new Uint32Array(this.#words);
  }

  /** Counts everything from the spans. Call it once before `change` and `row`. */
  compute(): void {
    for (const kind of KINDS.keys()) {
      this.#bits[kind]!.fill(0);
      this.#present[kind]!.fill(0);
      for (let person = 0; person < this.#counted.length; person++) this.#recountPerson(person, kind);
    }
    for (let counter = 0; counter < this.#worst.length; counter++) this.#recountSlot(counter);
  }

  /**
   * Replaces what a person has on a competence date (nothing: an empty list) and returns the counters whose row
   * changed. A day outside the month and its two neighbours changes none.
   */
  change(personIndex: number, day: Day, presence: readonly PresenceSpan[]): readonly ChangedCounter[] {
    if (!this.#columns.has(day)) return [];
    this.#columns.clear(personIndex, day);
    for (const span of presence) this.#columns.add(personIndex, day, span);
    if (this.#columns.capacity > this.#starts.length) {
      this.#starts = new Int32Array(this.#columns.capacity);
      this.#ends = new Int32Array(this.#columns.capacity);
    }
    const changed: ChangedCounter[] = [];
    for (const kind of KINDS.keys()) {
      if (this.#recountPerson(personIndex, kind)) this.#recountTouched(kind, changed);
    }
    return changed;
  }

  /** The counters that `change` would change, as they stand and as they would stand; nothing remains changed. */
  preview(personIndex: number, day: Day, presence: readonly PresenceSpan[]): readonly PreviewedCounter[] {
    if (!this.#columns.has(day)) return [];
    const standing = this.#columns.spansOf(personIndex, day);
    const changed = this.change(personIndex, day, presence);
    const read = ({ slotIndex, dayIndex }: ChangedCounter): CounterValue =>
      this.row(slotIndex, addDays(this.#input.from, dayIndex));
    const after = changed.map(read);
    this.change(personIndex, day, standing);
    return changed.map((counter, index) => ({ ...counter, before: read(counter), after: after[index]! }));
  }

  row(slotIndex: number, day: Day): CounterValue {
    const counter = slotIndex * this.#days + (day - this.#input.from);
    const cell = this.#worst[counter];
    if (cell === undefined || day < this.#input.from || day > this.#input.to) {
      throw new RangeError(`No counter for slot ${slotIndex} of day ${day}`);
    }
    const employees = this.#employees[counter]!;
    const chairs = this.#chairs[this.#slotKind[slotIndex]!]![cell]!;
    return {
      employees,
      chairs,
      lacks: Math.max(0, chairs - employees),
      // the worst cell is the first to be short
      hasAnotherLacks: this.#shortCells[counter]! > 1,
      beginCounter: this.#grid.edges[cell]!,
      endCounter: this.#grid.edges[cell + 1]!,
    };
  }

  /** Cells that an absence or activity touches, and those in which the person may take no chair. */
  #withdrawnBits(): Uint32Array | null {
    const { absences = [], activities = [], usable, people } = this.#input;
    if (absences.length + activities.length === 0 && !usable) return null;
    const bits = new Uint32Array(people.length * this.#words);
    for (const { personIndex, start, end } of [...absences, ...activities]) {
      const first = this.#grid.cellsUpTo(start);
      setBits(bits, personIndex * this.#words, first, Math.max(first, this.#grid.firstCellFrom(end)));
    }
    if (usable) {
      for (const person of people.keys()) {
        for (let cell = 0; cell < this.#grid.count; cell++) {
          if (!usable(person, this.#grid.edges[cell]!)) setBits(bits, person * this.#words, cell, cell + 1);
        }
      }
    }
    return bits;
  }

  /** Brings one person's bits and the people present up to date; false when nothing differs. */
  #recountPerson(person: number, kind: number): boolean {
    if (this.#counted[person] === 0) return false;
    const fresh = this.#fresh;
    this.#fillFresh(person, kind);
    const bits = this.#bits[kind]!;
    const present = this.#present[kind]!;
    const base = person * this.#words;
    this.#firstTouched = -1;
    for (let word = 0; word < this.#words; word++) {
      const now = this.#withdrawn === null ? fresh[word]! : fresh[word]! & ~this.#withdrawn[base + word]!;
      let differing = bits[base + word]! ^ now;
      if (differing === 0) continue;
      bits[base + word] = now;
      while (differing !== 0) {
        const bit = BITS - 1 - Math.clz32(differing & -differing);
        differing &= differing - 1;
        const cell = word * BITS + bit;
        present[cell]! += (now >>> bit) & 1 ? 1 : -1;
        if (this.#firstTouched < 0) this.#firstTouched = cell;
        this.#lastTouched = cell;
      }
    }
    return this.#firstTouched >= 0;
  }

  /** Only a cell that the union of the person's spans covers whole counts (step 3). */
  #fillFresh(person: number, kind: number): void {
    const fresh = this.#fresh.fill(0);
    const starts = this.#starts;
    const ends = this.#ends;
    const count = this.#columns.collect(person, KINDS[kind]!, starts, ends);
    for (let index = 0; index < count;) {
      const start = starts[index]!;
      let end = ends[index]!;
      for (index++; index < count && starts[index]! <= end; index++) end = Math.max(end, ends[index]!);
      setBits(fresh, 0, this.#grid.firstCellFrom(start), this.#grid.cellsUpTo(end));
    }
  }

  #recountTouched(kind: number, changed: ChangedCounter[]): void {
    const { slotFirst, slotEnd } = this.#grid;
    for (let slotIndex = 0; slotIndex < this.#slotKind.length; slotIndex++) {
      if (this.#slotKind[slotIndex] !== kind) continue;
      const base = slotIndex * this.#days;
      for (let dayIndex = 0; dayIndex < this.#days; dayIndex++) {
        const counter = base + dayIndex;
        if (slotEnd[counter]! <= this.#firstTouched) continue;
        if (slotFirst[counter]! > this.#lastTouched) break;
        if (this.#recountSlot(counter)) changed.push({ slotIndex, dayIndex });
      }
    }
  }

  /** Finds the worst cell: smallest employees − chairs, of equal ones the earliest (step 6). */
  #recountSlot(counter: number): boolean {
    const kind = this.#slotKind[(counter / this.#days) | 0]!;
    const present = this.#present[kind]!;
    const chairs = this.#chairs[kind]!;
    const until = this.#grid.slotEnd[counter]!;
    let worst = this.#grid.slotFirst[counter]!;
    let smallest = present[worst]! - chairs[worst]!;
    let short = smallest < 0 ? 1 : 0;
    for (let cell = worst + 1; cell < until; cell++) {
      const difference = present[cell]! - chairs[cell]!;
      if (difference < 0) short++;
      if (difference < smallest) {
        smallest = difference;
        worst = cell;
      }
    }
    const same =
      this.#worst[counter] === worst &&
      this.#employees[counter] === present[worst] &&
      this.#shortCells[counter]! > 1 === short > 1;
    this.#worst[counter] = worst;
    this.#shortCells[counter] = short;
    this.#employees[counter] = present[worst]!;
    return !same;
  }
}

/** Sets the bits from `first` up to, not including, `end` of a row that begins at word `base`. */
function setBits(words: Uint32Array, base: number, first: number, end: number): void {
  for (let from = first; from < end;) {
    const bit = from % BITS;
    const length = Math.min(BITS - bit, end - from);
    const mask = length === BITS ? -1 : ((1 << length) - 1) << bit;
    words[base + ((from / BITS) | 0)]! |= mask;
    from += length;
  }
}

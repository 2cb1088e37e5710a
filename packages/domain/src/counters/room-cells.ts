import type { CellGrid } from './cell-grid.ts';
import type { CountedGrid } from './counter-cells.ts';
import { MOST_SPECIALIZATIONS } from './counters-input.ts';
import type { Balance, Chair, CountersInput, PresenceKind } from './counters-input.ts';
import type { PersonCells } from './person-cells.ts';
import { SeatPeople, seatsOf } from './seat-people.ts';
import type { Seats } from './seat-people.ts';

/** The kinds in the order of their index. */
const KINDS: readonly PresenceKind[] = ['LAV', 'REP'];
const MINUTES_PER_HOUR = 60;

/** One cell of a counter. */
export interface CellState extends Balance {
  readonly lacks: number;
  readonly seats: Seats;
  /** By group, in the order of the groups. */
  readonly people: () => Int16Array;
  /** Whether the people of a group are counted at all. */
  readonly counts: (group: number) => boolean;
}

/** People, chairs and chairs left empty in every cell of a grid, for shifts of one kind (domain.md 3.7 steps 3 to 5). */
export class RoomCells {
  readonly #employees: Int16Array;
  readonly #lacks: Int16Array;
  readonly #seats: readonly Seats[];
  readonly #kind: number;
  readonly #grid: CellGrid;
  readonly #persons: PersonCells;
  /** Group (plus one; 0: not there) by person and cell. */
  readonly #groupIn: Uint16Array;
  readonly #fresh: Uint16Array;
  /** 1: somebody came or went since the cell was counted. */
  readonly #waits: Uint8Array;
  readonly #specializations: number;
  /** What is asked for, as often as it differs between the days of the grid; each cell by its index. */
  readonly #asked: readonly number[];
  readonly #askedIn: Uint16Array;
  /** Of each, by group: 1 for those who may do something that is asked for. */
  #counts: readonly Uint8Array[] = [];
  /** People by group, then by cell. */
  readonly #present: Int16Array[] = [];
  #people: Int16Array;
  #former: Int16Array;
  readonly #empty: Int16Array;
  #matching: SeatPeople;

  constructor(input: CountersInput, { grid, kind }: CountedGrid, persons: PersonCells) {
    if (input.specializations > MOST_SPECIALIZATIONS)
      throw new RangeError(`at most ${MOST_SPECIALIZATIONS} specializations`);
    this.#kind = KINDS.indexOf(kind);
    this.#grid = grid;
    this.#persons = persons;
    this.#groupIn = new Uint16Array(input.people * grid.count);
    this.#fresh = new Uint16Array(grid.count);
    this.#waits = new Uint8Array(grid.count);
    this.#specializations = input.specializations;
    this.#employees = new Int16Array(grid.count);
    this.#lacks = new Int16Array(grid.count);
    this.#empty = new Int16Array(input.specializations);
    const known = new Map<readonly Chair[], Seats>();
    const masks = new Map<number, number>();
    this.#askedIn = new Uint16Array(grid.count);
    this.#seats = Array.from({ length: grid.count }, (_, cell) => {
      const { day, minute } = input.zone.local(grid.edges[cell]!);
      const asked = input.asked?.(day, kind) ?? -1;
      this.#askedIn[cell] = masks.get(asked) ?? masks.size;
      masks.set(asked, this.#askedIn[cell]!);
      const chairs = input.chairs(day, Math.floor(minute / MINUTES_PER_HOUR), kind);
      const seats = known.get(chairs) ?? seatsOf(chairs, input.specializations, input.islands);
      known.set(chairs, seats);
      return seats;
    });
    this.#asked = [...masks.keys()];
    this.#people = new Int16Array(0);
    this.#former = new Int16Array(0);
    this.#matching = new SeatPeople([], 0);
    this.#makeRoom();
  }

  /** Brings a person's cells up to date; what differs waits for `recount`. */
  follow(person: number): void {
    const fresh = this.#fresh;
    const base = person * fresh.length;
    this.#persons.fill(person, this.#kind, this.#grid, fresh);
    this.#makeRoom();
    for (let cell = 0; cell < fresh.length; cell++) {
      const before = this.#groupIn[base + cell]!;
      const now = fresh[cell]!;
      if (before === now) continue;
      if (before > 0) this.#present[before - 1]![cell]!--;
      if (now > 0) this.#present[now - 1]![cell]!++;
      this.#groupIn[base + cell] = now;
      this.#waits[cell] = 1;
    }
  }

  /** All cells wait: there was no count yet. */
  begin(): void {
    this.#waits.fill(1);
  }

  /** Counts the cells that wait, and answers which they were (1); equal ones beside each other are matched once. */
  recount(): Uint8Array {
    let last = -1;
    for (let cell = 0; cell < this.#waits.length; cell++) {
      if (this.#waits[cell] === 0) continue;
      this.#read(cell, this.#people);
      const isLikeBefore =
        last >= 0 &&
        last === cell - 1 &&
        this.#seats[cell] === this.#seats[last] &&
        this.#askedIn[cell] === this.#askedIn[last] &&
        isEqual(this.#people, this.#former);
      last = cell;
      if (isLikeBefore) {
        this.#employees[cell] = this.#employees[cell - 1]!;
        this.#lacks[cell] = this.#lacks[cell - 1]!;
        continue;
      }
      this.#employees[cell] = this.#sum(this.#people, cell);
      this.#lacks[cell] = this.match(this.#people, this.#seats[cell]!, this.#empty);
      [this.#people, this.#former] = [this.#former, this.#people];
    }
    const counted = this.#waits.slice();
    this.#waits.fill(0);
    return counted;
  }

  /** The cells from `first` to before `until`; absences named by `ignored` do not subtract in them. */
  states(first: number, until: number, ignored: ReadonlySet<string> | undefined): readonly CellState[] {
    const back = ignored ? this.#comeBack(first, until, ignored) : null;
    return Array.from({ length: until - first }, (_, index): CellState => {
      const cell = first + index;
      const seats = this.#seats[cell]!;
      const people = back?.get(cell);
      return {
        employees: people ? this.#sum(people, cell) : this.#employees[cell]!,
        chairs: seats.total,
        lacks: people ? this.match(people, seats, this.#empty) : this.#lacks[cell]!,
        start: this.#grid.edges[cell]!,
        end: this.#grid.edges[cell + 1]!,
        seats,
        people: () => people ?? this.#peopleIn(cell),
        counts: (group) => this.#countsIn(cell)[group] === 1,
      };
    });
  }

  #countsIn(cell: number): Uint8Array {
    return this.#counts[this.#askedIn[cell]!]!;
  }

  #sum(people: Int16Array, cell: number): number {
    const counts = this.#countsIn(cell);
    let total = 0;
    for (let group = 0; group < people.length; group++) total += people[group]! * counts[group]!;
    return total;
  }

  /** As `SeatPeople.match`. */
  match(people: ArrayLike<number>, seats: Pick<Seats, 'order'>, empty: Int16Array): number {
    return this.#matching.match(people, seats, empty);
  }

  /** People by group in the cells in which somebody whose absence is ignored counts again. */
  #comeBack(first: number, until: number, ignored: ReadonlySet<string>): ReadonlyMap<number, Int16Array> {
    const people = new Map<number, Int16Array>();
    const fresh = this.#fresh;
    for (const person of this.#persons.absentBy(ignored)) {
      this.#persons.fill(person, this.#kind, this.#grid, fresh, ignored);
      this.#makeRoom();
      for (let cell = first; cell < until; cell++) {
        const before = this.#groupIn[person * fresh.length + cell]!;
        const now = fresh[cell]!;
        if (before === now) continue;
        const there = people.get(cell) ?? this.#peopleIn(cell);
        people.set(cell, there);
        if (before > 0) there[before - 1]!--;
        if (now > 0) there[now - 1]!++;
      }
    }
    return people;
  }

  #peopleIn(cell: number): Int16Array {
    const people = new Int16Array(this.#present.length);
    this.#read(cell, people);
    return people;
  }

  #read(cell: number, people: Int16Array): void {
    for (let group = 0; group < people.length; group++) people[group] = this.#present[group]![cell]!;
  }

  /** Two shifts of one person in one cell can make a group that nobody belonged to before. */
  #makeRoom(): void {
    const { count, masks } = this.#persons.groups;
    if (this.#present.length === count) return;
    while (this.#present.length < count) this.#present.push(new Int16Array(this.#grid.count));
    this.#people = new Int16Array(count);
    this.#former = new Int16Array(count);
    this.#counts = this.#asked.map((asked) =>
      Uint8Array.from(masks, (mask) => ((mask & asked) === 0 ? 0 : 1)),
    );
    this.#matching = new SeatPeople(masks, this.#specializations);
  }
}

function isEqual(one: Int16Array, other: Int16Array): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
}

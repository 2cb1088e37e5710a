import type { FillPerson, RoomToFill, StandingSeat } from './room-to-fill.ts';
import { overlap } from './time-plan.ts';
import type { Span } from './time-plan.ts';

/** A cell, one position in one column, in which nobody may be seated. */
export const CLOSED = -2;
/** A cell that is to be filled. */
export const OPEN = -1;
/** Held by somebody who is not among the people: it stays. */
const HELD = -3;
/** No seat, no skills, no duty. */
export const NONE = -1;

/** What an open minute of a position costs; the first positions cost a little more than the last. */
const MINUTE = 1000;
const ORDER_SHARE = 100;

/** A run of columns of one person at one position. */
export interface Run {
  readonly position: number;
  readonly first: number;
  /** Column after the last. */
  readonly end: number;
}

/**
 * A room as a table: columns are the times between two places where a stretch may begin or end, a cell is a position in a
 * column, and each person has at most one position in a column. Every change can be taken back.
 */
export class Seating {
  readonly columns: number;
  readonly starts: readonly number[];
  readonly minutes: readonly number[];
  readonly positions: number;
  readonly people: number;
  /** By position and column: CLOSED, HELD, OPEN or the index of a person. */
  readonly owner: Int16Array;
  /** By person and column: a position or NONE. */
  readonly seatAt: Int16Array;
  /** By person and column: the seat stands and is not for the search to change. */
  readonly locked: Uint8Array;
  /** By person and column: which positions may be taken; NONE: not there. */
  readonly skill: Int16Array;
  /** By skill and position. */
  readonly able: Uint8Array;
  /** Cost of an open minute, by position. */
  readonly cost: readonly number[];
  /** Of all open cells. */
  openCost = 0;
  readonly #room: RoomToFill;
  readonly #journal: number[] = [];

  constructor(room: RoomToFill) {
    this.#room = room;
    const cuts = cutsOf(room);
    this.starts = cuts;
    this.columns = Math.max(0, cuts.length - 1);
    this.minutes = cuts.slice(1).map((cut, index) => cut - cuts[index]!);
    this.positions = room.positions.length;
    this.people = room.people.length;
    this.cost = room.positions.map(
      (_, index) => MINUTE + Math.floor((ORDER_SHARE * (this.positions - index)) / this.positions),
    );
    this.owner = new Int16Array(this.positions * this.columns).fill(CLOSED);
    this.seatAt = new Int16Array(this.people * this.columns).fill(NONE);
    this.locked = new Uint8Array(this.people * this.columns);
    this.skill = new Int16Array(this.people * this.columns).fill(NONE);
    this.able = this.#readSkills();
    this.#readSeats();
    this.#openWanted();
  }

  /** First column that begins at this minute or later. */
  columnAt(minute: number): number {
    let low = 0;
    let high = this.columns;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.starts[middle]! < minute) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #readSkills(): Uint8Array {
    const sets = new Map<string, number>();
    const able: number[] = [];
    this.#room.people.forEach(({ placeable }, person) => {
      for (const { begin, end, specializations } of placeable) {
        const usable = this.#room.positions.map(({ specializationId }) =>
          specializations.includes(specializationId) ? 1 : 0,
        );
        const text = usable.join('');
        if (!sets.has(text)) {
          sets.set(text, sets.size);
          able.push(...usable);
        }
        if (!usable.includes(1)) continue;
        const from = this.columnAt(begin);
        this.skill.fill(
          sets.get(text)!,
          person * this.columns + from,
          person * this.columns + this.columnAt(end),
        );
      }
    });
    return Uint8Array.from(able);
  }

  #readSeats(): void {
    const byCode = new Map(this.#room.people.map(({ employeeId }, index) => [employeeId, index]));
    const byId = new Map(this.#room.positions.map(({ positionId }, index) => [positionId, index]));
    for (const { employeeId, positionId, begin, end } of this.#room.seats) {
      const person = byCode.get(employeeId);
      const position = byId.get(positionId);
      if (position === undefined) continue;
      for (let column = this.columnAt(begin); column < this.columnAt(end); column++) {
        this.owner[position * this.columns + column] = person ?? HELD;
        if (person === undefined) continue;
        this.seatAt[person * this.columns + column] = position;
        this.locked[person * this.columns + column] = 1;
      }
    }
  }

  #openWanted(): void {
    const { positions, wanted, now } = this.#room;
    positions.forEach(({ positionId, open }, position) => {
      const asked = wanted.filter((one) => one.positionId === undefined || one.positionId === positionId);
      for (let column = this.columnAt(now); column < this.columns; column++) {
        const cell = position * this.columns + column;
        const span = { begin: this.starts[column]!, end: this.starts[column + 1]! };
        const touches = (one: Span): boolean => overlap(one, span);
        if (this.owner[cell] !== CLOSED || !open.some(touches) || !asked.some(touches)) continue;
        this.owner[cell] = OPEN;
        this.openCost += this.cost[position]! * this.minutes[column]!;
      }
    });
  }

  /** Whether somebody may take a position in a column and sits nowhere then. */
  canTake(person: number, position: number, column: number): boolean {
    const at = person * this.columns + column;
    return this.seatAt[at] === NONE && this.isAble(person, position, column);
  }

  isAble(person: number, position: number, column: number): boolean {
    const skill = this.skill[person * this.columns + column]!;
    return skill !== NONE && this.able[skill * this.positions + position] === 1;
  }

  put(person: number, { position, first, end }: Run): void {
    for (let column = first; column < end; column++) {
      this.owner[position * this.columns + column] = person;
      this.seatAt[person * this.columns + column] = position;
      this.openCost -= this.cost[position]! * this.minutes[column]!;
      this.#journal.push(person, position, column);
    }
  }

  clear(person: number, column: number): void {
    const position = this.seatAt[person * this.columns + column]!;
    this.owner[position * this.columns + column] = OPEN;
    this.seatAt[person * this.columns + column] = NONE;
    this.openCost += this.cost[position]! * this.minutes[column]!;
    this.#journal.push(~person, position, column);
  }

  /** Takes somebody from the seats that the search gave them and that touch these columns; answers the columns freed. */
  clearProposed(person: number, from: number, to: number): readonly [from: number, to: number] {
    const row = person * this.columns;
    const isProposed = (column: number): boolean =>
      this.seatAt[row + column] !== NONE && this.locked[row + column] === 0;
    let [first, end] = [from, to];
    while (first > 0 && isProposed(first) && isProposed(first - 1)) first--;
    while (end < this.columns && end > 0 && isProposed(end) && isProposed(end - 1)) end++;
    for (let column = first; column < end; column++) if (isProposed(column)) this.clear(person, column);
    return [first, end];
  }

  /** Two people take each other's seats between two columns. */
  exchange(one: number, other: number, from: number, to: number): void {
    for (let column = from; column < to; column++) {
      const [mine, theirs] = [one, other].map((person) => this.seatAt[person * this.columns + column]!);
      if (mine !== NONE) this.owner[mine! * this.columns + column] = other;
      if (theirs !== NONE) this.owner[theirs! * this.columns + column] = one;
      this.seatAt[one * this.columns + column] = theirs!;
      this.seatAt[other * this.columns + column] = mine!;
    }
  }

  /** Now, to come back to. */
  mark(): number {
    return this.#journal.length;
  }

  /** Everything is as it was at the mark. */
  undoTo(mark: number): void {
    while (this.#journal.length > mark) {
      const column = this.#journal.pop()!;
      const position = this.#journal.pop()!;
      const who = this.#journal.pop()!;
      const person = who < 0 ? ~who : who;
      const change = this.cost[position]! * this.minutes[column]!;
      this.owner[position * this.columns + column] = who < 0 ? person : OPEN;
      this.seatAt[person * this.columns + column] = who < 0 ? position : NONE;
      this.openCost += who < 0 ? -change : change;
    }
  }

  /** Somebody's stretches, in order. */
  runsOf(person: number, from = 0, to = this.columns): readonly Run[] {
    return runsIn((column) => this.seatAt[person * this.columns + column]!, from, to);
  }

  /** Open stretches of all positions. */
  openRuns(): readonly Run[] {
    return Array.from({ length: this.positions }, (_, position) =>
      runsIn(
        (column) => (this.owner[position * this.columns + column] === OPEN ? position : NONE),
        0,
        this.columns,
      ),
    ).flat();
  }

  /** Columns of a seat that stands, from now on. */
  columnsOf({ begin, end }: StandingSeat): readonly [from: number, to: number] {
    return [this.columnAt(Math.max(begin, this.#room.now)), this.columnAt(end)];
  }

  /** Whether the seats of a person between two columns are the search's to change. */
  lock(person: number, [from, to]: readonly [number, number], isLocked: boolean): void {
    this.locked.fill(isLocked ? 1 : 0, person * this.columns + from, person * this.columns + to);
  }
}

function runsIn(valueAt: (column: number) => number, from: number, to: number): readonly Run[] {
  const runs: { position: number; first: number; end: number }[] = [];
  for (let column = from; column < to; column++) {
    const position = valueAt(column);
    if (position === NONE) continue;
    const last = runs.at(-1);
    if (last !== undefined && last.end === column && last.position === position) last.end++;
    else runs.push({ position, first: column, end: column + 1 });
  }
  return runs;
}

/** Quarter hours, and the ends of presences, duties, openings, seats and of what is wanted. */
function cutsOf({ cuts, positions, people, seats, wanted, now }: RoomToFill): readonly number[] {
  const spans: readonly Span[] = [
    ...positions.flatMap(({ open }) => open),
    ...people.flatMap(({ placeable, duties }: FillPerson) => [...placeable, ...duties]),
    ...seats,
    ...wanted,
  ];
  const first = cuts[0] ?? now;
  const last = cuts.at(-1) ?? now;
  return [...new Set([...cuts, now, ...spans.flatMap(({ begin, end }) => [begin, end])])]
    .filter((cut) => first <= cut && cut <= last)
    .toSorted((one, other) => one - other);
}

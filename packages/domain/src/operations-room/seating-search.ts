import type { RoomToFill } from './room-to-fill.ts';
import { PersonPlanner } from './person-planner.ts';
import { NONE, OPEN, Seating } from './seating.ts';
import type { Run } from './seating.ts';
import { seatingRules } from './seating-rules.ts';
import type { SeatingRules } from './seating-rules.ts';

/** Around a gap so many minutes are planned anew: a stretch with its breaks. */
const NEIGHBOURHOOD = 180;
/** A gap that stays open is worth more at the next try, up to so many times. */
const MOST_WORTH = 12;
const GROWTH = 1.4;
/** Whatever a turn does. */
const STEPS_A_TURN = 20;
const NO_LIMIT = Number.POSITIVE_INFINITY;

/** People are placed one after the other, then a few of them anew around what is still open, while steps are left. */
export class SeatingSearch {
  readonly seating: Seating;
  readonly rules: SeatingRules;
  readonly planner: PersonPlanner;
  readonly #worth: Float64Array;
  readonly #scarce: Float64Array;
  /** Of the numbers that stand for chance. */
  seed = 20_261_014;

  constructor(room: RoomToFill) {
    this.seating = new Seating(room);
    this.rules = seatingRules(room, this.seating);
    this.planner = new PersonPlanner(this.seating, this.rules);
    this.#worth = new Float64Array(this.seating.positions * this.seating.columns);
    this.#scarce = this.#worthByScarcity();
    this.resetWorth();
  }

  /** Every open minute is worth what it costs. */
  resetWorth(): void {
    const { positions, columns, cost } = this.seating;
    for (let position = 0; position < positions; position++)
      this.#worth.fill(cost[position]!, position * columns, (position + 1) * columns);
  }

  /** A number from 0 up to, not including, `below`: the same ones each time. */
  #pick(below: number): number {
    this.seed = (Math.imul(this.seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.seed / 2 ** 32) * below);
  }

  /** Seats somebody where it is worth most; whether anything was found. */
  seat(person: number, from = 0, to = this.seating.columns, most = NO_LIMIT): boolean {
    const runs = this.planner.plan({ person, from, to, worth: this.#worth, most });
    for (const run of runs) this.seating.put(person, run);
    return runs.length > 0;
  }

  /**
   * Everybody in turn, with what falls to each of what is open; then all that can still be filled. What few of those who are
   * left could take is worth more.
   */
  placeAll(): void {
    const people = this.#peopleByChoice();
    const shares = this.#shares(people);
    const waiting = new Set(people);
    for (const person of people) {
      this.#rateByPressure(waiting);
      waiting.delete(person);
      this.seat(person, 0, this.seating.columns, Math.ceil(shares.get(person)! / 15) * 15);
    }
    this.resetWorth();
    for (const person of people) this.seat(person);
  }

  /** Those who can take the fewest of the open cells first. */
  #peopleByChoice(): readonly number[] {
    const { people } = this.seating;
    const choice = Array.from({ length: people }, (_, person) => {
      let cells = 0;
      this.#eachTakeable(person, () => cells++);
      return { person, cells };
    });
    return choice
      .filter(({ cells }) => cells > 0)
      .toSorted((one, other) => one.cells - other.cells || one.person - other.person)
      .map(({ person }) => person);
  }

  #eachTakeable(person: number, visit: (position: number, column: number) => void): void {
    const { columns, positions, owner, skill, seatAt } = this.seating;
    for (let column = 0; column < columns; column++) {
      const at = person * columns + column;
      if (skill[at] === NONE || seatAt[at] !== NONE) continue;
      for (let position = 0; position < positions; position++)
        if (
          owner[position * columns + column] === OPEN &&
          this.seating.able[skill[at]! * positions + position] === 1
        )
          visit(position, column);
    }
  }

  /** Minutes of what is open, each shared among those who could take it. */
  #shares(people: readonly number[]): ReadonlyMap<number, number> {
    const { columns, positions, minutes } = this.seating;
    const takers = new Uint16Array(positions * columns);
    for (const person of people)
      this.#eachTakeable(person, (position, column) => takers[position * columns + column]!++);
    return new Map(
      people.map((person) => {
        let share = 0;
        this.#eachTakeable(person, (position, column) => {
          share += minutes[column]! / takers[position * columns + column]!;
        });
        return [person, share];
      }),
    );
  }

  /** A cell is worth more where the open ones of its column are many for those who are left. */
  #rateByPressure(waiting: ReadonlySet<number>): void {
    const { columns, positions, owner, cost } = this.seating;
    const takers = new Uint16Array(positions * columns);
    const inColumn = new Uint16Array(columns);
    for (const person of waiting) {
      let last = -1;
      this.#eachTakeable(person, (position, column) => {
        takers[position * columns + column]!++;
        if (column !== last) inColumn[column]!++;
        last = column;
      });
    }
    const open = new Uint16Array(columns);
    for (let cell = 0; cell < owner.length; cell++) if (owner[cell] === OPEN) open[cell % columns]!++;
    for (let position = 0; position < positions; position++)
      for (let column = 0; column < columns; column++) {
        const cell = position * columns + column;
        if (owner[cell] !== OPEN) continue;
        const general = open[column]! / Math.max(1, inColumn[column]!);
        const own = 1 / Math.max(1, takers[cell]!);
        const pressure = Math.min(1.5, Math.max(general, own));
        this.#worth[cell] = cost[position]! * (1 + 4 * pressure ** 3);
      }
  }

  /** Plans people anew around one open stretch after the other; ends with the steps, or when nothing is open. */
  improve(mostSteps: number, floor: number): void {
    const { seating, planner } = this;
    const until = planner.steps + mostSteps;
    let best = seating.openCost;
    let bestMark = seating.mark();
    this.#worth.set(this.#scarce);
    for (let turn = 0; seating.openCost > floor && planner.steps < until; turn++) {
      const runs = seating.openRuns();
      const gap = runs[this.#pick(runs.length)]!;
      planner.steps += STEPS_A_TURN;
      const before = seating.openCost;
      const mark = seating.mark();
      this.#replan(gap);
      // a little worse is taken now and then, to leave a dead end
      const allowance = turn % 16 === 0 ? 30_000 : 0;
      if (seating.openCost > before + allowance) seating.undoTo(mark);
      if (seating.openCost >= before) this.raise(gap, GROWTH);
      if (seating.openCost < best) {
        best = seating.openCost;
        bestMark = seating.mark();
      } else if (seating.openCost > best + 120_000) seating.undoTo(bestMark);
    }
    seating.undoTo(bestMark);
    this.resetWorth();
  }

  /**
   * What each cell is worth where a little more is given for one that fewer could take. Of two ways that are worth the same somebody
   * would always go one, and might leave nobody for the other.
   */
  #worthByScarcity(): Float64Array {
    const { positions, columns, people, cost } = this.seating;
    const takers = new Uint16Array(positions * columns);
    for (let cell = 0; cell < takers.length; cell++)
      for (let person = 0; person < people; person++)
        if (this.seating.isAble(person, Math.floor(cell / columns), cell % columns)) takers[cell]!++;
    return Float64Array.from(
      takers,
      (count, cell) => cost[Math.floor(cell / columns)]! * (1 + 0.5 / Math.max(1, count)),
    );
  }

  /** What is open there is worth more than elsewhere. */
  raise({ position, first, end }: Run, by: number): void {
    const { columns, cost } = this.seating;
    for (let column = first; column < end; column++) {
      const cell = position * columns + column;
      this.#worth[cell] = Math.min(this.#worth[cell]! * by, cost[position]! * MOST_WORTH);
    }
  }

  /** Takes a few people from their seats around a gap and seats them again, the first where the gap is worth most. */
  #replan({ position, first, end }: Run): void {
    const { seating } = this;
    const [from, to] = this.around({ position, first, end });
    const middle = first + this.#pick(end - first);
    const takers = this.#those((person) => seating.isAble(person, position, middle));
    if (takers.length === 0) return;
    const there = this.peopleIn(from, to);
    const few = [takers[this.#pick(takers.length)]!];
    const count = Math.min(there.length, 1 + this.#pick(4));
    for (let tries = 0; few.length < count && tries < 12; tries++) {
      const next = there[this.#pick(there.length)]!;
      if (!few.includes(next)) few.push(next);
    }
    const freed = few.map((person) => seating.clearProposed(person, from, to));
    few.forEach((person, index) => this.seat(person, ...freed[index]!));
    // what is left may suit those who kept their seats
    if (this.#pick(3) === 0) return;
    for (let tries = 0; tries < 3; tries++) {
      const other = there[this.#pick(there.length)]!;
      if (!few.includes(other)) this.seat(other, from, to);
    }
  }

  /** The columns in which what is done to a run shows. */
  around({ first, end }: Run): readonly [from: number, to: number] {
    const { seating } = this;
    return [
      seating.columnAt(seating.starts[first]! - NEIGHBOURHOOD),
      seating.columnAt(seating.starts[end]! + NEIGHBOURHOOD),
    ];
  }

  #those(holds: (person: number) => boolean): readonly number[] {
    const found: number[] = [];
    for (let person = 0; person < this.seating.people; person++) if (holds(person)) found.push(person);
    return found;
  }

  /** Who may be seated at some time between two columns. */
  peopleIn(from: number, to: number): readonly number[] {
    return this.#those((person) => this.#isThere(person, from, to));
  }

  #isThere(person: number, from: number, to: number): boolean {
    const { skill, columns } = this.seating;
    for (let column = from; column < to; column++) if (skill[person * columns + column] !== NONE) return true;
    return false;
  }
}

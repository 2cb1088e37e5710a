import { SHORTEST_STRETCH } from './room-to-fill.ts';
import { CLOSED, NONE, OPEN } from './seating.ts';
import type { Run, Seating } from './seating.ts';
import type { SeatingRules } from './seating-rules.ts';

/** What one more stretch costs: less than any column is worth. */
const STRETCH_COST = 6000;
/** What is left of an open stretch and is too short for anybody is worth so much less. */
const REMNANT_SHARE = 0.7;
/** Without R373.3 a stretch ends too. */
const LONGEST = 240;
/** Minutes in a duty are counted in these. */
const LOAD_UNIT = 15;
const FREE = -2;
const SEATED = -3;

interface Wanted {
  readonly person: number;
  readonly from: number;
  readonly to: number;
  /** By position and column, the worth of a minute. */
  readonly worth: Float64Array;
  /** Minutes that may be proposed to the person in one duty. */
  readonly most: number;
}

/**
 * The stretches of one person that are worth most, of the open cells between two columns, all else as it stands: shortest
 * path over columns, in each one label for each time in position since the last break, and each time since the last seat.
 */
export class PersonPlanner {
  /** Labels that were extended. */
  steps = 0;
  readonly #seating: Seating;
  readonly #rules: SeatingRules;
  /** Greatest common divisor of the columns' lengths. */
  readonly #unit: number;
  readonly #sits: number;
  readonly #offs: number;
  readonly #longest: number;
  readonly #classes: number;
  #states = 0;
  #value = new Float64Array(0);
  #parent = new Int32Array(0);
  #took = new Int16Array(0);
  #known = new Int32Array(0);
  #labels: number[][] = [];
  readonly #bestWorth: Float64Array;
  readonly #bestPosition: Int16Array;

  constructor(seating: Seating, rules: SeatingRules) {
    this.#seating = seating;
    this.#rules = rules;
    this.#unit = seating.minutes.reduce(greatestDivisor, 0) || 1;
    this.#longest = Math.max(LONGEST, ...rules.classes.map(({ maxMinutes }) => maxMinutes));
    this.#sits =
      Math.ceil(Math.max(0, ...rules.classes.map(({ maxMinutes }) => maxMinutes)) / this.#unit) + 2;
    this.#offs = Math.ceil(Math.max(0, ...rules.classes.map(({ minBreak }) => minBreak)) / this.#unit) + 1;
    this.#classes = rules.classes.length;
    this.#bestWorth = new Float64Array(this.#classes * (seating.columns + 1));
    this.#bestPosition = new Int16Array(this.#classes * (seating.columns + 1));
  }

  /** The stretches, by time; none where nothing is gained. */
  plan(wanted: Wanted): readonly Run[] {
    const { person, from, to } = wanted;
    let first = from;
    let end = to;
    const { skill, columns } = this.#seating;
    while (first < end && skill[person * columns + first] === NONE) first++;
    while (end > first && skill[person * columns + end - 1] === NONE) end--;
    if (first === end) return [];
    const asked = { ...wanted, from: first, to: end };
    const limits = this.#limitsIn(asked);
    const free = this.#search(asked, null);
    if (free.length === 0 || this.#isWithin(person, free, limits)) return free;
    return this.#search(asked, limits);
  }

  /** Minutes that are left to sit in each duty. */
  #limitsIn({ person, most }: Wanted): readonly number[] {
    const { seatAt, columns, minutes } = this.#seating;
    const left = this.#rules.mostMinutes[person]!.map((minute) => minute);
    for (let column = 0; column < columns; column++) {
      const duty = this.#rules.dutyAt[person * columns + column]!;
      if (duty !== NONE && seatAt[person * columns + column] !== NONE) left[duty]! -= minutes[column]!;
    }
    return left.map((minute) => Math.max(0, Math.min(minute, most)));
  }

  #isWithin(person: number, runs: readonly Run[], limits: readonly number[]): boolean {
    const { columns, minutes } = this.#seating;
    const sat = limits.map(() => 0);
    for (const { first, end } of runs)
      for (let column = first; column < end; column++) {
        const duty = this.#rules.dutyAt[person * columns + column]!;
        if (duty !== NONE) sat[duty]! += minutes[column]!;
      }
    return sat.every((minute, duty) => minute <= limits[duty]!);
  }

  /** The columns in which what is decided between two columns shows: as far as a break reaches. */
  #reach(person: number, from: number, to: number): readonly [number, number] {
    const { seatAt, columns, starts } = this.#seating;
    const rest = this.#offs * this.#unit;
    let begin = from;
    for (let last = from; begin > 0 && starts[last]! - starts[begin]! < rest; begin--)
      if (seatAt[person * columns + begin - 1] !== NONE) last = begin - 1;
    let end = to;
    for (let last = to; end < columns && starts[end]! - starts[last]! < rest; end++)
      if (seatAt[person * columns + end] !== NONE) last = end + 1;
    return [begin, end];
  }

  #prepare(count: number, loads: number): void {
    this.#states = this.#sits * this.#offs * this.#classes * 2 * loads;
    const size = (count + 1) * this.#states;
    if (this.#value.length < size) {
      this.#value = new Float64Array(size);
      this.#parent = new Int32Array(size);
      this.#took = new Int16Array(size);
      this.#known = new Int32Array(size);
    }
    for (const [column, states] of this.#labels.entries())
      for (const state of states) this.#known[column * this.#lastStates + state] = 0;
    this.#lastStates = this.#states;
    this.#labels = Array.from({ length: count + 1 }, () => []);
  }
  #lastStates = 0;

  #reachLabel(column: number, state: number, value: number, parent: number, took: number): void {
    const at = column * this.#states + state;
    if (this.#known[at] === 0) {
      this.#known[at] = 1;
      this.#labels[column]!.push(state);
    } else if (this.#value[at]! >= value) return;
    this.#value[at] = value;
    this.#parent[at] = parent;
    this.#took[at] = took;
  }

  #search(wanted: Wanted, limits: readonly number[] | null): readonly Run[] {
    const { person, from, to } = wanted;
    const { seatAt, locked, columns, minutes, skill } = this.#seating;
    const { classes, mixed, dutyAt } = this.#rules;
    const classOf = this.#rules.classOf[person]!;
    const isLimited = this.#rules.isLimited[person]!;
    const [begin, end] = this.#reach(person, from, to);
    const mostLoad = limits === null ? 0 : Math.max(0, ...limits.filter(Number.isFinite));
    const loads = limits === null ? 1 : Math.ceil(mostLoad / LOAD_UNIT) + 1;
    this.#prepare(end - begin, loads);
    const [sits, offs, kinds, unit] = [this.#sits, this.#offs, this.#classes, this.#unit];
    const stateOf = (sit: number, off: number, kind: number, isOwn: number, load: number): number =>
      (((sit * offs + off) * kinds + kind) * 2 + isOwn) * loads + load;
    this.#reachLabel(0, 0, 0, -1, NONE);
    for (let column = begin; column < end; column++) {
      const here = column - begin;
      const at = person * columns + column;
      const lasts = minutes[column]!;
      const duty = dutyAt[at]!;
      const nextDuty = column + 1 < columns ? dutyAt[at + 1]! : NONE;
      const seated = seatAt[at]!;
      const mayBegin = seated === NONE && column >= from && column < to && skill[at] !== NONE;
      if (mayBegin) this.#rate(wanted, column);
      for (const state of this.#labels[here]!) {
        const from = here * this.#states + state;
        const value = this.#value[from]!;
        const load = state % loads;
        let rest = Math.floor(state / loads);
        const isOwn = rest % 2;
        rest >>= 1;
        const kind = rest % kinds;
        rest = Math.floor(rest / kinds);
        const off = rest % offs;
        const sit = Math.floor(rest / offs);
        const loadAfter = nextDuty === duty ? load : 0;
        this.steps++;
        if (seated !== NONE) {
          const own = isOwn === 1 || locked[at] === 0 ? 1 : 0;
          if (!isLimited) {
            this.#reachLabel(here + 1, stateOf(0, 0, 0, 0, loadAfter), value, from, SEATED);
            continue;
          }
          const after = sit === 0 ? classOf[seated]! : mixed[kind]![classOf[seated]!]!;
          const sum = sit + lasts / unit;
          if (sum * unit > classes[after]!.maxMinutes && own === 1) continue;
          const next = stateOf(Math.min(sum, sits - 1), 0, after, own, loadAfter);
          this.#reachLabel(here + 1, next, value, from, SEATED);
          continue;
        }
        const away = off + lasts / unit;
        const isRested = sit === 0 || away * unit >= classes[kind]!.minBreak;
        const free = isRested ? stateOf(0, 0, 0, 0, loadAfter) : stateOf(sit, away, kind, isOwn, loadAfter);
        this.#reachLabel(here + 1, free, value, from, FREE);
        if (!mayBegin) continue;
        for (let group = 0; group < kinds; group++) {
          const after = sit === 0 ? group : mixed[kind]![group]!;
          let length = 0;
          for (let until = column + 1; until <= to; until++) {
            // what is sat in two duties counts in both: a stretch of one ends with it
            if (limits !== null && dutyAt[person * columns + until - 1]! !== duty) break;
            length += minutes[until - 1]!;
            if (length > this.#longest || seatAt[person * columns + until - 1] !== NONE) break;
            if (isLimited && sit * unit + length > classes[after]!.maxMinutes) break;
            if (limits !== null && duty !== NONE && load * LOAD_UNIT + length > limits[duty]!) break;
            const rated = group * (columns + 1) + until;
            const position = this.#bestPosition[rated]!;
            if (position === NONE) continue;
            const dutyAfter = until < columns ? dutyAt[person * columns + until]! : NONE;
            const added = limits === null ? 0 : Math.ceil(length / LOAD_UNIT);
            const loaded = dutyAfter === duty && duty !== NONE ? load + added : 0;
            const next = isLimited
              ? stateOf(sit + length / unit, 0, after, 1, loaded)
              : stateOf(0, 0, 0, 0, loaded);
            this.steps++;
            this.#reachLabel(until - begin, next, value + this.#bestWorth[rated]!, from, position);
          }
        }
      }
    }
    return this.#trace(begin, end - begin);
  }

  #trace(begin: number, count: number): readonly Run[] {
    let best = -1;
    for (const state of this.#labels[count]!) {
      const at = count * this.#states + state;
      if (best === -1 || this.#value[at]! > this.#value[best]!) best = at;
    }
    const runs: Run[] = [];
    for (let at = best; at > 0;) {
      const parent = this.#parent[at]!;
      if (parent < 0) break;
      const position = this.#took[at]!;
      const first = begin + Math.floor(parent / this.#states);
      if (position >= 0) runs.push({ position, first, end: begin + Math.floor(at / this.#states) });
      at = parent;
    }
    return runs.toReversed();
  }

  /** Of the stretches that begin in a column, by their end, the position that is worth most, for each class of limits. */
  #rate({ person, to, worth }: Wanted, column: number): void {
    const { owner, seatAt, columns, minutes, positions } = this.#seating;
    const last = Math.min(to, columns);
    for (let group = 0; group < this.#classes; group++)
      this.#bestPosition.fill(NONE, group * (columns + 1) + column, group * (columns + 1) + last + 1);
    for (let position = 0; position < positions; position++) {
      const row = position * columns;
      if (owner[row + column] !== OPEN || !this.#seating.isAble(person, position, column)) continue;
      const group = this.#rules.classOf[person]![position]! * (columns + 1);
      const before = this.#remnant(row, column, -1);
      const goesOn = column > 0 && seatAt[person * columns + column - 1] === position;
      let length = 0;
      let sum = -STRETCH_COST;
      if (before > 0 && !goesOn) sum -= before * worth[row + column]! * REMNANT_SHARE;
      for (let until = column + 1; until <= last; until++) {
        const cell = row + until - 1;
        if (owner[cell] !== OPEN || !this.#seating.canTake(person, position, until - 1)) break;
        length += minutes[until - 1]!;
        if (length > this.#longest) break;
        sum += worth[cell]! * minutes[until - 1]!;
        const meets = until < columns && seatAt[person * columns + until] === position;
        if (length < SHORTEST_STRETCH && !goesOn && !meets && !this.#isWholeOpening(row, column, until))
          continue;
        const after = meets ? 0 : this.#remnant(row, until - 1, 1);
        const value = sum - after * worth[cell]! * REMNANT_SHARE;
        if (this.#bestPosition[group + until] === NONE || this.#bestWorth[group + until]! < value) {
          this.#bestPosition[group + until] = position;
          this.#bestWorth[group + until] = value;
        }
      }
    }
  }

  /** Open minutes beside a cell, up to the next seat; 0 where they are enough for a stretch. */
  #remnant(row: number, column: number, by: -1 | 1): number {
    const { owner, columns, minutes } = this.#seating;
    let open = 0;
    for (let next = column + by; next >= 0 && next < columns && owner[row + next] === OPEN; next += by) {
      open += minutes[next]!;
      if (open >= SHORTEST_STRETCH) return 0;
    }
    return open;
  }

  /** Whether a position opens with the first of these columns and closes with the last. */
  #isWholeOpening(row: number, first: number, end: number): boolean {
    const { owner, columns } = this.#seating;
    const isShut = (column: number): boolean =>
      column < 0 || column >= columns || owner[row + column] === CLOSED;
    return isShut(first - 1) && isShut(end);
  }
}

const greatestDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestDivisor(other, one % other);

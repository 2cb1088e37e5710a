import type { RoomToFill } from './room-to-fill.ts';
import { NONE } from './seating.ts';
import type { Seating } from './seating.ts';
import type { SeatingRules } from './seating-rules.ts';
import { isSittingLegal } from './sitting-check.ts';

/** A smaller difference is even enough. */
const EVEN = 30;
/** Stretches are cut only where more than this would stay between two people. */
const WORTH_A_CUT = 90;
const MOST_EXCHANGES = 40;

/**
 * People of the same hours and endorsements exchange parts of what the search gave them, until they sit about as long: what is
 * covered stays covered. Answers the steps that it took.
 */
export function evenMinutes(room: RoomToFill, seating: Seating, rules: SeatingRules): number {
  let steps = 0;
  const groups = Map.groupBy(
    room.people.map((_, person) => person),
    (person) => {
      const { category, placeable, duties } = room.people[person]!;
      return JSON.stringify([category, placeable, duties]);
    },
  );
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    for (let turn = 0; turn < MOST_EXCHANGES; turn++) {
      const byMinutes = group
        .map((person) => ({ person, minutes: minutesOf(seating, person) }))
        .toSorted((one, other) => other.minutes - one.minutes || one.person - other.person);
      const [most, least] = [byMinutes[0]!, byMinutes.at(-1)!];
      const difference = most.minutes - least.minutes;
      if (difference <= EVEN) break;
      // those at the ends may have nothing to exchange with each other
      const pairs = byMinutes
        .slice(1)
        .map((other) => [most, other] as const)
        .concat(byMinutes.slice(1, -1).map((one) => [one, least] as const))
        .filter(([one, other]) => one.minutes - other.minutes > EVEN)
        .toSorted(([a, b], [c, d]) => c.minutes - d.minutes - (a.minutes - b.minutes));
      const isDone = pairs.some(([one, other]) => {
        const exchanged = exchange(seating, rules, one, other, difference > WORTH_A_CUT);
        steps += exchanged.steps;
        return exchanged.isDone;
      });
      if (!isDone) break;
    }
  }
  return steps;
}

interface Sitter {
  readonly person: number;
  readonly minutes: number;
}

const minutesOf = ({ seatAt, columns, minutes }: Seating, person: number): number => {
  let sum = 0;
  for (let column = 0; column < columns; column++)
    if (seatAt[person * columns + column] !== NONE) sum += minutes[column]!;
  return sum;
};

/** Two people exchange what they sit between two columns, where that leaves them nearest to each other. */
function exchange(
  seating: Seating,
  rules: SeatingRules,
  one: Sitter,
  other: Sitter,
  mayCut: boolean,
): { readonly isDone: boolean; readonly steps: number } {
  const { seatAt, locked, skill, columns, minutes } = seating;
  const rowOf = ({ person }: Sitter): Int16Array => seatAt.slice(person * columns, (person + 1) * columns);
  const [first, second] = [rowOf(one), rowOf(other)];
  const isSeam = (row: Int16Array, column: number): boolean =>
    column === 0 || row[column] === NONE || row[column] !== row[column - 1];
  const seams: number[] = [];
  for (let column = 0; column <= columns; column++) {
    const isThere =
      column < columns
        ? skill[one.person * columns + column] !== NONE
        : column > 0 && skill[one.person * columns + column - 1] !== NONE;
    const isEnd = column > 0 && skill[one.person * columns + column - 1] !== NONE;
    if (!isThere && !isEnd) continue;
    if (mayCut || (isSeam(first, column) && isSeam(second, column))) seams.push(column);
  }
  const wanted = (one.minutes - other.minutes) / 2;
  const tries: { readonly from: number; readonly to: number; readonly off: number; readonly cuts: number }[] =
    [];
  let steps = 0;
  for (const [index, from] of seams.entries()) {
    let given = 0;
    let column = from;
    for (const to of seams.slice(index + 1)) {
      let isLocked = false;
      for (; column < to; column++) {
        if (locked[one.person * columns + column] === 1 || locked[other.person * columns + column] === 1)
          isLocked = true;
        if (first[column] !== NONE) given += minutes[column]!;
        if (second[column] !== NONE) given -= minutes[column]!;
      }
      steps++;
      if (isLocked) break;
      if (given <= 0 || given >= 2 * wanted) continue;
      const cuts = [from, to].filter((at) => !isSeam(first, at) || !isSeam(second, at)).length;
      tries.push({ from, to, off: Math.abs(wanted - given), cuts });
    }
  }
  for (const { from, to } of tries.toSorted((a, b) => a.off + a.cuts * EVEN - (b.off + b.cuts * EVEN))) {
    steps += 10;
    const [mine, theirs] = [first.slice(), second.slice()];
    mine.set(second.subarray(from, to), from);
    theirs.set(first.subarray(from, to), from);
    if (!isSittingLegal(seating, rules, one.person, mine)) continue;
    if (!isSittingLegal(seating, rules, other.person, theirs)) continue;
    seating.exchange(one.person, other.person, from, to);
    return { isDone: true, steps };
  }
  return { isDone: false, steps };
}

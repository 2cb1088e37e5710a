import { NONE, OPEN } from './seating.ts';
import type { Seating } from './seating.ts';

/**
 * What stays open whoever sits where, by column: the cost of the positions without a partner in a largest matching. The first
 * positions find one before the last. `isFree`, by person and column: who sits there may sit elsewhere.
 */
export function unmatchedCosts(seating: Seating, isFree: Uint8Array | null = null): Float64Array {
  const { columns, positions, people, owner, seatAt, cost, minutes } = seating;
  const unmatched = new Float64Array(columns);
  const matched = new Int16Array(people);
  const tried = new Uint8Array(people);
  for (let column = 0; column < columns; column++) {
    const canSit = (person: number): boolean =>
      seatAt[person * columns + column] === NONE || isFree?.[person * columns + column] === 1;
    const assign = (position: number): boolean => {
      for (let person = 0; person < people; person++) {
        if (tried[person] === 1 || !canSit(person) || !seating.isAble(person, position, column)) continue;
        tried[person] = 1;
        if (matched[person] === NONE || assign(matched[person]!)) {
          matched[person] = position;
          return true;
        }
      }
      return false;
    };
    matched.fill(NONE);
    for (let position = 0; position < positions; position++) {
      const who = owner[position * columns + column]!;
      if (who !== OPEN && !(who >= 0 && isFree?.[who * columns + column] === 1)) continue;
      tried.fill(0);
      if (!assign(position)) unmatched[column]! += cost[position]! * minutes[column]!;
    }
  }
  return unmatched;
}

import { NONE, OPEN } from './seating.ts';
import type { Seating } from './seating.ts';

/** What stays open whoever sits where: in each column the positions without a partner in a largest matching. */
export function unmatchedCost(seating: Seating): number {
  const { columns, positions, people, owner, seatAt, cost, minutes } = seating;
  let unmatched = 0;
  const matched = new Int16Array(people);
  for (let column = 0; column < columns; column++) {
    matched.fill(NONE);
    const tried = new Uint8Array(people);
    const assign = (position: number): boolean => {
      for (let person = 0; person < people; person++) {
        if (tried[person] === 1 || seatAt[person * columns + column] !== NONE) continue;
        if (!seating.isAble(person, position, column)) continue;
        tried[person] = 1;
        if (matched[person] === NONE || assign(matched[person]!)) {
          matched[person] = position;
          return true;
        }
      }
      return false;
    };
    for (let position = 0; position < positions; position++) {
      if (owner[position * columns + column] !== OPEN) continue;
      tried.fill(0);
      if (!assign(position)) unmatched += cost[position]! * minutes[column]!;
    }
  }
  return unmatched;
}

import { SHORTEST_STRETCH } from './room-to-fill.ts';
import type { OpenReason, OpenStretch, RoomToFill } from './room-to-fill.ts';
import { NONE } from './seating.ts';
import type { Seating } from './seating.ts';

/** What stays open, and why: neighbouring columns with one reason together. */
export function openStretches(room: RoomToFill, seating: Seating): readonly OpenStretch[] {
  const { columns, starts, people, seatAt } = seating;
  return seating.openRuns().flatMap(({ position, first, end }) => {
    const { positionId, specializationId } = room.positions[position]!;
    const isShort = starts[end]! - starts[first]! < SHORTEST_STRETCH;
    const reasonAt = (column: number): OpenReason => {
      let isThere = false;
      for (let person = 0; person < people; person++) {
        if (!seating.isAble(person, position, column)) continue;
        isThere = true;
        if (seatAt[person * columns + column] === NONE) return isShort ? 'too-short' : 'break-due';
      }
      return isThere ? 'all-seated' : 'nobody-there';
    };
    const found: { begin: number; end: number; reason: OpenReason }[] = [];
    for (let column = first; column < end; column++) {
      const reason = reasonAt(column);
      const last = found.at(-1);
      if (last?.reason === reason) last.end = starts[column + 1]!;
      else found.push({ begin: starts[column]!, end: starts[column + 1]!, reason });
    }
    return found.map((one): OpenStretch => ({ ...one, positionId, specializationId }));
  });
}

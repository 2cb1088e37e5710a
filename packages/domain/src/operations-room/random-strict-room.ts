import { numbersFrom, randomRoom } from './random-room.ts';
import type { FillPerson, RoomToFill, StandingSeat } from './room-to-fill.ts';
import { wrongs } from './room-wrongs.ts';
import { without } from './time-plan.ts';
import type { Span } from './time-plan.ts';

const ISLANDS = ['A', 'B', null] as const;
/** The one is the stricter in minutes, the other in the break. */
const OF_ISLANDS = [
  ['A 90/15', 'B 150/45'],
  ['A 90/30', 'B 240/60'],
] as const;

interface Size {
  readonly positions: number;
  readonly hours: number;
}

/**
 * A room with too few people for all that is open, so that each is held by a limit: duties that begin and end off the quarter
 * hour, of which two may touch, islands with limits of their own, timed activities (ISTR, in which one may be seated, and others).
 * Some legal seats stand; `room` is after somebody fell ill, `before` is not.
 */
export function randomStrictRoom(
  seed: number,
  size: Size,
): { readonly before: RoomToFill; readonly room: RoomToFill } {
  const pick = numbersFrom(seed);
  const { plan, ...whole } = randomRoom(seed, size);
  const rule = whole.rules['R373.3'];
  const rules = { ...whole.rules, 'R373.3': { ...rule, isole: [...OF_ISLANDS[pick(2)]!] } };
  const positions = whole.positions.map((position) => ({ ...position, islandId: ISLANDS[pick(3)]! }));
  const people = whole.people
    .filter((_, index) => index === 0 || pick(3) > 0)
    .map((person) => offTheQuarterHour(person, pick));
  const room = { ...whole, positions, people, rules };
  const seats: StandingSeat[] = [];
  for (const seat of plan) {
    const isMovable = pick(4) > 0;
    const isKept = pick(2) === 0;
    if (!isKept || !people.some(({ employeeId }) => employeeId === seat.employeeId)) continue;
    const standing = { ...seat, id: `kept-${seats.length}`, movable: isMovable };
    if (wrongs(room, [...seats, standing]).length === 0) seats.push(standing);
  }
  const before = { ...room, seats };
  const ill = pick(people.length);
  const now = whole.now + pick(size.hours * 30);
  const left = people.map((person, index) => (index === ill ? awayFrom(person, now + pick(240)) : person));
  return { before, room: { ...before, people: left, now } };
}

function offTheQuarterHour(person: FillPerson, pick: (below: number) => number): FillPerson {
  const { specializations } = person.placeable[0]!;
  const [duty] = person.duties;
  const span = { begin: duty!.begin + pick(15), end: duty!.end - pick(15) };
  const middle = span.begin + Math.floor((span.end - span.begin) / 2);
  const parts =
    pick(6) === 0
      ? [
          { begin: span.begin, end: middle },
          { begin: middle, end: span.end },
        ]
      : [span];
  const duties = parts.map((part) => ({ ...part, activities: activityIn(part, pick) }));
  const taken = duties.flatMap(({ activities }) => activities.filter(({ isSeatable }) => !isSeatable));
  return {
    ...person,
    duties,
    placeable: without([span], taken).map((part) => ({ ...part, specializations })),
  };
}

interface Activity extends Span {
  readonly isSeatable: boolean;
}

/** None, or one that lies anywhere in a duty. */
function activityIn({ begin, end }: Span, pick: (below: number) => number): readonly Activity[] {
  if (pick(2) === 0) return [];
  const length = 7 + pick(Math.floor((end - begin) / 3));
  const at = begin + pick(end - begin - length);
  return [{ begin: at, end: at + length, isSeatable: pick(2) === 0 }];
}

const awayFrom = (person: FillPerson, from: number): FillPerson => ({
  ...person,
  placeable: without(person.placeable, [{ begin: from, end: Number.MAX_SAFE_INTEGER }]).map((part) => ({
    ...part,
    specializations: person.placeable[0]!.specializations,
  })),
});

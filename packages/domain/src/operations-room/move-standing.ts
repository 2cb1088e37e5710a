import type { RoomToFill, StandingSeat } from './room-to-fill.ts';
import { NONE, OPEN } from './seating.ts';
import type { Run } from './seating.ts';
import type { SeatingSearch } from './seating-search.ts';
import { unmatchedCosts } from './unmatched-cells.ts';

/** So much more is the open stretch worth to whom it is tried with. */
const WORTH = 6;
const MOST_SINGLE = 40;
const MOST_PAIRS = 60;
/** Of the search after each try. */
const STEPS_AFTER = 4000;

interface Movable {
  readonly person: number;
  readonly columns: readonly [from: number, to: number];
}

/**
 * What could not be filled beside the seats that stand is tried again with one of them given up, then with two: its person takes
 * the open stretch, others what becomes free. A try counts only when less stays open, so that the fewest seats change.
 */
export function moveStanding(room: RoomToFill, search: SeatingSearch, mostSteps: number): void {
  const { seating, planner } = search;
  const until = planner.steps + mostSteps;
  const known = new Set(room.positions.map(({ positionId }) => positionId));
  const movable = room.seats.filter((seat) => seat.movable && known.has(seat.positionId));
  const given = new Map<string, number>();
  const floor = unmatchedCosts(seating, freeCells(room, search, movable));
  for (let isBetter = true; isBetter && planner.steps < until;) {
    isBetter = false;
    for (const gap of seating.openRuns()) {
      if (planner.steps >= until) break;
      if (!couldBeFilled(search, gap, floor)) continue;
      const near = nearest(
        room,
        search,
        gap,
        movable.filter(({ id }) => !given.has(id)),
      );
      const tries = [...near.slice(0, MOST_SINGLE).map((one) => [one]), ...pairs(near).slice(0, MOST_PAIRS)];
      const best = bestTry(search, gap, tries, until);
      if (best === null) continue;
      attempt(
        search,
        gap,
        best.map(({ move }) => move),
      );
      for (const { id, move } of best) given.set(id, move.person);
      isBetter = true;
      break;
    }
  }
  // whose seats are changed already is not asked again to sit as long as others
  for (const person of given.values()) seating.lock(person, [0, seating.columns], true);
}

/** By person and column, where somebody sits who may sit elsewhere. */
function freeCells(room: RoomToFill, { seating }: SeatingSearch, seats: readonly StandingSeat[]): Uint8Array {
  const byCode = new Map(room.people.map(({ employeeId }, index) => [employeeId, index]));
  const free = new Uint8Array(seating.seatAt.length);
  for (let at = 0; at < free.length; at++)
    free[at] = seating.seatAt[at] !== NONE && seating.locked[at] === 0 ? 1 : 0;
  for (const seat of seats) {
    const person = byCode.get(seat.employeeId);
    const [from, to] = seating.columnsOf(seat);
    if (person !== undefined && from < to)
      free.fill(1, person * seating.columns + from, person * seating.columns + to);
  }
  return free;
}

/** Whether more is open in some column of a stretch than stays so whoever sits where. */
function couldBeFilled({ seating }: SeatingSearch, { first, end }: Run, floor: Float64Array): boolean {
  const { owner, columns, positions, cost, minutes } = seating;
  for (let column = first; column < end; column++) {
    let open = 0;
    for (let position = 0; position < positions; position++)
      if (owner[position * columns + column] === OPEN) open += cost[position]! * minutes[column]!;
    if (open > floor[column]! + 1) return true;
  }
  return false;
}

interface Candidate {
  readonly id: string;
  readonly move: Movable;
}

/** The tries with one seat before those with two; of as many, the one that leaves least open. */
function bestTry(
  search: SeatingSearch,
  gap: Run,
  tries: readonly (readonly Candidate[])[],
  until: number,
): readonly Candidate[] | null {
  const { seating, planner } = search;
  let best: readonly Candidate[] | null = null;
  let least = seating.openCost;
  for (const candidates of tries) {
    if (planner.steps >= until || (best !== null && candidates.length > best.length)) break;
    const mark = seating.mark();
    const seed = search.seed;
    const moves = candidates.map(({ move }) => move);
    attempt(search, gap, moves);
    if (seating.openCost < least) {
      least = seating.openCost;
      best = candidates;
    }
    seating.undoTo(mark);
    for (const { person, columns } of moves) seating.lock(person, columns, true);
    search.seed = seed;
    if (least === 0) break;
  }
  return best;
}

function attempt(search: SeatingSearch, gap: Run, moves: readonly Movable[]): void {
  const { seating } = search;
  const [from, to] = search.around(gap);
  for (const { person, columns } of moves) {
    seating.lock(person, columns, false);
    seating.clearProposed(person, ...columns);
  }
  search.raise(gap, WORTH);
  for (const { person } of moves) search.seat(person, from, to);
  search.resetWorth();
  for (const person of search.peopleIn(from, to)) search.seat(person, from, to);
  search.improve(STEPS_AFTER, 0);
}

/** Seats of people who could take a part of the open stretch, if they did not sit there: nearest first. */
function nearest(
  room: RoomToFill,
  search: SeatingSearch,
  { position, first, end }: Run,
  seats: readonly StandingSeat[],
): readonly Candidate[] {
  const { seating } = search;
  const byCode = new Map(room.people.map(({ employeeId }, index) => [employeeId, index]));
  const [from, to] = search.around({ position, first, end });
  return seats
    .flatMap((seat) => {
      const person = byCode.get(seat.employeeId);
      const columns = seating.columnsOf(seat);
      if (person === undefined || columns[0] >= to || columns[1] <= from || columns[0] >= columns[1])
        return [];
      let could = false;
      for (let column = first; column < end; column++) could ||= seating.isAble(person, position, column);
      const distance = Math.max(0, columns[0] - end, first - columns[1]);
      return could ? [{ id: seat.id, move: { person, columns }, distance }] : [];
    })
    .toSorted((one, other) => one.distance - other.distance);
}

const pairs = (candidates: readonly Candidate[]): readonly (readonly Candidate[])[] =>
  candidates
    .slice(0, 12)
    .flatMap((one, index) => candidates.slice(index + 1, 12).map((other) => [one, other]));

import { evenMinutes } from './even-minutes.ts';
import { moveStanding } from './move-standing.ts';
import { openStretches } from './open-stretches.ts';
import { proposedChanges } from './proposed-changes.ts';
import type { RoomFill, RoomToFill } from './room-to-fill.ts';
import { OPEN } from './seating.ts';
import { SeatingSearch } from './seating-search.ts';
import { unmatchedCosts } from './unmatched-cells.ts';

/** Of the search: for each cell that is to be filled, at least, and at most; a million take less than a tenth of a second. */
const STEPS_A_CELL = 2000;
const LEAST_STEPS = 40_000;
const MOST_STEPS = 3_000_000;
/** Of the search that changes seats that stand. */
const MOVING_STEPS = 80_000;

/**
 * Fills what is open in a room (domain.md 1.5, points 35 and 40): within presence, endorsement, R373.3 and R373.4. The same
 * room gives the same plan: steps are counted, not time.
 */
export function fillRoom(room: RoomToFill): RoomFill {
  const search = new SeatingSearch(room);
  const { seating, planner } = search;
  const cells = seating.owner.reduce((sum, owner) => sum + (owner === OPEN ? 1 : 0), 0);
  const floor = unmatchedCosts(seating).reduce((sum, cost) => sum + cost, 0);
  search.placeAll();
  search.improve(Math.min(MOST_STEPS, Math.max(LEAST_STEPS, cells * STEPS_A_CELL)), floor);
  if (seating.openCost > 0) moveStanding(room, search, MOVING_STEPS);
  const evened = evenMinutes(room, seating, search.rules);
  return {
    changes: proposedChanges(room, seating),
    open: openStretches(room, seating),
    steps: planner.steps + evened,
  };
}

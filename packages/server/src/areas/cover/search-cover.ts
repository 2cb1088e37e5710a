import { canTake, coverCandidates, missingMinutes } from '@torre/domain/cover';
import type { Cover, CoverCandidate, CoverCode } from '@torre/domain/cover';
import type { JudgedFinding, RosterSearch } from '../legality/index.ts';
import type { WishedCell } from '../cells/index.ts';
import type { SlotKey } from './call.reads.ts';
import type { SearchedSlot } from '../counters/index.ts';
import type { SlotPeople } from './slot-people.ts';
import { inTurns, readJudged, readScene } from './slot-scene.ts';
import type { SearchDeps, SlotScene } from './slot-scene.ts';

/** A slot with who could take it, and what the answer says of them. */
export interface SearchedCover extends SlotScene {
  readonly cover: Cover<JudgedFinding>;
  /** null: nobody had to be judged. */
  readonly search: RosterSearch | null;
}

/**
 * Who of the plant could take the slot (domain.md 1.5, points 32, 33 and 36); null when the plant has no such timeslot.
 * `declined`: who was asked and refused. Throws in a request of who does not manage the plant.
 */
export async function searchCover(
  deps: SearchDeps,
  key: SlotKey,
  declined: ReadonlySet<string>,
): Promise<SearchedCover | null> {
  const scene = await readScene(deps, key);
  if (scene === null) return null;
  const { seen, slot, people, days } = scene;
  const isFull = missingMinutes(slot.hours) === 0;
  const sought = seen.people.filter((employeeId) =>
    days.some((date) => canTake({ on: (at) => people.on(employeeId, at) }, date, slot)),
  );
  const judged = isFull || sought.length === 0 ? null : await readJudged(deps, scene, sought, declined);
  const steps = coverCandidates({
    slot,
    codes: judged?.codes ?? [],
    people: seen.people.map((employeeId) => judged?.personOf(employeeId) ?? unjudged(people, employeeId)),
    judge: (employeeId, code) => judged!.search.judge([people.cellWith(employeeId, code)]),
    missingAfter: missingByKind(seen, people),
  });
  return { ...scene, cover: await inTurns(steps), search: judged?.search ?? null };
}

/** Who is only counted. */
const unjudged = (people: SlotPeople, employeeId: string) => ({
  employeeId,
  on: (date: Parameters<SlotPeople['on']>[1]) => people.on(employeeId, date),
  load: () => 0,
  minutesAbove: () => 0,
  declined: false,
});

/** People who may do the same leave the slot with the same hours: each kind is counted once. `given`: cells that change with them. */
export function missingByKind(
  seen: SearchedSlot,
  people: SlotPeople,
  given: readonly WishedCell[] = [],
): (employeeId: CoverCandidate['employeeId'], code: CoverCode) => number {
  const known = new Map<string, number>();
  return (employeeId, code) => {
    const cell = people.cellWith(employeeId, code);
    const kind = people.on(employeeId, code.day)?.specializations ?? 0;
    const key = `${code.turn} ${code.day} ${seen.overlaps(cell) ? employeeId : kind}`;
    const missing = known.get(key) ?? seen.with([...given, cell]).missing;
    known.set(key, missing);
    return missing;
  };
}

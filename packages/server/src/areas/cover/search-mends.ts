import { cheapestMends, codeOn, codesFor, missingMinutes } from '@torre/domain/cover';
import type { CoverCode, CoverMend } from '@torre/domain/cover';
import type { MissingAfter } from '../counters/index.ts';
import type { JudgedFinding, RosterSearch } from '../legality/index.ts';
import type { SlotKey } from './call.reads.ts';
import { inTurns, readJudged, readScene, shiftZone } from './slot-scene.ts';
import type { SearchDeps, SlotScene } from './slot-scene.ts';

/** A slot with the exchanges that mend it. */
export interface SearchedMends extends SlotScene {
  readonly mends: readonly CoverMend<JudgedFinding>[];
  /** null: nobody had to be judged. */
  readonly search: RosterSearch | null;
}

/**
 * The five best exchanges of two cells of the slot's date (domain.md 1.5, point 34); none for a slot on call, or one in which
 * nobody is missing. null and throws as `searchCover`.
 */
export async function searchMends(
  deps: SearchDeps,
  key: SlotKey,
  declined: ReadonlySet<string>,
): Promise<SearchedMends | null> {
  const scene = await readScene(deps, key);
  if (scene === null) return null;
  const { seen, slot, people } = scene;
  const missing = missingMinutes(slot.hours);
  const workers = seen.people.flatMap((employeeId) => {
    const code = leavable(scene, employeeId);
    return code === null ? [] : [{ employeeId, code }];
  });
  const free = seen.people.filter((employeeId) => {
    const state = people.on(employeeId, slot.day)?.state;
    return state === 'off' || state === 'on-call';
  });
  if (missing === 0 || slot.kind !== 'LAV' || workers.length === 0 || free.length === 0)
    return { ...scene, mends: [], search: null };
  const employees = [...workers.map(({ employeeId }) => employeeId), ...free];
  const { search, codes, personOf } = await readJudged(deps, scene, employees, declined);
  const known = new Map<string, MissingAfter>();
  const steps = cheapestMends({
    slot,
    codes,
    missing,
    workers: workers.map(({ employeeId, code }) => ({ ...personOf(employeeId), code })),
    free: free.map(personOf),
    judge: (employeeId, code) => search.judge([people.cellWith(employeeId, code)]),
    effect: (...parts) => {
      const cells = parts.map(({ employeeId, code }) => people.cellWith(employeeId, code));
      const names = cells.map((cell, nth) => {
        const kind = people.on(cell.employeeId, cell.day)?.specializations;
        const who = seen.overlaps(cell) ? cell.employeeId : kind;
        return `${parts[nth]!.code.turn} ${who} ${scene.plant.cellOn(cell.employeeId, cell.day)?.turn}`;
      });
      const found = known.get(names.join()) ?? seen.with(cells);
      known.set(names.join(), found);
      return found;
    },
  });
  return { ...scene, mends: await inTurns(steps), search };
}

/** The shift that somebody could leave for the slot; null for who is not at work, may not sit there or covers it already. */
function leavable({ slot, plant, people, seen }: SlotScene, employeeId: string): CoverCode | null {
  const standing = people.on(employeeId, slot.day);
  if (standing?.state !== 'at-work' || (standing.specializations & slot.specializations) === 0) return null;
  const turn = plant.cellOn(employeeId, slot.day)!.turn;
  const definition = plant.definitionOn(turn, slot.day);
  const code = definition && codeOn(definition, slot.day, shiftZone(slot.day));
  if (!code || seen.awayOn(employeeId, slot.day) !== null) return null;
  return codesFor(slot, [code]).length > 0 ? null : code;
}

import { addDays, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { DEFAULT_CAUSES } from '@torre/domain/requests';
import { numberedUuid } from '../organisation/numbered-uuid.ts';
import type { DemoPerson } from '../organisation/plant-people.ts';
import type { SeededRandom } from '../organisation/seeded-random.ts';
import type { PersonRightRow, WorldDraft } from '../world.ts';
import { whoHasRights } from './small-people.ts';

/** Above the ids of plans and punches. */
const RIGHT_IDS = 2 ** 41;
/** Before the first day of the demo. */
const HELD_FOR = 400;
/** Of those with permits of law 104, so many are themselves the disabled person. */
const OWN_DISABILITY = 0.3;
/** Age of the children at the first day of the demo, in days. */
const CHILD = { least: 30, most: 1_000 };
const SHARED_KEY = 'PARENTE 001';

type Right = PersonRightRow['right_kind'];

/** Rights of whoever has an absence that needs one, and of those whom somebody wants to see (domain.md 9.4, situation 3). */
export function addRights(
  world: WorldDraft,
  people: readonly DemoPerson[],
  first: Day,
  random: SeededRandom,
): void {
  const { carers, parent, safetyRepresentative, unionDelegate } = whoHasRights(people);
  const add = (employeeId: string, right_kind: Right, assisted: string | null): void => {
    const isKnown = world.person_right.some(
      (row) => row.employee_id === employeeId && row.right_kind === right_kind,
    );
    if (isKnown) return;
    world.person_right.push({
      person_right_id: numberedUuid(RIGHT_IDS + world.person_right.length),
      employee_id: employeeId,
      right_kind,
      valid_from: isoDay(addDays(first, -HELD_FOR)),
      valid_to: null,
      assisted,
      note: null,
    });
  };
  const assistedBy = (right: Right): string | null => {
    if (right === 'CHILD') return bornBefore(first, random);
    if (right !== '104' || random.chance(OWN_DISABILITY)) return null;
    return `PARENTE ${String(world.person_right.length + 2).padStart(3, '0')}`;
  };
  // Two carers of one person share its days (domain.md 4.1.9).
  for (const { employeeId } of carers) add(employeeId, '104', SHARED_KEY);
  add(parent.employeeId, 'CHILD', bornBefore(first, random));
  add(safetyRepresentative.employeeId, 'RLS', null);
  add(unionDelegate.employeeId, 'UNION', null);
  const needed = new Map(DEFAULT_CAUSES.map(({ idcausale, right }) => [idcausale, right]));
  for (const { employee_id, cause } of world.absence) {
    const right = needed.get(cause) ?? null;
    if (right !== null) add(employee_id, right, assistedBy(right));
  }
}

const bornBefore = (first: Day, random: SeededRandom): string =>
  isoDay(addDays(first, -CHILD.least - random.below(CHILD.most)));

import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Stay } from '../organisation/plant-people.ts';
import type { PlantPlan } from '../organisation/plant-plan.ts';
import type { SeededRandom } from '../organisation/seeded-random.ts';
import type { WorldDraft } from '../world.ts';
import { renewals } from './full-renewals.ts';

/** domain.md 3.3: a unit endorsement is valid up to three years. */
const VALID_DAYS = 3 * 365;

/** Who holds which specialization of the plant, as long as the person stays there, over the two years. */
export function addDatedHolders(
  world: WorldDraft,
  plan: PlantPlan,
  stays: readonly Stay[],
  random: SeededRandom,
): void {
  const { icao } = plan.plant;
  for (const { id } of plan.specializations) {
    for (const { employeeId, post, from, to } of stays) {
      if (post.icao !== icao || !post.specializations.includes(id)) continue;
      for (const [begin, end] of renewals(VALID_DAYS, random)) {
        const valid_from = Math.max(begin, from) as Day;
        const valid_to = Math.min(end, to ?? Infinity) as Day;
        if (valid_from > valid_to) continue;
        world.employee_specialization.push({
          employee_id: employeeId,
          icao,
          specialization_id: id,
          valid_from: isoDay(valid_from),
          valid_to: isoDay(valid_to),
        });
      }
    }
  }
}

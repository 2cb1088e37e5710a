import { addDays, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { DemoPerson } from '../organisation/plant-people.ts';
import type { PlantPlan } from '../organisation/plant-plan.ts';
import type { SeededRandom } from '../organisation/seeded-random.ts';
import type { WorldDraft } from '../world.ts';
import { whoseEndorsementEnds } from './small-people.ts';

/** domain.md 3.3: a unit endorsement is valid up to three years. */
const VALID_DAYS = 3 * 365;
/** Nobody's begins or runs out within the months of the demo, but for whom situation 2 of domain.md 9.4 is about. */
const MONTHS_OF_DEMO = 130;
const LEFT = { least: MONTHS_OF_DEMO, most: VALID_DAYS - MONTHS_OF_DEMO };

/** Who holds which specialization of the plant, with validity around today. */
export function addHolders(
  world: WorldDraft,
  plan: PlantPlan,
  people: readonly DemoPerson[],
  today: Day,
  random: SeededRandom,
): void {
  const { icao } = plan.plant;
  const staff = people.filter((person) => person.icao === icao);
  const ending = whoseEndorsementEnds(people);
  for (const { id } of plan.specializations) {
    for (const person of staff) {
      if (!person.specializations.includes(id)) continue;
      const endsTomorrow = person === ending && id === person.specializations[0];
      const end = addDays(today, endsTomorrow ? 1 : LEFT.least + random.below(LEFT.most - LEFT.least));
      world.employee_specialization.push({
        employee_id: person.employeeId,
        icao,
        specialization_id: id,
        valid_from: isoDay(addDays(end, 1 - VALID_DAYS)),
        valid_to: isoDay(end),
      });
    }
  }
}

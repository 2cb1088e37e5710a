import { addDays, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { SeededRandom } from '../organisation/seeded-random.ts';
import type { WorldDraft } from '../world.ts';
import type { DemoPerson } from './small-people.ts';
import type { SmallPlant } from './small-plants.ts';

/** domain.md 3.3: a unit endorsement is valid up to three years. */
const VALID_DAYS = 3 * 365;
/** Nobody runs out within the months of the demo, but for the two people of situation 2. */
const OLDEST_DAYS = VALID_DAYS - 200;

/** Ends that somebody wants to see on the screen (domain.md 9.4, situation 2): the second and third controller of LIRR. */
const SPECIAL_ENDS: readonly { readonly nth: number; readonly daysFromToday: number }[] = [
  { nth: 1, daysFromToday: 1 },
  { nth: 2, daysFromToday: -1 },
];

/** The plant's specializations and who holds which, with validity around today. */
export function addSpecializations(
  world: WorldDraft,
  plan: SmallPlant,
  people: readonly DemoPerson[],
  today: Day,
  random: SeededRandom,
): void {
  const { icao } = plan.plant;
  const controllers = people.filter(({ category }) => category === 'CTA');
  const specialEnds = new Map(
    icao === 'LIRR'
      ? SPECIAL_ENDS.map(({ nth, daysFromToday }) => [controllers[nth], addDays(today, daysFromToday)])
      : [],
  );
  for (const { id, name, rating, category, island } of plan.specializations) {
    world.specialization.push({ icao, specialization_id: id, name, rating, category });
    for (const person of people) {
      if (person.category !== category || (island !== '' && person.islandId !== island)) continue;
      const end = specialEnds.get(person) ?? addDays(today, VALID_DAYS - random.below(OLDEST_DAYS));
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

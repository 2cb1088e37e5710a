import { isoDay } from '@torre/domain/kernel';
import type { DemoPerson } from '../organisation/plant-people.ts';
import { ageClass, englishDays } from '../organisation/qualification-terms.ts';
import type { SeededRandom } from '../organisation/seeded-random.ts';
import { SINCE } from '../organisation/shift-list.ts';
import type { WorldDraft } from '../world.ts';
import { renewals } from './full-renewals.ts';

/** Licence, medical and English of every controller; what runs out within the two years is renewed in time. */
export function addDatedQualifications(
  world: WorldDraft,
  people: readonly DemoPerson[],
  random: SeededRandom,
): void {
  for (const { category, employeeId: employee_id } of people) {
    if (category !== 'CTA') continue;
    world.qualification.push({ employee_id, kind: 'LICENCE', valid_from: isoDay(SINCE), valid_to: null });
    const terms = [
      { kind: 'MEDICAL', days: ageClass(random).medicalDays },
      { kind: 'ENGLISH', days: englishDays(random) },
    ] as const;
    for (const { kind, days } of terms) {
      for (const [from, to] of renewals(days, random))
        world.qualification.push({ employee_id, kind, valid_from: isoDay(from), valid_to: isoDay(to) });
    }
  }
}

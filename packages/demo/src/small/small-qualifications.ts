import { addDays, isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { DemoPerson } from '../organisation/plant-people.ts';
import { ageClass, englishDays } from '../organisation/qualification-terms.ts';
import type { SeededRandom } from '../organisation/seeded-random.ts';
import { SINCE } from '../organisation/shift-list.ts';
import type { QualificationRow, WorldDraft } from '../world.ts';
import { whoWasSuspended, whoseMedicalEnded } from './small-people.ts';

/** Two months ago, for ten days. */
const SUSPENDED = { from: -60, to: -51 };

/** Licence, medical and English of every controller, valid from the first to the last day of the demo. */
export function addQualifications(
  world: WorldDraft,
  people: readonly DemoPerson[],
  days: { readonly first: Day; readonly last: Day; readonly today: Day },
  random: SeededRandom,
): void {
  const { first, last, today } = days;
  const medicalEnded = whoseMedicalEnded(people);
  const add = (person: DemoPerson, kind: QualificationRow['kind'], from: Day, to: Day | null): void => {
    const valid_to = to === null ? null : isoDay(to);
    world.qualification.push({ employee_id: person.employeeId, kind, valid_from: isoDay(from), valid_to });
  };
  /** So many days, begun at some time such that all of the demo lies in them. */
  const around = (length: number): readonly [from: Day, to: Day] => {
    const from = addDays(first, -random.below(length - (last - first)));
    return [from, addDays(from, length - 1)];
  };
  for (const person of people) {
    if (person.category !== 'CTA') continue;
    add(person, 'LICENCE', SINCE, null);
    const { medicalDays } = ageClass(random);
    const [from, to] = around(medicalDays);
    if (person === medicalEnded) add(person, 'MEDICAL', addDays(today, -medicalDays), addDays(today, -1));
    else add(person, 'MEDICAL', from, to);
    add(person, 'ENGLISH', ...around(englishDays(random)));
  }
  add(whoWasSuspended(people), 'SUSPENSION', addDays(today, SUSPENDED.from), addDays(today, SUSPENDED.to));
}

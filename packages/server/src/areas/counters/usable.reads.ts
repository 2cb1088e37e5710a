import { standingOf } from '@torre/domain/counters';
import type { Specialization } from '@torre/domain/counters';
import type { Day } from '@torre/domain/kernel';
import { asSystem, requirePlant } from '../../platform/access/request-scope.ts';
import type { Database } from '../../platform/db/index.ts';
import { readCompetences } from './counters.reads.ts';

/** Ids of the specializations that somebody may take on a shift of a day; none of whom the plant does not know. */
export type Usable = (employeeId: string, day: Day) => readonly string[];

/**
 * What each person of a plant may take on shifts of these days: usable(person, spec, t) of domain.md 3.3, as the counters have
 * it. Throws in a request of who does not manage the plant.
 */
export async function readUsable(db: Database, icao: string, from: Day, to: Day): Promise<Usable> {
  requirePlant(icao);
  // Licences and medicals are closed to managers; that somebody may not sit at a position is not.
  return asSystem(async () => {
    const { rows: specializations } = await db.query<Specialization>({
      name: 'counters-specializations',
      text: `select specialization_id as "specializationId", category, licensed, of_category as "ofCategory"
        from specialization where icao = $1 order by specialization_id`,
      values: [icao],
    });
    const people = await readCompetences(db, icao, from, to);
    const byCode = new Map(people.map((person) => [person.employeeId, person]));
    return (employeeId, day) => {
      const person = byCode.get(employeeId);
      if (person === undefined) return [];
      // One by one: those that ended are there too, more than the bits of the counters tell apart.
      return specializations.flatMap((one) => {
        const { specializations: isUsable } = standingOf(person, day, {
          specializations: [one],
          islands: [],
        });
        return isUsable ? [one.specializationId] : [];
      });
    };
  });
}

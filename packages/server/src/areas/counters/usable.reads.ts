import { standingOf } from '@torre/domain/counters';
import type { Specialization } from '@torre/domain/counters';
import type { Day } from '@torre/domain/kernel';
import { asSystem, requirePlant } from '../../platform/access/request-scope.ts';
import type { Database } from '../../platform/db/index.ts';
import { readCompetences } from './counters.reads.ts';

/**
 * Ids of the specializations that each person of a plant may take on a day, by personnel code: usable(person, spec, t) of
 * domain.md 3.3, as the counters have it. Throws in a request of who does not manage the plant.
 */
export async function readUsable(
  db: Database,
  icao: string,
  day: Day,
): Promise<ReadonlyMap<string, readonly string[]>> {
  requirePlant(icao);
  // Licences and medicals are closed to managers; that somebody may not sit at a position is not.
  return asSystem(async () => {
    const { rows: specializations } = await db.query<Specialization>({
      name: 'counters-specializations',
      text: `select specialization_id as "specializationId", category, licensed, of_category as "ofCategory"
        from specialization where icao = $1 order by specialization_id`,
      values: [icao],
    });
    const people = await readCompetences(db, icao, day, day);
    return new Map(
      people.map((person) => {
        const bits = standingOf(person, day, { specializations, islands: [] }).specializations;
        const ids = specializations.filter((_, index) => (bits >>> index) & 1);
        return [person.employeeId, ids.map(({ specializationId }) => specializationId)];
      }),
    );
  });
}

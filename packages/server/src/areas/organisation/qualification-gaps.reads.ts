import type { GapReply } from '@torre/contract/qualifications';
import { qualificationGaps } from '@torre/domain/counters';
import type { PersonCompetences, QualificationGap } from '@torre/domain/counters';
import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { sqlDay } from '../../platform/db/index.ts';
import type { Queryable } from '../../platform/db/index.ts';

const DAYS = `'from', ${sqlDay('valid_from')}, 'to', ${sqlDay('valid_to')}`;

/** What `readCompetences` of the counters reads of a plant, of one person at all of theirs and without a bound. */
const COMPETENCES = `
  select asked.employee_id as "employeeId",
    (select coalesce(json_agg(json_build_object('kind', kind, ${DAYS})), '[]')
      from qualification where employee_id = asked.employee_id) as qualifications,
    (select coalesce(json_agg(json_build_object('icao', own.icao,
        'posts', (select json_agg(json_build_object('category', category, 'islandId', island_id,
            'condition', employment_condition, ${DAYS}))
          from assignment where employee_id = asked.employee_id and icao = own.icao),
        'endorsements', (select coalesce(json_agg(json_build_object('specializationId', specialization_id, ${DAYS})), '[]')
          from employee_specialization where employee_id = asked.employee_id and icao = own.icao),
        'specializations', (select coalesce(json_agg(json_build_object('specializationId', specialization_id,
            'category', category, 'licensed', licensed, 'ofCategory', of_category) order by specialization_id), '[]')
          from specialization where icao = own.icao and coalesce(valid_to, 'infinity') >= $2::date))), '[]')
      from (select distinct icao from assignment
        where employee_id = asked.employee_id and icao is not null) own) as plants
  from unnest($1::text[]) asked (employee_id)`;

/**
 * What these people lack today or will within 60 days, by personnel code; who lacks nothing has none. Read as the system,
 * for HR.
 */
export async function readQualificationGaps(
  on: Queryable,
  people: readonly string[],
  today: Day,
): Promise<ReadonlyMap<string, readonly GapReply[]>> {
  const { rows } = await on.query<PersonCompetences & { readonly employeeId: string }>({
    name: 'organisation-qualification-gaps',
    text: COMPETENCES,
    values: [people, isoDay(today)],
  });
  return new Map(
    rows.map(({ employeeId, ...person }) => [employeeId, qualificationGaps(person, today).map(gapReply)]),
  );
}

function gapReply({ from, to, uncounted, ...gap }: QualificationGap): GapReply {
  return {
    ...gap,
    from: from === null ? null : isoDay(from),
    to: to === null ? null : isoDay(to),
    uncounted: uncounted && { ...uncounted, from: isoDay(uncounted.from) },
  };
}

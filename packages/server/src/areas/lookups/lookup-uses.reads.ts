import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { LookupList } from '@torre/domain/lookups';
import type { Queryable } from '../../platform/db/index.ts';

interface LookupUses {
  readonly people: number;
  readonly specializations: number;
  readonly plants: readonly string[];
}

const UNUSED: LookupUses = { people: 0, specializations: 0, plants: [] };

/** Assignments and specializations of a category on days after this one; other lists are named by no row of the organisation. */
export async function readLookupUses(
  on: Queryable,
  list: LookupList,
  code: string,
  after: Day,
): Promise<LookupUses> {
  if (list !== 'category') return UNUSED;
  const { rows } = await on.query<LookupUses & { [column: string]: unknown }>({
    name: 'lookup-uses',
    text: `
      with person as (select employee_id, icao from assignment
          where category = $1 and coalesce(valid_to, 'infinity') > $2),
        asked as (select icao from specialization where category = $1 and coalesce(valid_to, 'infinity') > $2)
      select (select count(distinct employee_id)::int from person) as people,
        (select count(*)::int from asked) as specializations,
        coalesce((select array_agg(icao order by icao) from
          (select icao from person where icao is not null union select icao from asked) as place), '{}') as plants`,
    values: [code, isoDay(after)],
  });
  return rows[0]!;
}

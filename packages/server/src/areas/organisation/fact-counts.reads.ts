import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { daysOfKind, kindOf } from '@torre/domain/organisation';
import type { FactKindName } from '@torre/domain/organisation';
import type { Queryable } from '../../platform/db/index.ts';

/** What a plant needs for a month to be generated and counted. */
const COUNTED = [
  'unit',
  'island',
  'specialization',
  'shift_definition',
  'timeslot',
  'position',
  'operating_configuration',
  'base_cycle',
  'assignment',
] as const satisfies readonly FactKindName[];

/** How many rows of each kind hold on the day, by plant and kind; a plant without any of a kind is left out. */
export async function countFactsByPlant(
  on: Queryable,
  day: Day,
): Promise<Record<string, Record<string, number>>> {
  const { rows } = await on.query<{ icao: string; kind: string; count: number }>({
    name: 'organisation-counts',
    text: COUNTED.map(countOf).join(' union all '),
    values: [isoDay(day)],
  });
  const counts: Record<string, Record<string, number>> = {};
  for (const { icao, kind, count } of rows) (counts[icao] ??= {})[kind] = count;
  return counts;
}

function countOf(kind: FactKindName): string {
  const { from, to } = daysOfKind(kindOf(kind))!;
  const begun = from === null ? '' : `and ${from} <= $1::date`;
  return `select icao, '${kind}' as kind, count(*)::int as count from ${kind}
    where icao is not null ${begun} and (${to} is null or ${to} >= $1::date) group by icao`;
}

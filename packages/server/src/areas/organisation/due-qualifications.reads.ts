import type { DuePeople } from '@torre/contract/qualifications';
import { ASKED_OF_LICENSED } from '@torre/domain/counters';
import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Queryable } from '../../platform/db/index.ts';
import { readQualificationGaps } from './qualification-gaps.reads.ts';
import { QUALIFIED_PEOPLE } from './qualification-list.reads.ts';

/** People of each group that are named. */
const NEAREST = 3;

const ASKED_KINDS = ASKED_OF_LICENSED.map((kind) => kind.toLowerCase());
/** The day of a person that is nearest to today: when the last one ended, when the first one will. */
const ENDED = `greatest(${ASKED_KINDS.map((kind) => `case when not held.${kind}_now then held.${kind}_ended end`).join(', ')})`;
const ENDS = `least(${ASKED_KINDS.map((kind) => `case when held.${kind}_now then held.${kind}_ends end`).join(', ')})`;

const group = (state: string, order: string): string => `json_build_object(
  'count', (select count(*)::int from due where '${state}' = any (states)),
  'nearest', (select coalesce(json_agg(near), '[]') from (
    select "employeeId", nome, cognome, plant from due where '${state}' = any (states)
    order by ${order}, cognome, nome, "employeeId" limit ${NEAREST}) near))`;

/** The states are those of the list of qualifications, to which the numbers lead. */
const DUE = `
  with due as materialized (
    select e.employee_id as "employeeId", e.name as nome, e.surname as cognome, x.icao as plant, judged.states,
      ${ENDED} as ended, ${ENDS} as ends
    from ${QUALIFIED_PEOPLE} where judged.states && '{manca,"in scadenza"}'
  )
  select ${group('manca', 'ended desc nulls last')} as missing, ${group('in scadenza', 'ends')} as expiring`;

type Group = Pick<DuePeople, 'count'> & {
  readonly nearest: readonly Omit<DuePeople['nearest'][number], 'gaps'>[];
};

/** How many people of today lack a qualification, how many will soon, and the nearest of both. Read as the system, for HR. */
export async function readDueQualifications(
  on: Queryable,
  today: Day,
): Promise<{ readonly missing: DuePeople; readonly expiring: DuePeople }> {
  const { rows } = await on.query<{ missing: Group; expiring: Group }>({
    name: 'organisation-due-qualifications',
    text: DUE,
    values: [isoDay(today)],
  });
  const { missing, expiring } = rows[0]!;
  const people = [...missing.nearest, ...expiring.nearest].map(({ employeeId }) => employeeId);
  const gaps = await readQualificationGaps(on, [...new Set(people)], today);
  const isAsked = (kind: string): boolean => ASKED_OF_LICENSED.some((asked) => asked === kind);
  const withGaps = ({ count, nearest }: Group, wanted: boolean): DuePeople => ({
    count,
    nearest: nearest.map((person) => ({
      ...person,
      gaps: (gaps.get(person.employeeId) ?? []).filter(
        ({ kind, isNow }) => isAsked(kind) && isNow === wanted,
      ),
    })),
  });
  return { missing: withGaps(missing, true), expiring: withGaps(expiring, false) };
}

import { effectSentence } from '@torre/contract/organisation-effects/sentences';
import type { Effects } from '@torre/contract/organisation-effects';
import { dayFromIso, displayDay } from '@torre/domain/kernel';
import type { EndedSpan } from '@torre/domain/organisation';
import type { Queryable } from '../../../platform/db/index.ts';
import { wordsOf } from '../../../platform/http/refused.ts';
import { endedJson } from './touched-cells.reads.ts';

type What = Parameters<typeof effectSentence>[0];

interface NamingRow {
  readonly what: Exclude<What, `hours${string}` | `leaver${string}` | 'newHours' | 'moreLines'>;
  readonly icao: string | null;
  readonly name: string;
  /** YYYY-MM-DD */
  readonly from: string;
  readonly count: number;
}

/** Rows of `rest` by what they name that has ended, counted by `counted`. */
const naming = (what: string, kind: string, day: string, counted: string, rest: string): string => `
  select '${what}' as what, l.icao, l.code as name, min(${day})::text as "from", count(distinct ${counted})::int as count
  from ended l ${rest}
  where l.kind = '${kind}' group by l.icao, l.code`;

const during = (from: string, to: string): string =>
  `coalesce(${to}, 'infinity') >= l.from_day and ${from} <= l.to_day`;
const validDuring = (row: string): string => during(`${row}.valid_from`, `${row}.valid_to`);

const NAMINGS = [
  naming(
    'plansOfPosition',
    'position',
    't.day',
    't.day',
    'join time_plan t on t.icao = l.icao and t.position_id = l.code and t.day between l.from_day and l.to_day',
  ),
  naming(
    'plansOfPerson',
    'assignment',
    't.day',
    't.day',
    'join time_plan t on t.icao = l.icao and t.employee_id = l.code and t.day between l.from_day and l.to_day',
  ),
  naming(
    'cyclesOfTurn',
    'shift_definition',
    'l.from_day',
    'c.cycle_id',
    `join base_cycle c on c.icao = l.icao and l.code = any(c.turns) and coalesce(c.valid_to, 'infinity') >= l.from_day`,
  ),
  naming(
    'peopleOfCycle',
    'base_cycle',
    'greatest(c.valid_from, l.from_day)',
    'c.employee_id',
    `join employee_cycle c on c.icao = l.icao and c.cycle_id = l.code and ${validDuring('c')}`,
  ),
  naming(
    'cyclesOfPerson',
    'assignment',
    'greatest(c.valid_from, l.from_day)',
    'c.valid_from',
    `join employee_cycle c on c.icao = l.icao and c.employee_id = l.code and ${validDuring('c')}`,
  ),
  naming(
    'draftsOfTurn',
    'shift_definition',
    'd.day',
    '(d.day, d.employee_id)',
    'join draft_shift d on d.icao = l.icao and d.turn = l.code and d.day between l.from_day and l.to_day',
  ),
  naming(
    'draftsOfPerson',
    'assignment',
    'd.day',
    'd.day',
    'join draft_shift d on d.icao = l.icao and d.employee_id = l.code and d.day between l.from_day and l.to_day',
  ),
  naming(
    'ignoredOfTimeslot',
    'timeslot',
    'i.day',
    '(i.absence_id, i.day)',
    'join absence_ignored i on i.icao = l.icao and i.timeslot_id = l.code and i.day between l.from_day and l.to_day',
  ),
  naming(
    'positionsOfIsland',
    'island',
    'greatest(p.valid_from, l.from_day)',
    'p.position_id',
    `join position p on p.icao = l.icao and p.island_id = l.code and ${validDuring('p')}`,
  ),
  naming(
    'positionsOfSpecialization',
    'specialization',
    'greatest(p.valid_from, l.from_day)',
    'p.position_id',
    `join position p on p.icao = l.icao and p.specialization_id = l.code and ${validDuring('p')}`,
  ),
  naming(
    'openingsOfPosition',
    'position',
    'greatest(c.valid_from, o.valid_from, l.from_day)',
    'c.configuration_id',
    `join position_opening o on o.icao = l.icao and o.position_id = l.code and ${validDuring('o')}
      join operating_configuration c on c.icao = o.icao and c.configuration_id = o.configuration_id and ${validDuring('c')}
        and greatest(c.valid_from, o.valid_from) <= coalesce(least(c.valid_to, o.valid_to), 'infinity')`,
  ),
  naming(
    'peopleOfIsland',
    'island',
    'greatest(a.valid_from, l.from_day)',
    'a.employee_id',
    `join assignment a on a.icao = l.icao and a.island_id = l.code and ${validDuring('a')}`,
  ),
  naming(
    'peopleOfUnit',
    'unit',
    'greatest(a.valid_from, l.from_day)',
    'a.employee_id',
    `join assignment a on a.unit_code = l.code and ${validDuring('a')}`,
  ),
  naming(
    'peopleOfPlant',
    'plant',
    'greatest(a.valid_from, l.from_day)',
    'a.employee_id',
    `join assignment a on a.icao = l.code and ${validDuring('a')}`,
  ),
  naming(
    'peopleOfSpecialization',
    'specialization',
    'greatest(s.valid_from, l.from_day)',
    's.employee_id',
    `join employee_specialization s on s.icao = l.icao and s.specialization_id = l.code and ${validDuring('s')}`,
  ),
];

const NAMES = `
  with ended as (select * from jsonb_to_recordset($1::jsonb)
    as l (kind text, icao text, code text, from_day date, to_day date))
  ${NAMINGS.join(' union all ')}`;

const PEOPLE = 'select employee_id, surname, name from employee where employee_id = any($1)';

/** What still names something where these spans have ended: a line for each thing and kind of row, and what to do. */
export async function readNamings(on: Queryable, ended: readonly EndedSpan[]): Promise<Effects['names']> {
  if (ended.length === 0) return [];
  const { rows } = await on.query<NamingRow>({ text: NAMES, values: [endedJson(ended)] });
  const codes = ended.flatMap(({ thing }) => (thing['employee_id'] ? [thing['employee_id']] : []));
  const people = await on.query<{ employee_id: string; surname: string; name: string }>({
    text: PEOPLE,
    values: [codes],
  });
  const nameOf = new Map(people.rows.map((row) => [row.employee_id, `${row.surname} ${row.name}`]));
  return rows.map(({ what, icao, name, from, count }) => {
    const named = what.endsWith('OfPerson') ? (nameOf.get(name) ?? name) : name;
    const sentence = effectSentence(what, { count, name: named, from: displayDay(dayFromIso(from)!) });
    return { plant: icao, count, ...wordsOf(sentence) };
  });
}

import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { PersonRoster, RosterCell, RosterDefinition } from '@torre/domain/legality';
import { holdsOn } from '@torre/domain/roster';
import { sqlDay, sqlMinute } from '../../platform/db/index.ts';
import type { Queryable } from '../../platform/db/index.ts';

interface DefinitionRow extends RosterDefinition {
  readonly icao: string;
  readonly name: string;
  readonly fromDate: Day;
  readonly toDate: Day | null;
}

const definitionsOfPlants = (icaos: string): string => `
  select icao, name, shift_class as "shiftClass", begin_time as "beginTime",
    begin_time_non_working as "beginTimeNonWorking", end_time_non_working as "endTimeNonWorking",
    start_offset as "startOffset", ${sqlDay('from_date')} as "fromDate", ${sqlDay('to_date')} as "toDate"
  from shift_definition where icao = any(${icaos})`;

interface PersonRow {
  readonly employee_id: string;
  /** `icao day turn`, and of a shift with times ` begin end own`, of each cell in order of days, divided by `;`; begin and end in UTC minutes. */
  readonly cells: string | null;
  readonly absences: PersonRoster['absences'] | null;
  readonly activities: PersonRoster['activities'] | null;
  readonly overtime: PersonRoster['overtime'] | null;
  readonly posts: PersonRoster['posts'] | null;
  readonly exemptions: PersonRoster['nightExemptions'] | null;
  /** Those of the plants asked for, in the first row. */
  readonly definitions: readonly DefinitionRow[] | null;
}

/** Of the calendar years in which the days lie (L66.7). */
const FIRST_OF_YEAR = `date_trunc('year', $2::date)::date`;
const LAST_OF_YEAR = `(date_trunc('year', $3::date) + interval '1 year - 1 day')::date`;

/**
 * One row a person: as rows, half a million cells of a year would cost ten times as much. Overtime of the evening before and of
 * the night after reaches the first and last cells.
 */
const ROSTERS = `
  select p.employee_id,
    (select string_agg(format(case when start_at is null then '%s %s %s' else '%s %s %s %s %s %s' end,
        icao, ${sqlDay('day')}, turn, ${sqlMinute('start_at')}, ${sqlMinute('end_at')}, own_times), ';' order by day)
      from day_shift d where d.employee_id = p.employee_id and d.day between $2::date and $3::date) as cells,
    (select json_agg(json_build_object('absenceId', absence_id, 'cause', cause, 'state', state,
        'fromDay', ${sqlDay('from_day')}, 'toDay', ${sqlDay('to_day')}, 'start', ${sqlMinute('start_at')},
        'end', ${sqlMinute('end_at')}))
      from absence a where a.employee_id = p.employee_id and a.state in (10, 20)
        and a.from_day <= $3::date + 1 and a.to_day >= $2::date - 1) as absences,
    (select json_agg(json_build_object('icao', icao, 'code', code, 'day', ${sqlDay('day')},
        'start', ${sqlMinute('start_at')}, 'end', ${sqlMinute('end_at')}))
      from activity a where a.employee_id = p.employee_id and a.code in ('STR', 'NWSA')
        and a.day between $2::date - 1 and $3::date + 1) as activities,
    (select json_agg(json_build_object('icao', icao, 'code', code, 'day', ${sqlDay('day')},
        'start', ${sqlMinute('start_at')}, 'end', ${sqlMinute('end_at')}))
      from activity a where a.employee_id = p.employee_id and a.code = 'STR'
        and a.day between ${FIRST_OF_YEAR} and ${LAST_OF_YEAR}) as overtime,
    (select json_agg(json_build_object('category', category, 'condition', employment_condition,
        'from', ${sqlDay('valid_from')}, 'to', ${sqlDay('valid_to')}))
      from assignment a where a.employee_id = p.employee_id
        and a.valid_from <= ${LAST_OF_YEAR} + 1 and coalesce(a.valid_to, 'infinity') >= ${FIRST_OF_YEAR} - 1) as posts,
    (select json_agg(json_build_object('from', ${sqlDay('valid_from')}, 'to', ${sqlDay('valid_to')}))
      from night_exemption a where a.employee_id = p.employee_id
        and a.valid_from <= $3::date + 1 and coalesce(a.valid_to, 'infinity') >= $2::date - 1) as exemptions,
    case nth when 1 then (select json_agg(d) from (${definitionsOfPlants('$4')}) d) end as definitions
  from unnest($1::text[]) with ordinality as p (employee_id, nth)`;

/** Days, both included. */
export interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** What the codes of some plants are on a day; null for one that the plant does not have then. */
export type DefinitionOn = (icao: string, turn: string, day: Day) => RosterDefinition | null;

export interface ReadRosters {
  /** By personnel code; everybody that was asked for. */
  readonly people: ReadonlyMap<string, PersonRoster>;
  readonly definitionOn: DefinitionOn;
}

/**
 * The rosters of people in whatever plant, with what lengthens or removes their duties. `on` must see every row: a rule asks
 * for the duties elsewhere too, of which nothing but hours leaves this area. `plants`: those whose codes are asked for in any case.
 */
export async function readPersonRosters(
  on: Queryable,
  employees: readonly string[],
  { from, to }: Days,
  plants: readonly string[] = [],
): Promise<ReadRosters> {
  const { rows } = await on.query<PersonRow>({
    name: 'legality-rosters',
    text: ROSTERS,
    values: [employees, isoDay(from), isoDay(to), plants],
  });
  const written = rows.map(({ cells }) => cells?.split(';').map((text) => text.split(' ')) ?? []);
  const others = new Set(written.flatMap((cells) => cells.map(([icao]) => icao!))).difference(
    new Set(plants),
  );
  const definitionOn = definitionsOf([
    ...(rows[0]?.definitions ?? []),
    ...(await readDefinitions(on, [...others])),
  ]);
  const people = new Map(
    rows.map(
      ({ employee_id, absences, activities, overtime, posts, exemptions }, index): [string, PersonRoster] => [
        employee_id,
        {
          cells: written[index]!.map((cell) => rosterCell(cell, definitionOn)),
          absences: absences ?? [],
          activities: activities ?? [],
          overtime: overtime ?? [],
          posts: posts ?? [],
          nightExemptions: exemptions ?? [],
        },
      ],
    ),
  );
  return { people, definitionOn };
}

async function readDefinitions(on: Queryable, icaos: readonly string[]): Promise<readonly DefinitionRow[]> {
  if (icaos.length === 0) return [];
  const { rows } = await on.query<DefinitionRow>({
    name: 'legality-definitions',
    text: definitionsOfPlants('$1'),
    values: [icaos],
  });
  return rows;
}

function definitionsOf(rows: readonly DefinitionRow[]): DefinitionOn {
  const byName = Map.groupBy(rows, ({ icao, name }) => `${icao} ${name}`);
  return (icao, turn, day) => byName.get(`${icao} ${turn}`)?.find((one) => holdsOn(one, day)) ?? null;
}

function rosterCell(written: readonly string[], definitionOn: DefinitionOn): RosterCell {
  const [icao, dayText, turn, start, end, own] = written as [
    string,
    string,
    string,
    string?,
    string?,
    string?,
  ];
  const day = Number(dayText) as Day;
  return {
    icao,
    day,
    turn,
    definition: definitionOn(icao, turn, day),
    start: start === undefined ? null : Number(start),
    end: end === undefined ? null : Number(end),
    ownTimes: own === 't',
  };
}

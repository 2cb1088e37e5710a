import { addDays, isoDay, MINUTES_PER_DAY } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { PersonRoster, RosterCell, RosterDefinition } from '@torre/domain/legality';
import { holdsOn } from '@torre/domain/roster';
import { sqlDay, sqlMinute } from '../../platform/db/index.ts';
import type { Queryable } from '../../platform/db/index.ts';

interface CellsRow {
  readonly employee_id: string;
  readonly icao: string;
  /** `day turn begin length`, of each cell, divided by `;`; begin in minutes from the midnight UTC of the day. */
  readonly cells: string;
}

/** One row a person and plant: as rows, half a million cells of a year would cost ten times as much. */
const CELLS = `
  select employee_id, icao, string_agg(${sqlDay('day')}::text || ' ' || turn
      || coalesce(' ' || (${sqlMinute('start_at')} - ${sqlDay('day')} * ${MINUTES_PER_DAY})::text
        || ' ' || (extract(epoch from end_at - start_at) / 60)::int::text
        || case when own_times then ' o' else '' end, ''), ';') as cells
  from day_shift where employee_id = any($1) and day between $2 and $3
  group by employee_id, icao`;

interface BesideRow {
  readonly employee_id: string;
  readonly absences: PersonRoster['absences'] | null;
  readonly activities: PersonRoster['activities'] | null;
  readonly posts: PersonRoster['posts'] | null;
  readonly exemptions: PersonRoster['nightExemptions'] | null;
}

const BESIDE = `
  select p.employee_id,
    (select json_agg(json_build_object('absenceId', absence_id, 'cause', cause, 'state', state,
        'fromDay', ${sqlDay('from_day')}, 'toDay', ${sqlDay('to_day')}, 'start', ${sqlMinute('start_at')},
        'end', ${sqlMinute('end_at')}))
      from absence a where a.employee_id = p.employee_id and a.state in (10, 20)
        and a.from_day <= $3::date and a.to_day >= $2::date) as absences,
    (select json_agg(json_build_object('icao', icao, 'code', code, 'day', ${sqlDay('day')},
        'start', ${sqlMinute('start_at')}, 'end', ${sqlMinute('end_at')}))
      from activity a where a.employee_id = p.employee_id and a.code in ('STR', 'NWSA')
        and a.day between $2::date and $3::date) as activities,
    (select json_agg(json_build_object('category', category, 'condition', employment_condition,
        'from', ${sqlDay('valid_from')}, 'to', ${sqlDay('valid_to')}))
      from assignment a where a.employee_id = p.employee_id
        and a.valid_from <= $3::date and coalesce(a.valid_to, 'infinity') >= $2::date) as posts,
    (select json_agg(json_build_object('from', ${sqlDay('valid_from')}, 'to', ${sqlDay('valid_to')}))
      from night_exemption a where a.employee_id = p.employee_id
        and a.valid_from <= $3::date and coalesce(a.valid_to, 'infinity') >= $2::date) as exemptions
  from unnest($1::text[]) as p (employee_id)`;

interface DefinitionRow extends RosterDefinition {
  readonly icao: string;
  readonly name: string;
  readonly fromDate: Day;
  readonly toDate: Day | null;
}

const DEFINITIONS = `
  select icao, name, shift_class as "shiftClass", begin_time as "beginTime",
    begin_time_non_working as "beginTimeNonWorking", end_time_non_working as "endTimeNonWorking",
    start_offset as "startOffset", ${sqlDay('from_date')} as "fromDate", ${sqlDay('to_date')} as "toDate"
  from shift_definition where icao = any($1)`;

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
 * for the duties elsewhere too, of which nothing but hours leaves this area; it must be no open transaction, for statements
 * run side by side. `plants`: those whose codes are asked for in any case.
 */
export async function readPersonRosters(
  on: Queryable,
  employees: readonly string[],
  { from, to }: Days,
  plants: readonly string[] = [],
): Promise<ReadRosters> {
  // overtime of the evening before and of the night after reaches the first and last cells
  const wider = [employees, isoDay(addDays(from, -1)), isoDay(addDays(to, 1))];
  const [{ rows: cells }, { rows: beside }, ofPlants] = await Promise.all([
    on.query<CellsRow>({
      name: 'legality-cells',
      text: CELLS,
      values: [employees, isoDay(from), isoDay(to)],
    }),
    on.query<BesideRow>({ name: 'legality-beside', text: BESIDE, values: wider }),
    readDefinitions(on, plants),
  ]);
  const others = new Set(cells.map(({ icao }) => icao)).difference(new Set(plants));
  const definitions = [...ofPlants, ...(await readDefinitions(on, [...others]))];
  const definitionOn = definitionsOf(definitions);
  const byPerson = Map.groupBy(cells, ({ employee_id }) => employee_id);
  const people = new Map(
    beside.map(({ employee_id, absences, activities, posts, exemptions }): [string, PersonRoster] => [
      employee_id,
      {
        cells: cellsOf(byPerson.get(employee_id) ?? [], definitionOn),
        absences: absences ?? [],
        activities: activities ?? [],
        posts: posts ?? [],
        nightExemptions: exemptions ?? [],
      },
    ]),
  );
  return { people, definitionOn };
}

async function readDefinitions(on: Queryable, icaos: readonly string[]): Promise<readonly DefinitionRow[]> {
  if (icaos.length === 0) return [];
  const { rows } = await on.query<DefinitionRow>({
    name: 'legality-definitions',
    text: DEFINITIONS,
    values: [icaos],
  });
  return rows;
}

function definitionsOf(rows: readonly DefinitionRow[]): DefinitionOn {
  const byName = Map.groupBy(rows, ({ icao, name }) => `${icao} ${name}`);
  return (icao, turn, day) => byName.get(`${icao} ${turn}`)?.find((one) => holdsOn(one, day)) ?? null;
}

function cellsOf(rows: readonly CellsRow[], definitionOn: DefinitionOn): readonly RosterCell[] {
  const cells: RosterCell[] = [];
  for (const { icao, cells: text } of rows) {
    for (const written of text.split(';')) {
      const [dayText, turn, begin, length, own] = written.split(' ') as [
        string,
        string,
        string?,
        string?,
        string?,
      ];
      const day = Number(dayText) as Day;
      const start = begin === undefined ? null : day * MINUTES_PER_DAY + Number(begin);
      const end = start === null ? null : start + Number(length);
      cells.push({
        icao,
        day,
        turn,
        definition: definitionOn(icao, turn, day),
        start,
        end,
        ownTimes: own === 'o',
      });
    }
  }
  return cells.sort((one, other) => one.day - other.day);
}

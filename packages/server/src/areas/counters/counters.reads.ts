import { addDays, dayFromIso, isoDay } from '@torre/domain/kernel';
import type { Day, UtcMinute } from '@torre/domain/kernel';
import type {
  Absence,
  Activity,
  Competences,
  CounterTimeslot,
  DayType,
  Position,
  PositionOpening,
  RoomPlan,
  Specialization,
} from '@torre/domain/counters';
import type { ShiftClass } from '@torre/domain/roster';
import { sqlDay, sqlMinute } from '../../platform/db/index.ts';
import type { Queryable } from '../../platform/db/index.ts';

export interface Timeslot extends CounterTimeslot {
  readonly description: string;
}

/** One shift that stands in the roster. */
export interface StandingRow {
  readonly employee_id: string;
  readonly day: Day;
  readonly version: number;
  readonly shift_class: ShiftClass | null;
  readonly start: UtcMinute | null;
  readonly end: UtcMinute | null;
}

/** Time that somebody is away, and what they do beside their shifts. */
export interface TimeAway {
  readonly absences: readonly Absence[];
  readonly activities: readonly Activity[];
}

export interface IgnoredRow {
  readonly absenceId: string;
  readonly day: Day;
  readonly timeslotId: string;
}

/** What the counters of a plant and range follow from, as the tables hold it. */
export interface CounterTables {
  readonly divisionId: string;
  /** The states of the range; in the order of their indexes in the computation, as what follows. */
  readonly timeslots: readonly Timeslot[];
  /** In the order of their indexes in the computation, as the islands. */
  readonly specializations: readonly (Specialization & { readonly name: string })[];
  readonly islands: readonly { readonly islandId: string; readonly name: string }[];
  readonly room: RoomPlan;
  readonly restDays: ReadonlySet<Day>;
  /** Everybody with a post at the plant on some day of the range. */
  readonly people: readonly (Competences & { readonly employeeId: string })[];
  readonly shifts: readonly StandingRow[];
  /** By personnel code; who has nothing is missing. */
  readonly away: ReadonlyMap<string, TimeAway>;
  readonly ignored: readonly IgnoredRow[];
}

interface DefinitionRow {
  readonly name: string;
  readonly shiftClass: ShiftClass;
  readonly from: Day;
  readonly to: Day | null;
}

interface PlantRow {
  readonly division_id: string;
  readonly timeslots: readonly Timeslot[];
  readonly specializations: CounterTables['specializations'];
  readonly islands: CounterTables['islands'];
  readonly positions: readonly Position[];
  readonly configurations: readonly {
    readonly configurationId: string;
    readonly dayType: DayType;
    readonly validFrom: Day;
    readonly validTo: Day | null;
  }[];
  readonly openings: readonly PositionOpening[];
  readonly rest_days: string[];
  readonly definitions: readonly DefinitionRow[];
  readonly ignored: readonly IgnoredRow[];
}

const PLANT = `
  select d.division_id,
    (select coalesce(json_agg(json_build_object('timeslotId', timeslot_id, 'description', description,
        'beginTime', begin_time, 'endTime', end_time, 'kind', kind,
        'validFrom', ${sqlDay('valid_from')}, 'validTo', ${sqlDay('valid_to')}) order by ord, timeslot_id, valid_from), '[]')
      from timeslot
      where icao = $1 and valid_from <= $3::date and coalesce(valid_to, 'infinity') >= $2::date) as timeslots,
    (select coalesce(json_agg(json_build_object('specializationId', specialization_id, 'name', name,
        'category', category, 'licensed', licensed, 'ofCategory', of_category) order by specialization_id), '[]')
      from specialization where icao = $1) as specializations,
    (select coalesce(json_agg(json_build_object('islandId', island_id, 'name', name) order by ord), '[]')
      from island where icao = $1 and coalesce(valid_to, 'infinity') >= $2::date) as islands,
    (select coalesce(json_agg(json_build_object('positionId', position_id, 'kind', kind, 'islandId', island_id,
        'specializationId', specialization_id, 'validFrom', ${sqlDay('valid_from')},
        'validTo', ${sqlDay('valid_to')}) order by ord, position_id, valid_from), '[]')
      from position
      where icao = $1 and valid_from <= $3::date and coalesce(valid_to, 'infinity') >= $2::date) as positions,
    (select coalesce(json_agg(json_build_object('configurationId', configuration_id, 'dayType', day_type,
        'validFrom', ${sqlDay('valid_from')}, 'validTo', ${sqlDay('valid_to')}) order by configuration_id), '[]')
      from operating_configuration
      where icao = $1 and valid_from <= $3::date and coalesce(valid_to, 'infinity') >= $2::date) as configurations,
    (select coalesce(json_agg(json_build_object('configurationId', configuration_id, 'positionId', position_id,
        'beginHour', begin_hour, 'endHour', end_hour, 'validFrom', ${sqlDay('valid_from')},
        'validTo', ${sqlDay('valid_to')})), '[]')
      from position_opening
      where icao = $1 and valid_from <= $3::date and coalesce(valid_to, 'infinity') >= $2::date) as openings,
    array(select day::text from holiday
      where day between $2::date and $3::date and comune in ('', p.comune) and type in ('FESTIVO', 'PATRONO')) as rest_days,
    (select coalesce(json_agg(json_build_object('name', name, 'shiftClass', shift_class,
        'from', ${sqlDay('from_date')}, 'to', ${sqlDay('to_date')})), '[]')
      from shift_definition
      where icao = $1 and from_date <= $3::date and coalesce(to_date, 'infinity') >= $2::date) as definitions,
    (select coalesce(json_agg(json_build_object('absenceId', absence_id, 'day', ${sqlDay('day')},
        'timeslotId', timeslot_id)), '[]')
      from absence_ignored where icao = $1 and day between $2::date and $3::date) as ignored
  from plant p join division d using (icao)
  where p.icao = $1`;

const PEOPLE = `
  with post as (
    select employee_id, json_agg(json_build_object('category', category, 'islandId', island_id,
        'condition', employment_condition, 'from', ${sqlDay('valid_from')}, 'to', ${sqlDay('valid_to')})) as posts
    from assignment
    where icao = $1 and valid_from <= $3::date and coalesce(valid_to, 'infinity') >= $2::date
    group by employee_id
  ), endorsed as (
    select employee_id, json_agg(json_build_object('specializationId', specialization_id,
        'from', ${sqlDay('valid_from')}, 'to', ${sqlDay('valid_to')})) as endorsements
    from employee_specialization
    where icao = $1 and valid_from <= $3::date and valid_to >= $2::date
    group by employee_id
  ), qualified as (
    select employee_id, json_agg(json_build_object('kind', kind,
        'from', ${sqlDay('valid_from')}, 'to', ${sqlDay('valid_to')})) as qualifications
    from qualification
    where employee_id in (select employee_id from post)
      and valid_from <= $3::date and coalesce(valid_to, 'infinity') >= $2::date
    group by employee_id
  )
  select employee_id as "employeeId", posts, coalesce(endorsements, '[]') as endorsements,
    coalesce(qualifications, '[]') as qualifications
  from post left join endorsed using (employee_id) left join qualified using (employee_id)
  order by employee_id`;

/** A cell without times counts nothing and is read only when its version tells a later change from an older one. */
const SHIFTS = `
  select s.employee_id, ${sqlDay('s.day')} as day, s.version, s.turn,
    (extract(epoch from s.start_at) / 60)::int as start, (extract(epoch from s.end_at) / 60)::int as end
  from day_shift s
  where s.icao = $1 and s.day between $2 and $3 and (s.start_at is not null or s.version > 1)`;

const AWAY = `
  select a.employee_id,
    json_build_object('absenceId', absence_id, 'cause', cause, 'state', state, 'fromDay', ${sqlDay('from_day')},
      'toDay', ${sqlDay('to_day')}, 'start', ${sqlMinute('start_at')}, 'end', ${sqlMinute('end_at')}) as absence,
    null as activity
  from absence a
  where a.employee_id = any($1) and a.from_day <= $3::date and a.to_day >= $2::date
  union all
  select a.employee_id, null, json_build_object('code', code, 'day', ${sqlDay('day')}, 'start', ${sqlMinute('start_at')},
      'end', ${sqlMinute('end_at')})
  from activity a
  where a.employee_id = any($1) and a.day between $2::date and $3::date`;

const realDay = (iso: string): Day => {
  const day = dayFromIso(iso);
  if (day === null) throw new Error(`no day: ${iso}`);
  return day;
};

/** The class that a turn has on a day, of the definitions of a plant; null for one that it does not have then. */
function classes(definitions: readonly DefinitionRow[]): (turn: string, day: Day) => ShiftClass | null {
  const byName = Map.groupBy(definitions, ({ name }) => name);
  return (turn, day) =>
    byName.get(turn)?.find(({ from, to }) => from <= day && (to === null || day <= to))?.shiftClass ?? null;
}

/** From the day before `from` to two days after `to`: what reaches a slot of the range. */
const reach = (from: Day, to: Day): readonly [string, string] => [
  isoDay(addDays(from, -1)),
  isoDay(addDays(to, 2)),
];

/** Everybody with a post at the plant on some day from the day before `from` to two days after `to`, and what they may do. */
export async function readCompetences(
  db: Queryable,
  icao: string,
  from: Day,
  to: Day,
): Promise<CounterTables['people']> {
  const { rows } = await db.query<CounterTables['people'][number]>({
    name: 'counters-people',
    text: PEOPLE,
    values: [icao, ...reach(from, to)],
  });
  return rows;
}

/** Absences and activities of these people that touch the range, by personnel code. */
export async function readTimeAway(
  db: Queryable,
  employees: readonly string[],
  from: Day,
  to: Day,
): Promise<ReadonlyMap<string, TimeAway>> {
  // not prepared: see readCounterTables
  const { rows } = await db.query<{
    employee_id: string;
    absence: Absence | null;
    activity: Activity | null;
  }>({
    text: AWAY,
    values: [employees, ...reach(from, to)],
  });
  const byPerson = Map.groupBy(rows, ({ employee_id }) => employee_id);
  return new Map(
    [...byPerson].map(([employeeId, own]) => [
      employeeId,
      {
        absences: own.flatMap(({ absence }) => absence ?? []),
        activities: own.flatMap(({ activity }) => activity ?? []),
      },
    ]),
  );
}

/** What the plant leaves out of which counters of the range. */
export async function readIgnored(
  db: Queryable,
  icao: string,
  from: Day,
  to: Day,
): Promise<readonly IgnoredRow[]> {
  const { rows } = await db.query<IgnoredRow>({
    name: 'counters-ignored',
    text: `select absence_id as "absenceId", ${sqlDay('day')} as day, timeslot_id as "timeslotId"
      from absence_ignored where icao = $1 and day between $2 and $3`,
    values: [icao, isoDay(from), isoDay(to)],
  });
  return rows;
}

/** Tables of a plant's counters from the day before `from` to two days after `to`. Throws for an unknown plant. */
export async function readCounterTables(
  db: Queryable,
  icao: string,
  from: Day,
  to: Day,
): Promise<CounterTables> {
  const values = [icao, ...reach(from, to)];
  const plants = await db.query<PlantRow>({ name: 'counters-plant', text: PLANT, values });
  const plant = plants.rows[0];
  if (!plant) throw new Error(`no plant ${icao}`);
  const people = await readCompetences(db, icao, from, to);
  // not prepared: a plan for any plant and range would guess a handful of rows and take ten times as long
  const shifts = await db.query<Omit<StandingRow, 'shift_class'> & { turn: string }>({
    text: SHIFTS,
    values,
  });
  const employees = people.map(({ employeeId }) => employeeId);
  const classOf = classes(plant.definitions);
  const { positions, configurations } = plant;
  const valid = new Set(configurations.map(({ configurationId }) => configurationId));
  const openings = plant.openings.filter(({ configurationId }) => valid.has(configurationId));
  return {
    divisionId: plant.division_id,
    timeslots: plant.timeslots,
    specializations: plant.specializations,
    islands: plant.islands,
    room: { positions, configurations, openings },
    restDays: new Set(plant.rest_days.map(realDay)),
    people,
    shifts: shifts.rows.map((row) => ({ ...row, shift_class: classOf(row.turn, row.day) })),
    away: await readTimeAway(db, employees, from, to),
    ignored: plant.ignored,
  };
}

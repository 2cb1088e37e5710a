import { addDays, dayFromIso, isoDay } from '@torre/domain/kernel';
import type { Day, UtcMinute } from '@torre/domain/kernel';
import type { ChairDemand, CounterTimeslot } from '@torre/domain/counters';
import type { ShiftClass } from '@torre/domain/roster';
import type { Database } from '../../platform/db/index.ts';

export interface Timeslot extends CounterTimeslot {
  readonly description: string;
}

/** One shift that stands in the roster. */
export interface StandingRow {
  readonly employee_id: string;
  readonly category: string;
  readonly day: Day;
  readonly version: number;
  readonly shift_class: ShiftClass | null;
  readonly start: UtcMinute | null;
  readonly end: UtcMinute | null;
}

/** What the counters of a plant and range follow from, as the tables hold it. */
export interface CounterTables {
  readonly divisionId: string;
  readonly timeslots: readonly Timeslot[];
  readonly demand: readonly ChairDemand[];
  readonly restDays: ReadonlySet<Day>;
  /** Everybody assigned on some day, once per category held. */
  readonly people: readonly { readonly employeeId: string; readonly category: string }[];
  readonly shifts: readonly StandingRow[];
}

interface PlantRow {
  readonly division_id: string;
  readonly timeslots: readonly Timeslot[];
  readonly demand: readonly (Omit<ChairDemand, 'validFrom' | 'validTo'> & {
    validFrom: string;
    validTo: string | null;
  })[];
  readonly rest_days: string[];
  readonly people: CounterTables['people'];
}

const PLANT = `
  select d.division_id,
    (select coalesce(json_agg(json_build_object('timeslotId', timeslot_id, 'description', description,
        'beginTime', begin_time, 'endTime', end_time, 'kind', kind) order by ord), '[]')
      from timeslot where icao = $1) as timeslots,
    (select coalesce(json_agg(json_build_object('category', category, 'kind', kind, 'dayType', day_type, 'hour', hour,
        'chairs', chairs, 'validFrom', valid_from, 'validTo', valid_to)), '[]')
      from chair_demand where icao = $1 and valid_from <= $3::date and coalesce(valid_to, 'infinity') >= $2::date) as demand,
    array(select day::text from holiday
      where day between $2::date and $3::date and comune in ('', p.comune) and type in ('FESTIVO', 'PATRONO')) as rest_days,
    (select coalesce(json_agg(distinct jsonb_build_object('employeeId', employee_id, 'category', category)), '[]')
      from assignment
      where icao = $1 and valid_from <= $3::date and coalesce(valid_to, 'infinity') >= $2::date) as people
  from plant p join division d using (icao)
  where p.icao = $1`;

/** A cell that counts nothing is read only when its version tells a later change from an older one. */
const SHIFTS = `
  select s.employee_id, a.category, s.day - date '1970-01-01' as day, s.version, d.shift_class,
    (extract(epoch from s.start_at) / 60)::int as start, (extract(epoch from s.end_at) / 60)::int as end
  from day_shift s
    join assignment a on a.employee_id = s.employee_id and a.icao = s.icao
      and s.day between a.valid_from and coalesce(a.valid_to, 'infinity')
    left join shift_definition d on d.icao = s.icao and d.name = s.turn
      and s.day between d.from_date and coalesce(d.to_date, 'infinity')
  where s.icao = $1 and s.day between $2 and $3 and (d.shift_class in ('LAV', 'REP') or s.version > 1)`;

const realDay = (iso: string): Day => {
  const day = dayFromIso(iso);
  if (day === null) throw new Error(`no day: ${iso}`);
  return day;
};

/** Tables of a plant's counters from the day before `from` to two days after `to`. Throws for an unknown plant. */
export async function readCounterTables(
  db: Database,
  icao: string,
  from: Day,
  to: Day,
): Promise<CounterTables> {
  const values = [icao, isoDay(addDays(from, -1)), isoDay(addDays(to, 2))];
  const plants = await db.query<PlantRow>({ name: 'counters-plant', text: PLANT, values });
  const plant = plants.rows[0];
  if (!plant) throw new Error(`no plant ${icao}`);
  // not prepared: a plan for any plant and range would guess a handful of rows and take ten times as long
  const shifts = await db.query<StandingRow>({ text: SHIFTS, values });
  return {
    divisionId: plant.division_id,
    timeslots: plant.timeslots,
    demand: plant.demand.map((row) => ({
      ...row,
      validFrom: realDay(row.validFrom),
      validTo: row.validTo === null ? null : realDay(row.validTo),
    })),
    restDays: new Set(plant.rest_days.map(realDay)),
    people: plant.people,
    shifts: shifts.rows,
  };
}

/** Plant of a division; null for a division that does not exist. */
export async function plantOfDivision(db: Database, divisionId: string): Promise<string | null> {
  const { rows } = await db.query<{ icao: string }>({
    name: 'counters-division',
    text: 'select icao from division where division_id = $1',
    values: [divisionId],
  });
  return rows[0]?.icao ?? null;
}

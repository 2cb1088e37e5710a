import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { LookupValue } from '@torre/domain/lookups';
import type { Queryable } from '../../platform/db/index.ts';
import { definitionsJson, holidaysJson } from './definition.reads.ts';
import type { DefinitionRow } from './definition.reads.ts';
import type { CellSource } from './cell-source.ts';

export interface MonthKey {
  readonly icao: string;
  readonly from: Day;
  readonly to: Day;
}

/** One dated assignment to the plant, clipped to the range: day indexes from `from`, both inclusive. */
export type StayRow = readonly [
  employeeId: string,
  surname: string,
  name: string,
  category: string,
  islandId: string | null,
  firstDay: number,
  lastDay: number,
];

/** Everything of a plant's month that is not a shift. */
export interface MonthFrame {
  readonly position: string;
  readonly divisionId: string;
  readonly definitions: readonly DefinitionRow[];
  readonly holidays: readonly { readonly date: string; readonly name: string; readonly type: string }[];
  readonly islands: readonly (readonly [id: string, name: string])[];
  readonly stays: readonly StayRow[];
  /** Every state of every category of staff. */
  readonly categories: readonly LookupValue[];
}

/** The shifts of one person as text that the database built, in the order of days. */
export interface CellsRow {
  readonly employeeId: string;
  readonly turns: string;
  /** Bit i: the i-th day has a shift. */
  readonly mask: string;
  /** `dayIndex:version`, separated by spaces; only versions other than 1. */
  readonly versions: string | null;
  /** `dayIndex:marks`, separated by spaces; `s` overtime, `n` note, `t` times of its own. */
  readonly marks: string | null;
  /** `dayIndex:begin-end` in UTC minutes, separated by spaces, of times of its own. */
  readonly times: string | null;
}

export interface MonthData {
  readonly key: MonthKey;
  readonly frame: MonthFrame;
  readonly cells: readonly CellsRow[];
}

/** JSON of the StayRows of plant `icao` in a range; all three are SQL expressions. */
export const staysJson = (icao: string, from: string, to: string): string => `(
  select coalesce(json_agg(json_build_array(a.employee_id, e.surname, e.name, a.category, a.island_id,
      greatest(a.valid_from, ${from}) - ${from}, least(coalesce(a.valid_to, ${to}), ${to}) - ${from})
    order by a.employee_id, a.valid_from), '[]')
  from assignment a join employee e using (employee_id)
  where a.icao = ${icao} and a.valid_from <= ${to} and coalesce(a.valid_to, 'infinity') >= ${from})`;

/** JSON of LookupValues; a `Day` counts from 1970. */
const CATEGORIES = `(
  select coalesce(json_agg(json_build_object('code', code, 'validFrom', valid_from - date '1970-01-01',
      'validTo', valid_to - date '1970-01-01', 'nameIt', name_it, 'nameEn', name_en, 'aliases', aliases, 'ord', ord,
      'attributes', attributes)), '[]')
  from lookup_value where list = 'category')`;

const FRAME = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as position, d.division_id as "divisionId",
    ${definitionsJson('$1', '$2::date', '$3::date')} as definitions,
    ${holidaysJson('p.comune', '$2::date', '$3::date')} as holidays,
    (select coalesce(json_agg(json_build_array(island_id, name) order by ord), '[]')
       from island where icao = $1 and coalesce(valid_to, 'infinity') >= $2::date) as islands,
    ${staysJson('$1', '$2::date', '$3::date')} as stays,
    ${CATEGORIES} as categories
  from plant p join division d using (icao)
  where p.icao = $1`;

const cells = (shifts: string): string => `
  select employee_id as "employeeId",
    string_agg(turn, ' ' order by day) as turns,
    bit_or(1::bigint << (day - $2::date))::text as mask,
    string_agg((day - $2::date) || ':' || version, ' ' order by day) filter (where version <> 1) as versions,
    string_agg((day - $2::date) || ':' || case when is_str then 's' else '' end
        || case when note is not null or note_turno is not null then 'n' else '' end
        || case when own_times then 't' else '' end, ' ' order by day)
      filter (where is_str or own_times or note is not null or note_turno is not null) as marks,
    string_agg((day - $2::date) || ':' || extract(epoch from start_at)::bigint / 60 || '-'
        || extract(epoch from end_at)::bigint / 60, ' ' order by day) filter (where own_times and start_at is not null) as times
  from ${shifts}
  where icao = $1 and day between $2::date and $3::date
  group by employee_id`;

const CELLS = {
  published: { name: 'roster-month-cells', text: cells('day_shift') },
  planned: { name: 'roster-month-planned-cells', text: cells('planned_shift') },
} as const satisfies Record<CellSource, object>;

/**
 * A plant's month in two plain statements, one after the other so that the position of the first holds for both:
 * the answer is complete up to it. null for a plant that does not exist.
 */
export async function readMonth(
  on: Queryable,
  key: MonthKey,
  source: CellSource = 'published',
): Promise<MonthData | null> {
  const values = [key.icao, isoDay(key.from), isoDay(key.to)];
  const frames = await on.query<MonthFrame>({ name: 'roster-month-frame', text: FRAME, values });
  const frame = frames.rows[0];
  if (!frame) return null;
  const { rows } = await on.query<CellsRow>({ ...CELLS[source], values });
  return { key, frame, cells: rows };
}

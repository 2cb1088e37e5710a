import { isoDay } from '@torre/domain/kernel';
import type { ShiftClass } from '@torre/domain/roster';
import type { Database } from '../../platform/db/index.ts';
import { marksOf } from './changed-cell.ts';
import type { CellKey } from '../month/index.ts';
import type { ChangedCell } from './changed-cell.ts';
import { authorOf } from './history.reads.ts';
import { storedDay } from '../month/index.ts';

interface Row {
  readonly icao: string;
  readonly employee_id: string;
  readonly day: string;
  readonly category: string | null;
  readonly turn: string | null;
  readonly shift_class: ShiftClass | null;
  readonly start_at: number | null;
  readonly end_at: number | null;
  readonly version: number | null;
  readonly is_str: boolean | null;
  readonly note: string | null;
  readonly note_turno: string | null;
  readonly own_times: boolean | null;
  readonly author_id: string | null;
  readonly author_name: string | null;
  readonly author_surname: string | null;
}

const CELLS = `
  select k.icao, k.employee_id, k.day, a.category, s.turn, d.shift_class, s.start_at, s.end_at, s.version,
    s.is_str, s.note, s.note_turno, s.own_times, e.employee_id as author_id, e.name as author_name, e.surname as author_surname
  from unnest($1::text[], $2::text[], $3::date[]) as k (icao, employee_id, day)
    left join day_shift s using (icao, employee_id, day)
    left join shift_definition d
      on d.icao = s.icao and d.name = s.turn and s.day between d.from_date and coalesce(d.to_date, 'infinity')
    left join assignment a
      on a.employee_id = k.employee_id and a.icao = k.icao and k.day between a.valid_from and coalesce(a.valid_to, 'infinity')
    left join employee e on e.employee_id = s.modify_user`;

/** The named cells as they stand now, in one statement. */
export async function readChangedCells(
  db: Database,
  keys: readonly CellKey[],
): Promise<readonly ChangedCell[]> {
  const { rows } = await db.query<Row>({
    name: 'roster-changed-cells',
    text: CELLS,
    values: [
      keys.map((key) => key.icao),
      keys.map((key) => key.employeeId),
      keys.map((key) => isoDay(key.day)),
    ],
  });
  return rows.map((row) => ({
    icao: row.icao,
    employeeId: row.employee_id,
    day: storedDay(row.day),
    category: row.category,
    turn: row.turn,
    shiftClass: row.shift_class,
    start: row.start_at === null ? null : row.start_at / 60_000,
    end: row.end_at === null ? null : row.end_at / 60_000,
    version: row.version ?? 0,
    marks: marksOf({
      isStr: row.is_str ?? false,
      note: row.note,
      noteTurno: row.note_turno,
      ownTimes: row.own_times ?? false,
    }),
    author: authorOf(row),
    authorId: row.author_id,
  }));
}

const PRESENT = `
  select k.icao, k.day, array_agg(a.employee_id) as employees
  from unnest($1::text[], $2::date[]) as k (icao, day)
    join assignment a on a.icao = k.icao and k.day between a.valid_from and coalesce(a.valid_to, 'infinity')
  group by k.icao, k.day`;

/** Who stands in each plant on each of these days: the colleagues who may see its roster. By `plantDayKey`. */
export async function readColleagues(
  db: Database,
  plantDays: readonly Pick<CellKey, 'icao' | 'day'>[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const wanted = [...Map.groupBy(plantDays, plantDayKey).values()].map((same) => same[0]!);
  const { rows } = await db.query<{ icao: string; day: string; employees: string[] }>({
    name: 'roster-colleagues',
    text: PRESENT,
    values: [wanted.map(({ icao }) => icao), wanted.map(({ day }) => isoDay(day))],
  });
  return new Map(
    rows.map(({ icao, day, employees }) => [plantDayKey({ icao, day: storedDay(day) }), new Set(employees)]),
  );
}

export function plantDayKey({ icao, day }: Pick<CellKey, 'icao' | 'day'>): string {
  return `${icao} ${day}`;
}

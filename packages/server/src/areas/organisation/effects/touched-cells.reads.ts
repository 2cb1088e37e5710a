import type { CellReason } from '@torre/contract/organisation-effects';
import { dayFromIso } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { LAST } from '@torre/domain/organisation';
import type { DaySpan, EndedSpan, HoursSpan } from '@torre/domain/organisation';
import type { Queryable } from '../../../platform/db/index.ts';

/** A published cell that a change reaches; times in milliseconds since 1970. */
export interface ReachedCell {
  readonly icao: string;
  readonly employeeId: string;
  readonly name: string;
  readonly surname: string;
  readonly day: Day;
  readonly turn: string;
  readonly version: number;
  readonly start: number | null;
  readonly end: number | null;
  /** The payroll has closed the month. */
  readonly inClosedMonth: boolean;
  /** A lock of days or of the person lies on it. */
  readonly isLocked: boolean;
}

export interface LeftCell extends ReachedCell {
  readonly reason: CellReason;
}

export interface CellOfShift extends ReachedCell {
  /** Index of the span. */
  readonly span: number;
  /** The person is not of the plant on that day: somebody left it behind, and no change writes it. */
  readonly isLeft: boolean;
}

type Row<T> = Omit<T, 'day'> & { readonly day: string };

const CELL = `s.icao, s.employee_id as "employeeId", e.name, e.surname, s.day, s.turn, s.version,
  s.start_at as "start", s.end_at as "end",
  exists (select from roster_lock m where m.icao = s.icao and m.kind = 'month' and s.day between m.from_day and m.to_day)
    as "inClosedMonth",
  exists (select from roster_lock m where m.icao = s.icao and m.kind <> 'month' and s.day between m.from_day and m.to_day
      and (m.employee_id is null or m.employee_id = s.employee_id)) as "isLocked"`;

const LEFT = `
  with ended as (select * from jsonb_to_recordset($1::jsonb)
    as l (kind text, icao text, code text, from_day date, to_day date))
  select 'turnUnknown' as reason, ${CELL}
  from ended l join day_shift s on s.icao = l.icao and s.turn = l.code and s.day between l.from_day and l.to_day
    join employee e using (employee_id)
  where l.kind = 'shift_definition'
  union all
  select 'notAssigned', ${CELL}
  from ended l join day_shift s on s.icao = l.icao and s.employee_id = l.code and s.day between l.from_day and l.to_day
    join employee e using (employee_id)
  where l.kind = 'assignment'`;

/** Published cells that stand without a definition or an assignment where these spans have ended. */
export async function readLeftCells(
  on: Queryable,
  ended: readonly EndedSpan[],
): Promise<readonly LeftCell[]> {
  const own = ended.filter(({ kind }) => kind === 'shift_definition' || kind === 'assignment');
  if (own.length === 0) return [];
  const { rows } = await on.query<Row<LeftCell>>({ text: LEFT, values: [endedJson(own)] });
  return rows.map(withDay);
}

/** Published cells of these shifts whose hours are not their own. */
export async function readCellsOfShifts(
  on: Queryable,
  spans: readonly HoursSpan[],
): Promise<readonly CellOfShift[]> {
  if (spans.length === 0) return [];
  const rows = spans.map(({ icao, name, ...days }, span) => ({ span, icao, name, ...sqlDays(days) }));
  const found = await on.query<Row<CellOfShift>>({
    text: `select r.span, ${CELL},
        not exists (select from assignment a where a.employee_id = s.employee_id and a.icao = s.icao
          and s.day between a.valid_from and coalesce(a.valid_to, 'infinity')) as "isLeft"
      from jsonb_to_recordset($1::jsonb) as r (span integer, icao text, name text, from_day date, to_day date)
        join day_shift s on s.icao = r.icao and s.turn = r.name and s.day between r.from_day and r.to_day
        join employee e using (employee_id)
      where not s.own_times
      order by s.icao, s.day, s.employee_id`,
    values: [JSON.stringify(rows)],
  });
  return found.rows.map(withDay);
}

const CODE: Partial<Record<EndedSpan['kind'], string>> = {
  plant: 'icao',
  unit: 'unit_code',
  island: 'island_id',
  specialization: 'specialization_id',
  shift_definition: 'name',
  timeslot: 'timeslot_id',
  position: 'position_id',
  base_cycle: 'cycle_id',
  assignment: 'employee_id',
};

/** Spans as rows (kind, icao, code, from_day, to_day) of a `jsonb` parameter; kinds that nothing else names are left out. */
export function endedJson(ended: readonly EndedSpan[]): string {
  const rows = ended.flatMap(({ kind, thing, ...days }) => {
    const column = CODE[kind];
    return column === undefined
      ? []
      : [{ kind, icao: thing['icao'] ?? null, code: thing[column], ...sqlDays(days) }];
  });
  return JSON.stringify(rows);
}

const sqlDays = ({ from, to }: DaySpan) => ({
  from_day: from === '' ? '-infinity' : from,
  to_day: to === LAST ? 'infinity' : to,
});

function withDay<T extends ReachedCell>(row: Row<T>): T {
  return { ...row, day: dayFromIso(row.day)! } as T;
}

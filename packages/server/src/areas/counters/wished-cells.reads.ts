import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { shiftTimes } from '@torre/domain/roster';
import type { ShiftClass, ShiftTimes } from '@torre/domain/roster';
import type { Database } from '../../platform/db/index.ts';
import { zoneOf } from '../../platform/local-time.ts';
import type { WishedCell } from '../cells/index.ts';

/** A cell of the plant as somebody would write it. */
export interface WishedTurn {
  readonly employeeId: string;
  readonly day: Day;
  /** '': nothing stands in the cell. */
  readonly turn: string;
  /** null: the times of the definition. */
  readonly ownTimes: ShiftTimes | null;
}

interface WishedRow {
  readonly nth: number;
  readonly category: string | null;
  readonly is_known: boolean;
  readonly shift_class: ShiftClass | null;
  readonly begin_time: number | null;
  readonly end_time: number | null;
  readonly start_offset: 0 | -1 | null;
}

const WISHED = `
  select k.nth::int, a.category, d.name is not null as is_known, d.shift_class, d.begin_time, d.end_time, d.start_offset
  from unnest($2::text[], $3::date[], $4::text[]) with ordinality as k (employee_id, day, turn, nth)
    left join assignment a on a.icao = $1 and a.employee_id = k.employee_id
      and k.day between a.valid_from and coalesce(a.valid_to, 'infinity')
    left join shift_definition d on d.icao = $1 and d.name = k.turn
      and k.day between d.from_date and coalesce(d.to_date, 'infinity')
  order by k.nth`;

/** What a wished turn meets: the cell that it would make, somebody who is not in the plant then, or no such shift. */
export type ReadCell = WishedCell | 'nobody' | 'no-shift';

/** The cells that these turns would make, in their order. */
export async function readWishedCells(
  db: Database,
  icao: string,
  wished: readonly WishedTurn[],
): Promise<readonly ReadCell[]> {
  if (wished.length === 0) return [];
  const { rows } = await db.query<WishedRow>({
    name: 'counters-wished',
    text: WISHED,
    values: [
      icao,
      wished.map(({ employeeId }) => employeeId),
      wished.map(({ day }) => isoDay(day)),
      wished.map(({ turn }) => turn),
    ],
  });
  return rows.map((row, index): ReadCell => {
    const { employeeId, day, turn, ownTimes } = wished[index]!;
    if (row.category === null) return 'nobody';
    if (turn !== '' && !row.is_known) return 'no-shift';
    const { begin_time: beginTime, end_time: endTime, start_offset: startOffset } = row;
    const usual = shiftTimes({ beginTime, endTime, startOffset: startOffset ?? 0 }, day);
    const times = turn === '' ? null : (ownTimes ?? usual);
    const zone = times && zoneOf(times.start.day, times.end.day);
    return {
      employeeId,
      day,
      category: row.category,
      shiftClass: row.shift_class,
      turn: turn === '' ? null : turn,
      marks: ownTimes ? 't' : '',
      start: zone && zone.utc(times.start.day, times.start.minute, 'start'),
      end: zone && zone.utc(times.end.day, times.end.minute, 'end'),
    };
  });
}

/** Whether everybody has a post at the plant on some day of theirs. */
export async function areOfPlant(
  db: Database,
  icao: string,
  stays: readonly { readonly employeeId: string; readonly from: Day; readonly to: Day }[],
): Promise<boolean> {
  if (stays.length === 0) return true;
  const { rows } = await db.query<{ all: boolean }>({
    name: 'counters-of-plant',
    text: `select bool_and(exists (select from assignment a where a.icao = $1 and a.employee_id = k.employee_id
        and a.valid_from <= k.last and coalesce(a.valid_to, 'infinity') >= k.first)) as all
      from unnest($2::text[], $3::date[], $4::date[]) as k (employee_id, first, last)`,
    values: [
      icao,
      stays.map(({ employeeId }) => employeeId),
      stays.map(({ from }) => isoDay(from)),
      stays.map(({ to }) => isoDay(to)),
    ],
  });
  return rows[0]!.all;
}

/** The first code, in their order, that no cause has on the first day of its absence; null: all are known. */
export async function firstUnknownCause(
  db: Database,
  absences: readonly { readonly cause: string; readonly fromDay: Day }[],
): Promise<string | null> {
  if (absences.length === 0) return null;
  const { rows } = await db.query<{ cause: string }>({
    name: 'counters-unknown-cause',
    text: `select k.cause from unnest($1::text[], $2::date[]) with ordinality as k (cause, day, nth)
      where not exists (select from absence_cause c where c.idcausale = k.cause
        and k.day between c.valid_from and coalesce(c.valid_to, 'infinity'))
      order by k.nth limit 1`,
    values: [absences.map(({ cause }) => cause), absences.map(({ fromDay }) => isoDay(fromDay))],
  });
  return rows[0]?.cause ?? null;
}

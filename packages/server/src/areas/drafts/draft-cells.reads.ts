import type { ShiftClass } from '@torre/domain/roster';
import type { Database } from '../../platform/db/index.ts';
import type { WishedCell } from '../cells/index.ts';
import { storedDay } from '../month/index.ts';
import { noDraft } from './draft-difference.ts';

interface Row {
  /** null: the draft changes no cell. */
  readonly employee_id: string | null;
  readonly day: string;
  readonly category: string | null;
  readonly shift_class: ShiftClass | null;
  readonly start_at: number | null;
  readonly end_at: number | null;
  readonly turn: string;
  readonly own_times: boolean;
}

const CELLS = `
  select s.employee_id, s.day, a.category, d.shift_class, s.start_at, s.end_at, s.turn, s.own_times
  from roster_draft r
    left join draft_shift s on s.draft_id = r.draft_id and s.icao = r.icao
    left join shift_definition d
      on d.icao = s.icao and d.name = s.turn and s.day between d.from_date and coalesce(d.to_date, 'infinity')
    left join assignment a on a.employee_id = s.employee_id and a.icao = s.icao
      and s.day between a.valid_from and coalesce(a.valid_to, 'infinity')
  where r.icao = $1 and r.draft_id = $2 and r.state = 'OPEN'`;

/**
 * The cells of an open draft as counters and rules take them, read under the policies of who asks. Throws 404 when the draft is
 * open no more, or is none of the plant.
 */
export async function readDraftCells(
  db: Database,
  icao: string,
  draftId: string,
): Promise<readonly WishedCell[]> {
  const { rows } = await db.query<Row>({ name: 'draft-cells', text: CELLS, values: [icao, draftId] });
  if (rows.length === 0) throw noDraft();
  return rows.flatMap(({ employee_id: employeeId, day, category, shift_class: shiftClass, ...times }) =>
    employeeId === null
      ? []
      : [
          {
            employeeId,
            day: storedDay(day),
            category,
            shiftClass,
            turn: times.turn,
            marks: times.own_times ? 't' : '',
            start: times.start_at === null ? null : times.start_at / 60_000,
            end: times.end_at === null ? null : times.end_at / 60_000,
          },
        ],
  );
}

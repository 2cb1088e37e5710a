import { OUTCOME } from '@torre/contract/outcome';
import type { ReplyOf } from '@torre/contract/endpoint';
import type { ShiftHistoryItem, StorifiedAction, shiftHistory } from '@torre/contract/cells';
import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { CYCLE_AUTHOR } from '@torre/domain/roster';
import type { Database } from '../../platform/db/index.ts';
import { displayInstant } from '../../platform/local-time.ts';

interface HistoryRow {
  readonly icao: string;
  readonly turn: string;
  readonly storified_action: StorifiedAction;
  readonly author_name: string | null;
  readonly author_surname: string | null;
  readonly modify_date: number;
  readonly extra_activities: string[];
  readonly note: string | null;
}

const HISTORY = `
  select v.icao, v.turn, v.storified_action, e.name as author_name, e.surname as author_surname, v.modify_date,
    v.extra_activities, v.note
  from (
    select icao, version, 'ACTIVE' as storified_action, turn, modify_user, modify_date, '{}'::text[] as extra_activities, note
      from day_shift where employee_id = $1 and day = $2
    union all
    select icao, version, storified_action, turn, modify_user, modify_date, extra_activities, note
      from shift_history where employee_id = $1 and day = $2
  ) v left join employee e on e.employee_id = v.modify_user
  order by v.version desc`;

/**
 * The versions of one cell in the plants that the reader manages, newest first (M3.35): the standing one is ACTIVE,
 * CHANGE was replaced by a modification, STORIFIED taken away by a delete.
 */
export async function readHistory(
  db: Database,
  cell: { employeeId: string; day: Day },
  isManaged: (icao: string) => boolean,
): Promise<ReplyOf<typeof shiftHistory>> {
  const { rows } = await db.query<HistoryRow>({
    name: 'roster-history',
    text: HISTORY,
    values: [cell.employeeId, isoDay(cell.day)],
  });
  return {
    outcome: { code: OUTCOME.ok, messageIT: '' },
    shifts: rows
      .filter((row) => isManaged(row.icao))
      .map((row): ShiftHistoryItem => ({
        turn: row.turn,
        storifiedAction: row.storified_action,
        modifyUser: authorOf(row),
        modifyDate: displayInstant(row.modify_date),
        extraActivities: row.extra_activities,
        note: row.note,
      })),
  };
}

/** Who wrote a version; without a person it was the cycle. */
export function authorOf(row: { author_name: string | null; author_surname: string | null }) {
  if (row.author_surname === null) return CYCLE_AUTHOR;
  return { employeeName: row.author_name ?? '', employeeSurname: row.author_surname };
}

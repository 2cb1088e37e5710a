import type { VersionPerson } from '@torre/contract/drafts';
import { NO_SHIFT, daysOf, turnsByDay } from '../month/index.ts';
import type { FrozenRow } from './draft.reads.ts';
import type { Month } from '../month/index.ts';

/** The rows of a frozen version and of today as texts of one turn a day. */
export function versionPeople(rows: readonly FrozenRow[], month: Month): readonly VersionPerson[] {
  const days = daysOf(month).length;
  const text = (mask: string | null, turns: string | null): string =>
    turnsByDay({ mask: mask ?? '0', turns: turns ?? '' }, days)
      .map((turn) => turn ?? NO_SHIFT)
      .join(' ');
  return rows.map((row) => ({
    employeeId: row.employee_id,
    employeeName: row.name,
    employeeSurname: row.surname,
    frozen: text(row.then_days, row.then_turns),
    today: text(row.now_days, row.now_turns),
  }));
}

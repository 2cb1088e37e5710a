import type { CalendarEmployee } from '@torre/contract/month';
import type { Day } from '@torre/domain/kernel';
import { overlap } from '@torre/domain/operations-room';
import type { Span } from '@torre/domain/operations-room';
import { spanOf } from './board.ts';

/** The notes of the shifts that reach into the hours in view, by personnel code; each note once. */
export function sharedNotes(
  day: Day,
  range: Span,
  employees: readonly Pick<CalendarEmployee, 'employeeId' | 'shifts'>[],
): ReadonlyMap<string, readonly string[]> {
  const noted = employees.map(({ employeeId, shifts }) => {
    const notes = shifts.flatMap(({ startDate, endDate, note }) =>
      note !== null &&
      note.trim() !== '' &&
      startDate !== null &&
      endDate !== null &&
      overlap(spanOf(day, { startDate, endDate }), range)
        ? [note]
        : [],
    );
    return [employeeId, [...new Set(notes)]] as const;
  });
  return new Map(noted.filter(([, notes]) => notes.length > 0));
}

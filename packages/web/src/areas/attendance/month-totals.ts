import type { OwnAttendanceDay } from '@torre/contract/attendance';

/** Minutes of the judged work of a month, by what came of them. */
export interface MonthTotals {
  readonly covered: number;
  readonly waiting: number;
  readonly uncovered: number;
  /** Rows that contradict themselves: their hours are not known. */
  readonly unclear: number;
  readonly openDays: number;
}

/** Whether the person has to do something about the day. What waits is with somebody else. */
export function isOpen({ results }: Pick<OwnAttendanceDay, 'results'>): boolean {
  return results.some(({ status }) => status === 'R' || status === 'E');
}

export function monthTotals(days: readonly OwnAttendanceDay[]): MonthTotals {
  const rows = days.flatMap(({ results }) => results);
  const minutes = (wanted: string): number =>
    rows.reduce((sum, { status, durata }) => (status === wanted ? sum + durata : sum), 0);
  return {
    covered: minutes('V'),
    waiting: minutes('G'),
    uncovered: minutes('R'),
    unclear: rows.filter(({ status }) => status === 'E').length,
    openDays: days.filter(isOpen).length,
  };
}

import type { Day, Span, UtcMinute } from '../kernel/index.ts';

/** V covered, G a justification waits, R uncovered, E contradictory (M2.4.27). */
export type PerformanceStatus = 'V' | 'G' | 'R' | 'E';

/** Which rows open the justification (M2.4.28). */
export const JUSTIFIABLE: readonly PerformanceStatus[] = ['R', 'G', 'E'];

/** Why a row contradicts itself. */
export type Contradiction = 'exit-missing' | 'entrance-missing' | 'not-planned' | 'while-away';

/** A row of the performance list (M2.4.26). */
export interface PerformanceRow {
  /** Competence date. */
  readonly day: Day;
  readonly status: PerformanceStatus;
  /** Code of the shift or timetable; null where none was planned. */
  readonly performance: string | null;
  /** null: that punch is missing. */
  readonly begin: UtcMinute | null;
  readonly end: UtcMinute | null;
  /** Elapsed (domain.md 6); 0 where an end is missing. */
  readonly minutes: number;
  readonly cause: string | null;
  readonly contradiction: Contradiction | null;
}

/** A row whose both ends are known. */
export function wholeRow(
  { begin, end }: Span,
  of: Pick<PerformanceRow, 'day' | 'status' | 'performance'> &
    Partial<Pick<PerformanceRow, 'cause' | 'contradiction'>>,
): PerformanceRow {
  return { cause: null, contradiction: null, ...of, begin, end, minutes: end - begin };
}

import type { OwnAttendanceDay } from '@torre/contract/attendance';
import { MINUTES_PER_DAY, addDays, compactDay, dayFromCompact } from '@torre/domain/kernel';

/** A clock-in correction that would close a hole of a day, as the address of the form has it. */
export interface MissingPunch {
  readonly direction: 'entrance' | 'exit';
  readonly causale: 'OTE' | 'OTU';
  /** YYYYMMDD: the date of the time, which is another one than the shift's at night. */
  readonly dal: string;
  /** HHMM; undefined: nothing was planned that would say it. */
  readonly ora?: string | undefined;
}

const CAUSES = { entrance: 'OTE', exit: 'OTU' } as const;
const TYPES = { entrance: 'E', exit: 'U' } as const;

/**
 * The punches that a day lacks, at the times that were planned: the other half of one that stands alone, or both
 * of a piece of work without any. Hours that are uncovered beside punches lack none, and one for which a correction waits is
 * not asked for twice.
 */
export function missingPunches({
  date,
  planned,
  punches,
  results,
}: OwnAttendanceDay): readonly MissingPunch[] {
  const spans = planned?.isWork ? planned.spans : [];
  const day = dayFromCompact(date)!;
  const at = (
    direction: MissingPunch['direction'],
    minute: number | undefined,
    known: number,
  ): MissingPunch => {
    const placed = minute ?? known;
    const other = addDays(day, Math.floor(placed / MINUTES_PER_DAY));
    const ora = minute === undefined ? undefined : clockText(minute);
    return { direction, causale: CAUSES[direction], dal: compactDay(other), ora };
  };
  const waiting = new Set(punches.flatMap(({ status, type }) => (status === 'G' ? [type] : [])));
  const lacked = results.flatMap(({ status, dalle, alle, motivo }): readonly MissingPunch[] => {
    if (status === 'E' && motivo === 'exit-missing' && dalle !== null)
      return [at('exit', spans.find(({ to }) => to > dalle)?.to, dalle)];
    if (status === 'E' && motivo === 'entrance-missing' && alle !== null)
      return [at('entrance', spans.findLast(({ from }) => from < alle)?.from, alle)];
    const whole = spans.find(({ from, to }) => status === 'R' && from === dalle && to === alle);
    return whole === undefined
      ? []
      : [at('entrance', whole.from, whole.from), at('exit', whole.to, whole.to)];
  });
  return lacked.filter(({ direction }) => !waiting.has(TYPES[direction]));
}

/** The first hours of a day that are uncovered, as the address of the form has them; null: none. */
export function uncoveredHours({ date, results }: Pick<OwnAttendanceDay, 'date' | 'results'>): {
  readonly dal: string;
  readonly ora: string;
  readonly fine: string;
} | null {
  const hole = results.find(({ status, dalle, alle }) => status === 'R' && dalle !== null && alle !== null);
  if (hole === undefined) return null;
  const [from, to] = [hole.dalle!, hole.alle!];
  const begins = addDays(dayFromCompact(date)!, Math.floor(from / MINUTES_PER_DAY));
  return { dal: compactDay(begins), ora: clockText(from), fine: clockText(to) };
}

function clockText(minute: number): string {
  const ofDay = ((minute % MINUTES_PER_DAY) + MINUTES_PER_DAY) % MINUTES_PER_DAY;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}${String(ofDay % 60).padStart(2, '0')}`;
}

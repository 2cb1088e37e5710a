import { addDays, dayFromIso, isoDay, zoneTable } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { DemoMonth } from '../organisation/demo-months.ts';
import { isoInstant } from '../organisation/instants.ts';
import { numberedUuid } from '../organisation/numbered-uuid.ts';
import { requestTrace } from '../organisation/request-trace.ts';
import type { AbsenceRow, DayShiftRow, WorldDraft } from '../world.ts';

/** Above the ids of corrections. */
const PERMIT_IDS = 2 ** 43;
const IDS_A_MONTH = 64;
const MS_PER_MINUTE = 60_000;
const SHIFT_MS = 8 * 60 * MS_PER_MINUTE;
/** Four of the eight hours of the third day: 20 of 24 with the first two. */
const PART_MS = 4 * 60 * MS_PER_MINUTE;
/** Of days: 2 of 3; of hours: two whole shifts and a part of the third. */
const DAYS = 2;
const DAYS_BY_HOURS = 3;

type PermitWorld = Pick<WorldDraft, 'absence' | 'absence_history' | 'day_shift' | 'activity' | 'account'>;

/** Days away of one person in a month that became known afterwards, each on a shift of eight hours. */
interface Taken {
  readonly employeeId: string;
  readonly rows: readonly AbsenceRow[];
  readonly cells: readonly DayShiftRow[];
}

/**
 * Permits of law 104 in every month (domain.md 9.4, situation 3): somebody has used two of three days, somebody else 20 of 24
 * hours. They stand in the place of other time away on the same hours, so that no counter moves; who is chosen does not depend on today.
 */
export function addPermits(
  world: PermitWorld,
  months: readonly DemoMonth[],
  today: Day,
  managersOf: (icao: string) => readonly string[],
): void {
  const zone = zoneTable(addDays(months[0]!.first, -62), addDays(months.at(-1)!.last, 1));
  const cellOf = new Map(world.day_shift.map((cell) => [`${cell.employee_id} ${cell.day}`, cell]));
  const known = new Set(world.account.map(({ employee_id }) => employee_id));
  let ids = 0;
  const replace = ({ rows, cells }: Taken, permitOf: (nth: number) => Partial<AbsenceRow>): void => {
    const old = new Set(rows.map(({ absence_id }) => absence_id));
    const kept = [...old];
    remove(world.absence, (row) => old.has(row.absence_id));
    remove(world.absence_history, (row) => old.has(row.absence_id));
    for (const [nth, { employee_id, icao, day }] of cells.entries()) {
      const plain = { unit: 'G', start_at: null, end_at: null, state: 10, version: 2 } as const;
      const absence_id = kept[nth] ?? numberedUuid(++ids);
      const { row, history } = requestTrace(
        { absence_id, employee_id, cause: '104', from_day: day, to_day: day, ...plain, ...permitOf(nth) },
        { icao: icao!, today, zone, managers: managersOf(icao!), path: 'A', isSudden: false },
      );
      world.absence.push(row);
      world.absence_history.push(...history);
    }
  };
  for (const { first, last, year, month } of months) {
    // a month has its own, whatever months lie around it
    ids = PERMIT_IDS + (year * 12 + month) * IDS_A_MONTH;
    const taken = takenIn(world.absence, isoDay(first), isoDay(last), cellOf).filter(
      ({ employeeId }) => !known.has(employeeId),
    );
    const byDays = taken.find(({ cells }) => cells.length === DAYS);
    const byHours = taken.find(({ cells }) => cells.length >= DAYS_BY_HOURS);
    if (byDays) replace(byDays, () => ({}));
    if (!byHours) continue;
    const { cells } = byHours;
    replace(byHours, (nth) => {
      if (nth >= DAYS_BY_HOURS) return { cause: 'RFS' };
      const { start_at, end_at } = cells[nth]!;
      return { unit: 'H', start_at, end_at: nth === DAYS ? later(start_at!, PART_MS) : end_at };
    });
    const { employee_id, icao, day, start_at, end_at } = cells[DAYS]!;
    // The rest of the third day was a course: it took the person from the room as well.
    const rest = { code: 'AULA', start_at: later(start_at!, PART_MS), end_at };
    world.activity.push({
      activity_id: numberedUuid(++ids),
      employee_id,
      icao: icao!,
      day,
      version: 1,
      ...rest,
    });
  }
}

/** Of those who have no other permit of law 104 in the month, in the order of their codes. */
function takenIn(
  absence: readonly AbsenceRow[],
  from: string,
  to: string,
  cellOf: ReadonlyMap<string, DayShiftRow>,
): readonly Taken[] {
  const ofMonth = absence.filter(({ from_day, to_day }) => from <= from_day && to_day <= to);
  return [...Map.groupBy(ofMonth, ({ employee_id }) => employee_id)]
    .map(([employeeId, own]): Taken => {
      const rows = own.filter(
        (row) => row.unit === 'G' && row.state !== 30 && row.state !== 70 && cellsOf(row, cellOf) !== null,
      );
      const isOther = own.some((row) => row.cause === '104' && !rows.includes(row));
      const cells = isOther ? [] : rows.flatMap((row) => cellsOf(row, cellOf)!);
      return { employeeId, rows, cells: cells.toSorted((one, other) => one.day.localeCompare(other.day)) };
    })
    .toSorted((one, other) => one.employeeId.localeCompare(other.employeeId));
}

/** The shifts of a time away; null where one of its days has none of eight hours, or a call. */
function cellsOf(
  { employee_id, from_day, to_day }: AbsenceRow,
  cellOf: ReadonlyMap<string, DayShiftRow>,
): readonly DayShiftRow[] | null {
  const cells: DayShiftRow[] = [];
  for (let day = dayFromIso(from_day)!; day <= dayFromIso(to_day)!; day = addDays(day, 1)) {
    const cell = cellOf.get(`${employee_id} ${isoDay(day)}`);
    if (!cell || !isShift(cell)) return null;
    cells.push(cell);
  }
  return cells;
}

/** Within one day, as hours are asked for. */
const isShift = ({ turn, day, start_at, end_at }: DayShiftRow): boolean =>
  !turn.startsWith('R') &&
  start_at !== null &&
  end_at !== null &&
  start_at.slice(0, 10) === day &&
  end_at.slice(0, 10) === day &&
  Date.parse(end_at) - Date.parse(start_at) === SHIFT_MS;

const later = (at: string, ms: number): string => isoInstant((Date.parse(at) + ms) / MS_PER_MINUTE);

function remove<T>(rows: T[], isGone: (row: T) => boolean): void {
  for (let index = rows.length - 1; index >= 0; index--) if (isGone(rows[index]!)) rows.splice(index, 1);
}

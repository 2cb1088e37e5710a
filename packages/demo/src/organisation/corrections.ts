import { addDays, dayFromIso, isoDay, zoneTable } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { AbsenceState, DayShiftRow, PunchRow, WorldDraft } from '../world.ts';
import { numberedUuid } from './numbered-uuid.ts';
import { requestTrace } from './request-trace.ts';

/** Above the ids of rights. */
const CORRECTION_IDS = 2 ** 42;
/** Within so long of its begin or end a punch is one of the shift (domain.md 4, OTE and OTU). */
const NEAR_MS = 60 * 60_000;
/** The last day of which a correction can be asked for and decided by today. */
const ASKED_AFTER = 3;
/** What becomes of them in turn; null: nobody has asked yet, the gap stands. */
const STATES = [40, 10, null, 40, 70] as const satisfies readonly (AbsenceState | null)[];
/** What waits longer was decided. */
const WAITS_DAYS = 7;

/**
 * Corrections of clock-ins that are missing (OTE, OTU), of shifts within one day that have the other one: to approve, approved,
 * refused, and some for which nobody has asked.
 */
export function addCorrections(
  world: Pick<WorldDraft, 'day_shift' | 'punch' | 'absence' | 'absence_history'>,
  today: Day,
  managersOf: (icao: string) => readonly string[],
): void {
  const punches = Map.groupBy(world.punch, ({ employee_id }) => employee_id);
  const first = [...punches.values()]
    .flat()
    .reduce<string | null>(
      (least, { punched_at }) => (least === null || punched_at < least ? punched_at : least),
      null,
    );
  if (first === null) return;
  const lastDay = isoDay(addDays(today, -ASKED_AFTER));
  const stillWaits = isoDay(addDays(today, -WAITS_DAYS));
  const away = new Set(world.absence.map(({ employee_id, from_day }) => `${employee_id} ${from_day}`));
  const zone = zoneTable(addDays(dayFromIso(first.slice(0, 10))!, -2), addDays(today, 1));
  let nth = 0;
  for (const row of world.day_shift) {
    if (row.day < first.slice(0, 10) || row.day > lastDay || away.has(`${row.employee_id} ${row.day}`))
      continue;
    const missing = missingPunch(row, punches.get(row.employee_id) ?? []);
    if (missing === null) continue;
    const drawn = STATES[nth++ % STATES.length]!;
    const state = drawn === 40 && row.day < stillWaits ? 10 : drawn;
    if (state === null || row.icao === null) continue;
    const { row: absence, history } = requestTrace(
      {
        absence_id: numberedUuid(CORRECTION_IDS + nth),
        employee_id: row.employee_id,
        cause: missing.cause,
        state,
        unit: 'H',
        from_day: row.day,
        to_day: row.day,
        start_at: missing.at,
        end_at: missing.at,
        version: state === 40 ? 1 : 2,
      },
      {
        icao: row.icao,
        today,
        zone,
        managers: managersOf(row.icao),
        path: 'A',
        isSudden: false,
        isAfterwards: true,
      },
    );
    world.absence.push(absence);
    world.absence_history.push(...history);
  }
}

/** The one punch that a shift within one day lacks; null where both are there, or neither. */
function missingPunch(
  { day, start_at, end_at }: DayShiftRow,
  punches: readonly PunchRow[],
): { readonly cause: 'OTE' | 'OTU'; readonly at: string } | null {
  if (start_at === null || end_at === null) return null;
  if (start_at.slice(0, 10) !== day || end_at.slice(0, 10) !== day) return null;
  const isThere = (at: string, kind: PunchRow['kind']): boolean =>
    punches.some(
      (punch) => punch.kind === kind && Math.abs(Date.parse(punch.punched_at) - Date.parse(at)) <= NEAR_MS,
    );
  const [entered, left] = [isThere(start_at, 'entrance'), isThere(end_at, 'exit')];
  if (entered === left) return null;
  return entered ? { cause: 'OTU', at: end_at } : { cause: 'OTE', at: start_at };
}

import type { AttendancePlan, OwnAttendance } from '@torre/contract/attendance';
import { dayResults, punchStates } from '@torre/domain/attendance';
import { addDays, compactDay } from '@torre/domain/kernel';
import type { Day, ZoneTable } from '@torre/domain/kernel';
import type { Principal } from '../../platform/access/principal.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { zoneOf } from '../../platform/local-time.ts';
import { clockMinute, performanceEntry, punchRow } from './attendance-replies.ts';
import type { ShiftRow, TimetableRow } from './attendance.reads.ts';
import { readCauseNames } from './directories.reads.ts';
import { isKeptElsewhere, readJudgedDays } from './judged-days.ts';
import { readAskedPerson } from './person-posts.reads.ts';
import type { Days } from './requested-days.ts';

/**
 * The days of somebody that who asks may see: what stood for each, its punches, and what came of it. `employeeId` null: of
 * who asks. Throws 403 for a person who is managed on none of them.
 */
export async function readAttendanceDays(
  deps: AreaDeps,
  principal: Principal,
  employeeId: string | null,
  days: Days,
): Promise<Omit<OwnAttendance, 'outcome'>> {
  const asked = employeeId === null ? {} : { numindividuale: employeeId };
  const person = await readAskedPerson(deps.db, principal, asked, days);
  const { shifts, timetables, input, limits } = await readJudgedDays(deps, person, days);
  const zone = zoneOf(addDays(days.from, -1), addDays(days.to, 1));
  const shiftOn = new Map(shifts.map((row) => [row.day, row]));
  const timetableOn = new Map(timetables.map((row) => [row.day, row]));
  const punchesOn = Map.groupBy(punchStates(input, limits), ({ at }) => zone.local(at).day);
  const resultsOn = Map.groupBy(dayResults(input, limits), ({ day }) => day);
  const all = Array.from({ length: days.to - days.from + 1 }, (_, index) => addDays(days.from, index));
  const shown = all.filter(person.sees).map((day) => {
    const isElsewhere = isKeptElsewhere(deps, person, day);
    return {
      date: compactDay(day),
      isKeptElsewhere: isElsewhere,
      planned: planOf(shiftOn.get(day), timetableOn.get(day), zone),
      punches: (punchesOn.get(day) ?? []).map((state) => punchRow(state, zone)),
      results: isElsewhere ? [] : (resultsOn.get(day) ?? []).map((row) => performanceEntry(row, zone)),
    };
  });
  const codes = shown.flatMap(({ punches, results }) =>
    [...punches, ...results].flatMap(({ causale }) => causale ?? []),
  );
  return { days: shown, causes: await readCauseNames(deps.db, [...new Set(codes)], days.to) };
}

/** A timetable stands in place of the shift (0103). */
function planOf(
  shift: ShiftRow | undefined,
  timetable: TimetableRow | undefined,
  zone: ZoneTable,
): AttendancePlan | null {
  if (timetable !== undefined) {
    const { codorario: code, desorario: description, entrata1, uscita1, entrata2, uscita2 } = timetable;
    const second = entrata2 === null || uscita2 === null ? [] : [{ from: entrata2, to: uscita2 }];
    return { code, description, isWork: true, spans: [{ from: entrata1, to: uscita1 }, ...second] };
  }
  if (shift === undefined) return null;
  const { day, turn: code, description, shiftClass, start, end } = shift;
  return { code, description, isWork: shiftClass === 'LAV', spans: spansOf(day, start, end, zone) };
}

function spansOf(
  day: Day,
  start: ShiftRow['start'],
  end: ShiftRow['end'],
  zone: ZoneTable,
): AttendancePlan['spans'] {
  const [from, to] = [clockMinute(day, start, zone), clockMinute(day, end, zone)];
  return from === null || to === null ? [] : [{ from, to }];
}

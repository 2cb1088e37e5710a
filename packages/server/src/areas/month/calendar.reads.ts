import { OUTCOME } from '@torre/contract/outcome';
import type { CalendarReply, Shift } from '@torre/contract/month';
import { isoDay } from '@torre/domain/kernel';
import type { Database } from '../../platform/db/index.ts';
import { zoneOf } from '../../platform/local-time.ts';
import { isHere, peopleOf } from './month-people.ts';
import { staysJson } from './month.reads.ts';
import type { MonthKey, StayRow } from './month.reads.ts';
import { SHIFT_COLUMNS, contractShift, storedDay } from './shift-row.ts';
import type { ShiftRow } from './shift-row.ts';

const STAYS = `select ${staysJson('$1', '$2::date', '$3::date')} as stays`;

const SHIFTS = `
  select ${SHIFT_COLUMNS} from day_shift s
  where s.icao = $1 and s.day between $2 and $3 and ($4::text[] is null or s.employee_id = any($4))
  order by s.employee_id, s.day`;

/**
 * The roster of a plant, for any client (E7.9.03): people with their shifts on the days of their stay, sorted by name.
 * Outcome 100 when nobody matches (M7.36).
 */
export async function readCalendar(
  db: Database,
  { icao, from, to }: MonthKey,
  employees: readonly string[] | undefined,
): Promise<CalendarReply> {
  const values = [icao, isoDay(from), isoDay(to)];
  const { rows } = await db.query<{ stays: StayRow[] }>({ name: 'roster-stays', text: STAYS, values });
  const wanted = employees && new Set(employees);
  const people = peopleOf(rows[0]?.stays ?? []).filter((person) => !wanted || wanted.has(person.employeeId));
  if (people.length === 0)
    return withoutPeople(OUTCOME.nobodyMatches, 'Nessun dipendente corrisponde alla ricerca.');
  const shifts = await db.query<ShiftRow>({
    name: 'roster-shifts',
    text: SHIFTS,
    values: [...values, employees ? [...employees] : null],
  });
  const byPerson = Map.groupBy(shifts.rows, (row) => row.employee_id);
  const zone = zoneOf(from, to);
  return {
    outcome: { code: OUTCOME.ok, messageIT: '' },
    employees: people.map((person) => ({
      employeeId: person.employeeId,
      employeeName: person.name,
      employeeSurname: person.surname,
      category: person.category,
      island: person.island,
      shifts: (byPerson.get(person.employeeId) ?? [])
        .filter((row) => isHere(person, storedDay(row.day) - from))
        .map((row): Shift => contractShift(row, zone)),
    })),
  };
}

/** Answer without people: code 0 for the plant '-' (E8.15), 100 when nobody matches. */
export function withoutPeople(code: number, messageIT: string): CalendarReply {
  return { outcome: { code, messageIT }, employees: [] };
}

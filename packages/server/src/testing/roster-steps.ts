import { readAway } from '@torre/contract/away';
import { getSession } from '@torre/contract/identity';
import { compactCalendar, filterCalendar } from '@torre/contract/month';
import { createShift, deleteShift, shiftHistory, updateShift } from '@torre/contract/cells';
import type { CalendarEmployee, CompactMonth, Shift } from '@torre/contract/month';
import type { ShiftBody } from '@torre/contract/cells';
import { addDays, compactDay, dayFromCompact, parseCompactDateTime, zoneTable } from '@torre/domain/kernel';
import type { TestAnswer, TestClient } from './index.ts';

/** Steps that the roster's tests share: a manager's everyday calls on LIRR in November 2026. */
export const NOVEMBER = { from: '20261101', to: '20261130' } as const;
export const LIRR = { plant: 'LIRR' } as const;

/** `YYYYMMDD HHmm` of a day whose clock does not change, in minutes since 1970-01-01T00:00Z. */
export function utcMinute(text: string): number {
  const { day, minute } = parseCompactDateTime(text)!;
  return zoneTable(day, day).utc(day, minute, 'start');
}

export interface StandingCell {
  readonly person: CalendarEmployee;
  readonly shift: Shift;
}

const NEAR_DAYS = 10;

/** A person of the plant who has this turn on the day and is not absent near it; the first by name. */
export async function cellWith(
  manager: TestClient,
  turn: string,
  date: string,
  category = 'CTA',
): Promise<StandingCell> {
  const { reply } = await manager.call(filterCalendar, { query: LIRR, body: { from: date, to: date } });
  const [from, to] = [-NEAR_DAYS, NEAR_DAYS].map((days) => compactDay(addDays(dayFromCompact(date)!, days)));
  const { away } = (await manager.call(readAway, { query: { ...LIRR, from: from!, to: to! } })).reply;
  const absent = new Set(away.flatMap((one) => (one.reason === 'ABSENT' ? [one.employeeId] : [])));
  for (const person of reply.employees.filter(({ employeeId }) => !absent.has(employeeId))) {
    const shift = person.shifts[0];
    if (person.category === category && shift?.turn === turn && shift.version === 1) return { person, shift };
  }
  throw new Error(`nobody has ${turn} on ${date}`);
}

/** The cell of a person of the plant. */
export async function cellOf(
  manager: TestClient,
  employeeId: string,
  date: string,
  plant = 'LIRR',
): Promise<StandingCell> {
  const body = { from: date, to: date, employees: [employeeId] };
  const { reply } = await manager.call(filterCalendar, { query: { plant }, body });
  const person = reply.employees[0];
  const shift = person?.shifts[0];
  if (!person || !shift) throw new Error(`${employeeId} has no shift on ${date} in ${plant}`);
  return { person, shift };
}

/** Personnel code of who is signed in. */
export async function employeeIdOf(client: TestClient): Promise<string> {
  return (await client.call(getSession, {})).reply.utente.codicePersonale;
}

/** What the day dialog sends for this cell. */
export function bodyFor({ person, shift }: StandingCell, changes: Partial<ShiftBody>): ShiftBody {
  return {
    date: shift.date,
    employeeId: person.employeeId,
    turn: shift.turn,
    startDate: null,
    endDate: null,
    note: shift.note,
    noteTurno: shift.noteTurno,
    isStr: shift.isStr,
    version: shift.version,
    // who saves has seen who is absent
    overAbsence: true,
    ...changes,
  };
}

export function change(manager: TestClient, cell: StandingCell, changes: Partial<ShiftBody>, plant = 'LIRR') {
  const path = { shiftId: cell.shift.shiftId };
  return manager.call(updateShift, { path, query: { plant }, body: bodyFor(cell, changes) });
}

export function insert(manager: TestClient, cell: StandingCell, changes: Partial<ShiftBody>) {
  return manager.call(createShift, { query: LIRR, body: bodyFor(cell, { version: null, ...changes }) });
}

export function remove(manager: TestClient, shift: Shift) {
  const query = { ...LIRR, version: shift.version };
  return manager.call(deleteShift, { path: { shiftId: shift.shiftId }, query });
}

export async function historyOf(manager: TestClient, { person, shift }: StandingCell) {
  const query = { employeeId: person.employeeId, date: shift.date };
  return (await manager.call(shiftHistory, { query })).reply.shifts;
}

/** What stands in a cell now, as a manager reads it. */
export async function standing(manager: TestClient, { person, shift }: StandingCell): Promise<Shift> {
  return (await cellOf(manager, person.employeeId, shift.date)).shift;
}

export function compact(manager: TestClient, range: { from: string; to: string } = NOVEMBER, plant = 'LIRR') {
  return manager.call(compactCalendar, { query: { plant, shape: 'compact' }, body: range });
}

/** November of a plant in the full shape. */
export async function november(client: TestClient, plant = 'LIRR'): Promise<readonly CalendarEmployee[]> {
  return (await client.call(filterCalendar, { query: { plant }, body: NOVEMBER })).reply.employees;
}

/** A person's cells of the compact month by date. */
export function cellsOf(month: CompactMonth, employeeId: string): ReadonlyMap<string, string> {
  const from = dayFromCompact(month.from)!;
  const person = month.people.find((candidate) => candidate.employeeId === employeeId);
  const turns = person?.cells.split(' ') ?? [];
  return new Map(turns.map((turn, index) => [compactDay(addDays(from, index)), turn]));
}

/** Status and outcome code together, for one comparison. */
export function verdict(answer: TestAnswer<unknown>): readonly [status: number, code: number] {
  return [answer.status, answer.reply.outcome.code];
}

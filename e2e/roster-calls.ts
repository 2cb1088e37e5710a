import type { AwayReply, AwayTime } from '@torre/contract/away';
import type { APIRequestContext } from '@playwright/test';
import type { CounterRow } from '@torre/contract/counters';
import type { CompactMonth, CompactPerson } from '@torre/contract/month';
import type { Lock } from '@torre/contract/locks';
import type { DayReply, ShiftReply } from '@torre/contract/cells';
import { expect } from '@playwright/test';
import type { Visitor } from './fixtures.ts';
import type { RosterPerson } from './screens/month-page.ts';

/** Calls of the product's own interface, for what a test needs before it begins and for what it proves afterwards. */
export const HEADERS = { 'X-Requested-By': 'torre' } as const;

/** The month of the product's today. */
export const MONTH = '2026-12';

/** Locks a day of LIRR (YYYYMMDD) for everybody; `lift` takes the lock away again: the world is shared by many tests. */
export async function lockDay(
  request: APIRequestContext,
  day: string,
  reason: string,
): Promise<{ lift(): Promise<unknown> }> {
  const data = { employeeId: null, from: day, to: day, reason };
  const answer = await request.post('/api/manager/locks?plant=LIRR', { headers: HEADERS, data });
  const { lock } = (await answer.json()) as { lock: Lock };
  return { lift: () => request.delete(`/api/manager/locks/${lock.lockId}?plant=LIRR`, { headers: HEADERS }) };
}

/** The compact month as the grid reads it. `month` is YYYY-MM. */
export async function readMonth(
  request: APIRequestContext,
  month: string,
  plant = 'LIRR',
): Promise<CompactMonth> {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const compact = month.replace('-', '');
  const answer = await request.post(`/api/manager/calendar/filter?plant=${plant}&shape=compact`, {
    data: { from: `${compact}01`, to: `${compact}${last}` },
    headers: HEADERS,
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as CompactMonth;
}

export function turnsOf(person: CompactPerson): readonly string[] {
  return person.cells.split(' ');
}

export const asRosterPerson = (person: CompactPerson): RosterPerson => ({
  employeeId: person.employeeId,
  name: `${person.employeeSurname} ${person.employeeName}`,
});

/** The n-th person of a group of the roster, counted from 0 in the order of the rows: 'Nord', 'Sud', 'TMA' … */
export async function personInGroup(
  request: APIRequestContext,
  group: string,
  nth: number,
): Promise<RosterPerson> {
  const month = await readMonth(request, MONTH);
  const index = month.groups.findIndex(({ name }) => name === group);
  const found = month.people.filter((person) => person.group === index)[nth];
  if (found === undefined) throw new Error(`${group} has no person number ${nth}`);
  return asRosterPerson(found);
}

/** The first people of a group whose rows follow one another and who count on every day from `from` to `to` (YYYYMMDD). */
export async function presentNeighbours(
  request: APIRequestContext,
  group: string,
  count: number,
  [from, to]: readonly [string, string],
): Promise<readonly RosterPerson[]> {
  const [month, away] = [await readMonth(request, MONTH), await readAwayOn(request, from, to)];
  const absent = new Set(away.map(({ employeeId }) => employeeId));
  const index = month.groups.findIndex(({ name }) => name === group);
  const rows = month.people.filter((person) => person.group === index);
  const first = rows.findIndex((_, nth) => {
    const some = rows.slice(nth, nth + count);
    return some.length === count && some.every(({ employeeId }) => !absent.has(employeeId));
  });
  if (first === -1) throw new Error(`${group} has no ${count} neighbours who count all the time`);
  return rows.slice(first, first + count).map(asRosterPerson);
}

interface SignedIn {
  readonly codicePersonale: string;
  readonly nome: string;
  readonly cognome: string;
}

async function signedIn(request: APIRequestContext): Promise<SignedIn> {
  const answer = await request.get('/api/session');
  return ((await answer.json()) as { utente: SignedIn }).utente;
}

/** 'Paolo Rinaldi' */
export async function nameOf({ context }: Visitor): Promise<string> {
  const utente = await signedIn(context.request);
  return `${utente.nome} ${utente.cognome}`;
}

/** The nth controller who is not away this month: each test has a person of its own. */
export async function controller({ context }: Visitor, nth: number): Promise<RosterPerson> {
  const { people } = await readMonth(context.request, MONTH);
  const away = await readAwayOn(context.request, '20261201', '20261231');
  const here = people.filter(
    (person) => person.category === 'CTA' && !away.some((time) => time.employeeId === person.employeeId),
  );
  return asRosterPerson(here[nth]!);
}

/** The person behind an account, as the roster shows them. */
export async function personOf(request: APIRequestContext): Promise<RosterPerson> {
  const utente = await signedIn(request);
  return { employeeId: utente.codicePersonale, name: `${utente.cognome} ${utente.nome}` };
}

/** A cell as the day dialog reads it. `date` is YYYYMMDD. */
export async function readCell(
  request: APIRequestContext,
  { employeeId }: RosterPerson,
  date: string,
  plant = 'LIRR',
): Promise<DayReply> {
  const answer = await request.get('/api/manager/calendar/day', { params: { plant, employeeId, date } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as DayReply;
}

/** The counter of a timeslot of LIRR, by its label: 'M', 'P' … `date` is YYYYMMDD. */
export async function readCounter(
  request: APIRequestContext,
  date: string,
  slot: string,
): Promise<CounterRow> {
  const params = { division: 'DIVLIRR', from: date, to: date };
  const answer = await request.get('/api/manager/counters', { params });
  expect(answer.status(), await answer.text()).toBe(200);
  const { counters } = (await answer.json()) as { counters: readonly CounterRow[] };
  return counters.find(({ timeSlot }) => timeSlot.description === slot)!;
}

/** What the screens write of a slot: what it is missing, else how many people it has to spare. */
export function figureOf({ employees, chairs, verdict }: CounterRow): number {
  return verdict.missing > 0 ? -verdict.missing : employees - chairs;
}

export interface ShiftValues {
  readonly turn: string;
  readonly note?: string;
  readonly noteTurno?: string;
  readonly isStr?: boolean;
  /** Said to the person; without one nobody is told. */
  readonly reason?: string;
}

/** A save from elsewhere, over whatever stands in the cell. `date` is YYYYMMDD. */
export async function putShift(
  request: APIRequestContext,
  person: RosterPerson,
  date: string,
  { turn, note = '', noteTurno = '', isStr = false, reason }: ShiftValues,
  plant = 'LIRR',
): Promise<ShiftReply> {
  const { shift } = await readCell(request, person, date, plant);
  const { employeeId } = person;
  const notes = { note: note || null, noteTurno: noteTurno || null };
  // Whatever stands includes an absence: who is away is not what these saves are about.
  const data = { date, employeeId, turn, ...notes, isStr, reason, overAbsence: true };
  const answer =
    shift === null
      ? await request.post(`/api/manager/shifts?plant=${plant}`, {
          data: { ...data, version: null },
          headers: HEADERS,
        })
      : await request.put(`/api/manager/shifts/${employeeId}-${date}?plant=${plant}`, {
          data: { ...data, version: shift.version },
          headers: HEADERS,
        });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as ShiftReply;
}

/** Who of LIRR does not count on some days (YYYYMMDD), or may not: the others are where the month says. */
export async function readAwayOn(
  request: APIRequestContext,
  from: string,
  to = from,
): Promise<readonly AwayTime[]> {
  const answer = await request.get('/api/manager/away', {
    params: { plant: 'LIRR', from, to },
    headers: HEADERS,
  });
  return ((await answer.json()) as AwayReply).away;
}

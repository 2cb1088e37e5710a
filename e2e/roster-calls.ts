import type { APIRequestContext } from '@playwright/test';
import type { CompactMonth, CompactPerson, ShiftReply } from '@torre/contract/roster';
import { expect } from '@playwright/test';
import type { RosterPerson } from './screens/month-page.ts';

/** Calls of the product's own interface, for what a test needs before it begins. */
export const HEADERS = { 'X-Requested-By': 'torre' } as const;

/** The compact month as the grid reads it. `month` is YYYY-MM. */
export async function readMonth(request: APIRequestContext, month: string, plant = 'LIRR'): Promise<CompactMonth> {
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

/** The person behind an account, as the roster shows them. */
export async function personOf(request: APIRequestContext): Promise<RosterPerson> {
  const answer = await request.get('/api/session');
  const { utente } = (await answer.json()) as { utente: { codicePersonale: string; nome: string; cognome: string } };
  return { employeeId: utente.codicePersonale, name: `${utente.cognome} ${utente.nome}` };
}

/** A save from elsewhere, with the version that stands there. `date` is YYYYMMDD. */
export async function saveShift(
  request: APIRequestContext,
  person: RosterPerson,
  date: string,
  turn: string,
  version: number,
  plant = 'LIRR',
): Promise<ShiftReply> {
  const answer = await request.put(`/api/manager/shifts/${person.employeeId}-${date}?plant=${plant}`, {
    data: { date, employeeId: person.employeeId, turn, note: null, noteTurno: null, isStr: false, version },
    headers: HEADERS,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as ShiftReply;
}

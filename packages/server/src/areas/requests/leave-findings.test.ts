import { countFindings } from '@torre/contract/administration';
import { saveEntitlement } from '@torre/contract/entitlements';
import { readLegality, readOwnLegality } from '@torre/contract/legality';
import type { LegalityFinding } from '@torre/contract/legality';
import { dayFromIso } from '@torre/domain/kernel';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction, openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import { ask, decide, dispose, furnishRequests } from '../../testing/request-steps.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { publishAbsences } from '../people/index.ts';

const OF_DECEMBER = { from: '20261201', to: '20261231' };
const DECEMBER = { plant: 'LIRR', ...OF_DECEMBER };

let server: TestServer;
let owner: Database;
let person: TestClient;
let manager: TestClient;
let code: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  person = await server.signIn('cta.lirr');
  manager = await server.signIn('responsabile2.lirr');
  code = await furnishRequests(owner, 'cta.lirr');
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

/** Of two weeks one day is missing; the manager has December open. */
beforeEach(async () => {
  await owner.query('delete from absence where employee_id = $1', [code]);
  await owner.query(`delete from activity where employee_id = $1 and code = 'STR'`, [code]);
  await setTaken(9);
  await announce();
  await untilOneDayIsMissing();
});

async function untilOneDayIsMissing(): Promise<void> {
  await expect.poll(ofPerson).toEqual(['L66.6 20261002']);
}

/** Days of the leave of 2026 that human resources wrote as taken. */
const setTaken = (days: number) =>
  owner.query(
    `update leave_entitlement set teorica = 28, riduzioni = 0, forzate = $2
      where employee_id = $1 and balance = 'FER' and year = 2026`,
    [code, days],
  );

/** Something changed beside the calls. */
const announce = () =>
  inTransaction(server.db, (tx) =>
    publishAbsences(tx, { employeeId: code, from: dayFromIso('2026-12-01')!, to: dayFromIso('2026-12-01')! }),
  );

const findings = async (client = manager): Promise<readonly LegalityFinding[]> =>
  (await client.call(readLegality, { query: DECEMBER })).reply.findings;
const inShort = (found: readonly LegalityFinding[]) =>
  found
    .filter(({ rule, employeeId }) => employeeId === code && ['L66.6', 'L66.7'].includes(rule))
    .map(({ rule, from }) => `${rule} ${from}`);
const ofPerson = async () => inShort(await findings());

test('leave that is still to be taken is found by its date, with its numbers, and the person reads it', async () => {
  const found = (await findings()).find(({ rule, employeeId }) => rule === 'L66.6' && employeeId === code);
  expect(found).toEqual({
    rule: 'L66.6',
    level: 'AVVISO',
    limit: 'settimaneNellAnno',
    employeeId: code,
    from: '20261002',
    to: '20261231',
    cell: '20261231',
    measured: 9,
    required: 10,
    source: 'D.Lgs. 66/2003, art. 10',
    messageIT: 'Ferie 2026 da fruire entro il 31/12/2026',
    text: { key: 'legality.L66.6', values: { anno: 2026, data: '31/12/2026' } },
  });
  const own = await person.call(readOwnLegality, { query: OF_DECEMBER });
  expect(own.reply.findings.filter(({ rule }) => rule === 'L66.6')).toEqual([found]);
});

test('neither a colleague nor the manager of another plant reads it', async () => {
  const [colleague, other] = [await server.signIn('cta2.lirf'), await server.signIn('responsabile.lirf')];
  const own = await colleague.call(readOwnLegality, { query: OF_DECEMBER });
  expect(inShort(own.reply.findings)).toEqual([]);
  expect((await colleague.call(readLegality, { query: DECEMBER })).status).toBe(403);
  expect((await other.call(readLegality, { query: DECEMBER })).status).toBe(403);
  const atHome = await other.call(readLegality, { query: { ...DECEMBER, plant: 'LIRF' } });
  expect(inShort(atHome.reply.findings)).toEqual([]);
});

test('a decided request ends it in the month that is open, one that is only asked for does not', async () => {
  const stream = await manager.openEvents();
  await stream.next('hello');
  const approver = await server.signIn('approvatore');
  const { reply } = await ask(person, { datafine: '2026/11/23' });
  expect(await ofPerson()).toEqual(['L66.6 20261002']);
  await decide(approver, reply.requests[0]!.id, 'A');
  expect((await stream.next('legality')).data).toEqual({ plant: 'LIRR' });
  await expect.poll(ofPerson).toEqual([]);
  await decide(manager, reply.requests[0]!.id, 'C', 'Serve');
  await expect.poll(ofPerson).toEqual(['L66.6 20261002']);
});

test('what human resources change of a year is followed', async () => {
  const hr = await server.signIn('hr');
  const { rows } = await owner.query<{ version: number; brought: number; older: number }>(
    `select version, residuo_anno_prec as brought, residuo_anni_prec as older from leave_entitlement
      where employee_id = $1 and balance = 'FER' and year = 2026`,
    [code],
  );
  const { version, brought, older } = rows[0]!;
  const body = { teorica: 28, forzate: 9, residuoAnniPrec: older, residuoAnnoPrec: brought, reason: 'Prova' };
  // Of nine days that are due nine are enough.
  const { status } = await hr.call(saveEntitlement, {
    path: { employeeId: code, balance: 'FER', year: 2026 },
    body: { ...body, riduzioni: 19, version },
  });
  expect(status).toBe(200);
  await expect.poll(ofPerson).toEqual([]);
});

test('a day on which the person rests is no leave taken: the cells that stand decide', async () => {
  await dispose(manager, code, { datafine: '2026/11/23' });
  await expect.poll(ofPerson).toEqual([]);
  await owner.query(`update day_shift set turn = 'R' where employee_id = $1 and day = '2026-11-23'`, [code]);
  await announce();
  await expect.poll(ofPerson).toEqual(['L66.6 20261002']);
  await owner.query(`update day_shift set turn = 'M' where employee_id = $1 and day = '2026-11-23'`, [code]);
});

test('sick days give the leave back', async () => {
  await dispose(manager, code, { datafine: '2026/11/23' });
  await expect.poll(ofPerson).toEqual([]);
  await dispose(manager, code, { idcausale: 'MAL', datafine: '2026/11/23' });
  await expect.poll(ofPerson).toEqual(['L66.6 20261002']);
});

test('overtime of a whole year, in months that nobody reads, is found when it goes beyond 250 hours', async () => {
  const overtime = (from: string, days: number, hours: number) =>
    owner.query(
      `insert into activity (activity_id, icao, employee_id, day, code, start_at, end_at)
        select gen_random_uuid(), 'LIRR', $1, d, 'STR', d + interval '16 hours',
          d + make_interval(hours => 16 + $4::int)
        from generate_series($2::date, $2::date + $3::int - 1, '1 day') as d`,
      [code, from, days, hours],
    );
  await overtime('2026-02-01', 50, 5);
  await announce();
  await setTaken(10);
  await announce();
  await expect.poll(ofPerson).toEqual([]);
  await overtime('2026-03-30', 1, 1);
  await announce();
  await expect.poll(ofPerson).toEqual(['L66.7 20260101']);
  const found = (await findings()).find(({ rule, employeeId }) => rule === 'L66.7' && employeeId === code);
  expect(found).toMatchObject({
    level: 'BLOCCO',
    to: '20261231',
    cell: '20260330',
    measured: 15_060,
    required: 15_000,
    messageIT: 'Superato il monte straordinario annuo',
    source: 'D.Lgs. 66/2003, art. 5',
  });
});

test('a planned value of the rule counts whom it would find next month, and names nobody', async () => {
  const admin = await server.signIn('admin');
  const body = { plant: 'LIRR', icao: '', validFrom: '20261201', value: 3 };
  const path = { key: 'rules.BASE.L66.6.settimaneNellAnno' };
  const { reply } = await admin.call(countFindings, { path, body });
  const counted = reply.rules.find(({ rule }) => rule === 'L66.6')!;
  expect(counted.planned).toBeGreaterThan(counted.now);
  expect(counted.now).toBeGreaterThan(0);
});

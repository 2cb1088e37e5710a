import { readAway, readOwnAway } from '@torre/contract/away';
import type { AwayPatch, AwayTime } from '@torre/contract/away';
import { updateShift } from '@torre/contract/cells';
import { dayFromIso } from '@torre/domain/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer, TestStream } from '../../testing/index.ts';
import { employeeIdOf } from '../../testing/roster-steps.ts';
import { publishAbsences } from '../people/index.ts';

const FROM = '2026-11-23';
const TO = '2026-11-29';
const ABSENCE = '00000000-0000-4000-8000-0000000000ac';
const TODAY = '2026-11-14';

let server: TestServer;
let manager: TestClient;
let employeeId: string;

beforeAll(async () => {
  server = await startTestServer({ today: TODAY });
  manager = await server.signIn('responsabile.lirr');
  const { rows } = await server.db.query<{ employee_id: string }>(
    `select employee_id from assignment a where icao = 'LIRR' and valid_to is null and category = 'CTA'
      and not exists (select from absence b where b.employee_id = a.employee_id and to_day >= $1 and from_day <= $2)
      and not exists (select from activity c where c.employee_id = a.employee_id and day between $1 and $2)
     order by employee_id limit 1`,
    [FROM, TO],
  );
  employeeId = rows[0]!.employee_id;
  // those of the weeks around: whole days of one person never overlap
  await server.db.query('delete from absence where employee_id = $1', [employeeId]);
});
afterEach(() => server.db.query('delete from absence where absence_id = $1', [ABSENCE]));
afterAll(() => server.close());

interface Planned {
  readonly cause?: string;
  readonly state?: number;
  readonly days?: readonly [from: string, to: string];
  readonly hours?: readonly [start: string, end: string];
}

/** An absence, with its event. */
async function putAbsence({
  cause = 'MAL',
  state = 10,
  days = [FROM, FROM],
  hours,
}: Planned): Promise<string> {
  return inTransaction(server.db, async (tx) => {
    await tx.query(
      `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day, start_at, end_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [ABSENCE, employeeId, cause, state, hours ? 'H' : 'G', ...days, hours?.[0] ?? null, hours?.[1] ?? null],
    );
    return publishAbsences(tx, { employeeId, from: dayFromIso(days[0])!, to: dayFromIso(days[1])! });
  });
}

const compact = (iso: string): string => iso.replaceAll('-', '');
const ask = (client = manager) =>
  client.call(readAway, { query: { plant: 'LIRR', from: compact(FROM), to: compact(TO) } });
const ownTimes = async (): Promise<readonly AwayTime[]> =>
  (await ask()).reply.away.filter((time) => time.employeeId === employeeId);

describe('who does not count on the days of a month', () => {
  test.each([
    ['approved', { state: 10 }, ['ABSENT']],
    ['approved and asked back', { state: 20 }, ['ABSENT']],
    ['to decide', { state: 40 }, ['REQUESTED']],
    ['seen and to approve', { state: 50 }, ['REQUESTED']],
    ['to see', { state: 60 }, ['REQUESTED']],
    ['annulled', { state: 30 }, []],
    ['refused', { state: 70 }, []],
    ['without a punch', { cause: 'OTE' }, []],
    ['of who is called in from on call', { cause: '7509' }, []],
  ])('an absence %s', async (_name, planned, reasons) => {
    await putAbsence(planned);
    expect((await ownTimes()).map(({ reason }) => reason)).toEqual(reasons);
  });

  test('for working from elsewhere is one in the operational line, and none in the structure', async () => {
    const become = (condition: string) =>
      server.db.query('update assignment set employment_condition = $2 where employee_id = $1', [
        employeeId,
        condition,
      ]);
    await putAbsence({ cause: 'SMARTWORK' });
    expect(await ownTimes()).toMatchObject([{ reason: 'ABSENT' }]);
    await become('ST');
    expect(await ownTimes()).toEqual([]);
    await become('LO');
  });

  test('is said with its days within those asked for, its hours by the clock, and never why', async () => {
    await putAbsence({ days: ['2026-11-20', '2026-12-04'] });
    const whole = { employeeId, from: compact(FROM), to: compact(TO), startDate: null, endDate: null };
    expect(await ownTimes()).toEqual([{ ...whole, reason: 'ABSENT' }]);
    await server.db.query('delete from absence where absence_id = $1', [ABSENCE]);
    await putAbsence({ hours: ['2026-11-23T09:00:00Z', '2026-11-23T11:30:00Z'] });
    const day = { from: compact(FROM), to: compact(FROM) };
    const hours = { startDate: '20261123 1000', endDate: '20261123 1230' };
    expect(await ownTimes()).toEqual([{ employeeId, ...day, ...hours, reason: 'ABSENT' }]);
  });

  test('hours that began weeks before say those of the days asked for', async () => {
    await putAbsence({
      days: ['2026-11-02', '2026-12-20'],
      hours: ['2026-11-02T07:00:00Z', '2026-12-20T09:00:00Z'],
    });
    expect((await ask()).status).toBe(200);
    expect(await ownTimes()).toMatchObject([{ startDate: '20261122 0000', endDate: '20261201 0000' }]);
  });

  test('an activity that takes somebody from the room is among them', async () => {
    const { reply } = await ask();
    expect(reply.away.filter(({ reason }) => reason === 'ACTIVITY').length).toBeGreaterThan(0);
  });

  test('of the days before and after a stay in the plant nothing is said', async () => {
    await putAbsence({ days: [FROM, TO] });
    await server.db.query(`update assignment set valid_to = '2026-11-25' where employee_id = $1`, [
      employeeId,
    ]);
    expect(await ownTimes()).toMatchObject([{ from: '20261123', to: '20261125' }]);
    await server.db.query('update assignment set valid_to = null where employee_id = $1', [employeeId]);
  });
});

test('overtime with times is told to the managers and to the person, with the date of its shift, within the stay', async () => {
  const overtime = (code: string, start: string | null, end: string | null) =>
    server.db.query(
      `insert into activity (activity_id, employee_id, icao, day, code, start_at, end_at)
       values (gen_random_uuid(), $1, 'LIRR', $2, $3, $4, $5)`,
      [employeeId, FROM, code, start, end],
    );
  await overtime('STR', '2026-11-23T22:00:00Z', '2026-11-23T23:30:00Z');
  await overtime('ISTR', '2026-11-23T07:00:00Z', '2026-11-23T08:00:00Z');
  const found = async () => (await ask()).reply.overtime.filter((one) => one.employeeId === employeeId);
  const overtimeOfDay = {
    employeeId,
    date: '20261123',
    startDate: '20261123 2300',
    endDate: '20261124 0030',
  };
  expect(await found()).toEqual([overtimeOfDay]);

  const person = await server.signIn('cta.lirr');
  await server.db.query('update activity set employee_id = $2 where employee_id = $1 and day = $3', [
    employeeId,
    await employeeIdOf(person),
    FROM,
  ]);
  const query = { from: compact(FROM), to: compact(FROM) };
  const { reply } = await person.call(readOwnAway, { query });
  expect(reply.overtime).toMatchObject([
    { startDate: overtimeOfDay.startDate, endDate: overtimeOfDay.endDate },
  ]);
  const other = await (await server.signIn('meteo.lirr')).call(readOwnAway, { query });
  expect(other.reply.overtime).toEqual([]);
  await server.db.query('delete from activity where day = $1 and code = any($2)', [FROM, ['STR', 'ISTR']]);
});

test('everybody reads when they are away themselves, without the cause, and nobody else’s absences', async () => {
  const person = await server.signIn('cta.lirr');
  const owner = await employeeIdOf(person);
  await server.db.query(
    `insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day)
     values ($1, $2, 'MAL', 10, 'G', $3, $3)`,
    [ABSENCE, owner, TO],
  );
  const query = { from: compact(TO), to: compact(TO) };
  const own = { employeeId: owner, ...query, startDate: null, endDate: null, reason: 'ABSENT' };
  expect((await person.call(readOwnAway, { query })).reply.away).toEqual([own]);
  for (const other of ['meteo.lirr', 'responsabile.lirr']) {
    const { reply } = await (await server.signIn(other)).call(readOwnAway, { query });
    expect(reply.away).not.toContainEqual(own);
  }
});

test("the plant's managers hear at once that somebody is away; managers of another plant and colleagues do not", async () => {
  const colleague = await server.signIn('cta.lirr');
  const far = await streamOf(await server.signIn('responsabile.lirf'));
  const [near, beside] = [
    await streamOf(await server.signIn('responsabile2.lirr')),
    await streamOf(colleague),
  ];
  await putAbsence({});
  expect((await near.next('away')).data).toEqual({ plant: 'LIRR' });

  // Each hears something of its own after it, and has heard nothing of this.
  const { rows } = await server.db.query<{ employee_id: string }>(
    `select employee_id from assignment where icao = 'LIRF' and valid_to is null limit 1`,
  );
  const day = dayFromIso(FROM)!;
  await inTransaction(server.db, (tx) =>
    publishAbsences(tx, { employeeId: rows[0]!.employee_id, from: day, to: day }),
  );
  await changeShiftOf('cta.lirr', '20261127');
  await far.next('away', ({ data }) => (data as AwayPatch).plant === 'LIRF');
  await beside.next('roster');
  const heard = [far, beside].map(({ received }) =>
    received.filter(({ name }) => name === 'away').map(({ data }) => data as AwayPatch),
  );
  expect(heard).toEqual([[{ plant: 'LIRF' }], []]);
});

async function streamOf(client: TestClient): Promise<TestStream> {
  const stream = await client.openEvents();
  await stream.next('hello');
  return stream;
}

/** A change that the person hears of. */
async function changeShiftOf(userName: string, date: string): Promise<void> {
  const { rows } = await server.db.query<{ employee_id: string; version: number; turn: string }>(
    `select employee_id, version, turn from day_shift join account using (employee_id)
     where user_name = $1 and day = to_date($2, 'YYYYMMDD')`,
    [userName, date],
  );
  const { employee_id: person, version, turn } = rows[0]!;
  const body = { employeeId: person, date, isStr: false, note: null, noteTurno: null, version };
  const { status } = await manager.call(updateShift, {
    path: { shiftId: `${person}-${date}` },
    query: { plant: 'LIRR' },
    body: { ...body, turn: turn === 'T10' ? 'M' : 'T10' },
  });
  expect(status).toBe(200);
}

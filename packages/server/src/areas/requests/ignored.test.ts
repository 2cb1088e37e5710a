import { filterCalendar } from '@torre/contract/month';
import { previewCounters, readCounters } from '@torre/contract/counters';
import { OUTCOME } from '@torre/contract/outcome';
import { considerAbsences, ignoreAbsences, ignoredAbsences } from '@torre/contract/requests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import { peopleAway } from '../../testing/people-away.ts';
import { employeeIdOf, verdict } from '../../testing/roster-steps.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

const DATE = '20261124';
const HOURS = '00000000-0000-4000-8000-0000000000b1';
const WHOLE = '00000000-0000-4000-8000-0000000000b2';
const OWN = '00000000-0000-4000-8000-0000000000b3';
const REFUSED = '00000000-0000-4000-8000-0000000000b4';
const COUNTER = { ignoredDate: DATE, plant: 'LIRR', timeslot: 'M' };
const ID = `LIRR-${DATE}-M`;

let server: TestServer;
let manager: TestClient;
let subject: string;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
  const { reply } = await manager.call(filterCalendar, {
    query: { plant: 'LIRR' },
    body: { from: DATE, to: DATE },
  });
  const gone = await peopleAway(server.db, DATE);
  subject = reply.employees.find(
    ({ category, shifts, employeeId }) =>
      category === 'CTA' && shifts[0]?.turn === 'M' && !gone.has(employeeId),
  )!.employeeId;
  const hours = `'2026-11-24', '2026-11-24', '2026-11-24 06:00Z', '2026-11-24 14:00Z'`;
  await server.db.query(`
    insert into absence (absence_id, employee_id, cause, state, unit, from_day, to_day, start_at, end_at) values
      ('${HOURS}', '${subject}', '104', 40, 'H', ${hours}),
      ('${WHOLE}', '${subject}', '8114', 40, 'G', '2026-11-25', '2026-11-25', null, null),
      ('${REFUSED}', '${subject}', '104', 70, 'H', ${hours}),
      ('${OWN}', '${await employeeIdOf(manager)}', '104', 40, 'H', ${hours})`);
});

afterAll(() => server.close());

const ignore = (absencesIds: string[], by = manager) =>
  by.call(ignoreAbsences, { body: { ...COUNTER, absencesIds } });
const consider = (absencesIds: string[], by = manager) =>
  by.call(considerAbsences, { body: { ...COUNTER, absencesIds } });
const listed = async (query: object = {}) => {
  const range = { from: DATE, to: DATE, plant: 'LIRR', ...query };
  return (await manager.call(ignoredAbsences, { query: range })).reply;
};
const trail = async () => {
  const { rows } = await server.db.query<{ what: string }>(
    `select what, subject, icao from audit where entity = 'ignoredAbsence' and entity_key like '%' || $1
      order by audit_id`,
    [HOURS],
  );
  return rows;
};

test('[E7.9.05][E7.9.06][E7.9.07][M7.48][M7.49][M7.50][M7.51][M8.50][M8.51][M4.6.05] a request of hours is ignored in one counter, listed, considered again, and both acts stand in the trail', async () => {
  const done = await ignore([HOURS]);
  expect([done.status, done.reply]).toMatchObject([
    200,
    { outcome: { code: 0, messageIT: 'Richiesta ignorata correttamente.' }, ignoredId: ID },
  ]);
  expect((await ignore([HOURS])).status).toBe(200);
  const row = { ignoredId: ID, absenceId: HOURS, ignoredDate: DATE, plant: 'LIRR', timeslot: 'M' };
  expect((await listed()).ignoredAbsences).toContainEqual(row);
  expect((await listed({ timeslot: 'P' })).ignoredAbsences).not.toContainEqual(row);
  const again = await consider([HOURS]);
  expect([again.status, again.reply.outcome.messageIT]).toEqual([
    200,
    'Richiesta considerata correttamente.',
  ]);
  expect((await listed()).ignoredAbsences).not.toContainEqual(row);
  expect(verdict(await consider([HOURS]))).toEqual([409, OUTCOME.requestRefused]);
  const of = { subject, icao: 'LIRR' };
  expect((await trail()).slice(-2)).toEqual([
    { what: 'ignore-request', ...of },
    { what: 'consider-request', ...of },
  ]);
});

test('the counter counts who is ignored, and no longer when considered again', async () => {
  const employees = async () => {
    const { reply } = await manager.call(readCounters, {
      query: { division: 'DIVLIRR', from: DATE, to: DATE },
    });
    return reply.counters.find(({ timeslotId }) => timeslotId === 'M')!.employees;
  };
  const before = await employees();
  await ignore([HOURS]);
  await expect.poll(employees).toBe(before + 1);
  await consider([HOURS]);
  await expect.poll(employees).toBe(before);
});

test.each([
  ['of the whole slot', '0700', '1500', '06:00Z', '14:00Z'],
  ['of two of its hours', '0800', '1000', '07:00Z', '09:00Z'],
])(
  '[M4.6.08] what a request %s takes from the counter that ignores it can be asked all the same',
  async (_, from, to, start, end) => {
    await server.db.query(`update absence set start_at = $2, end_at = $3 where absence_id = $1`, [
      HOURS,
      `2026-11-24 ${start}`,
      `2026-11-24 ${end}`,
    ]);
    const taken = async () => {
      const times = { startDate: `${DATE} ${from}`, endDate: `${DATE} ${to}` };
      const change = {
        kind: 'absence',
        employeeId: subject,
        codcausale: '104',
        from: DATE,
        to: DATE,
        ...times,
      } as const;
      const { reply } = await manager.call(previewCounters, {
        query: { division: 'DIVLIRR' },
        body: { changes: [change], without: [HOURS] },
      });
      const found = reply.counters.find(
        ({ timeslotId, daySelected }) => timeslotId === 'M' && daySelected === DATE,
      );
      return found && found.before.employees - found.after.employees;
    };
    expect(await taken()).toBe(1);
    await ignore([HOURS]);
    expect(await taken()).toBe(1);
    await consider([HOURS]);
    expect(await taken()).toBe(1);
  },
);

test('[M4.5.07] whole days, a refused request and the own one are not ignored, and nothing of such a call is kept', async () => {
  for (const [id, words] of [
    [WHOLE, 'solo le richieste a ore'],
    [REFUSED, 'rifiutata o annullata'],
    [OWN, 'una tua richiesta'],
    [crypto.randomUUID(), 'non c’è più'],
  ] as const) {
    const answer = await ignore([HOURS, id]);
    expect(verdict(answer)).toEqual([409, OUTCOME.requestRefused]);
    expect(answer.reply.outcome.messageIT).toContain(words);
  }
  expect((await listed()).ignoredAbsences.map(({ absenceId }) => absenceId)).not.toContain(HOURS);
});

test('[E8.16] without a plant nothing is ignored, and the answer says so', async () => {
  expect(await listed({ plant: '-' })).toMatchObject({
    outcome: { messageIT: 'No plant' },
    ignoredAbsences: [],
  });
});

test('[E5.42] the days and the plant are required before a call is made', async () => {
  for (const missing of ['from', 'to', 'plant']) {
    const query = { from: DATE, to: DATE, plant: 'LIRR', [missing]: '' };
    await expect(manager.call(ignoredAbsences, { query })).rejects.toThrow(
      'Required parameter for ignoredAbsences',
    );
  }
});

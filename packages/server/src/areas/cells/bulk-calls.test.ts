import { MOST_CELLS } from '@torre/contract/bulk';
import type { BulkReply } from '@torre/contract/bulk';
import { OUTCOME } from '@torre/contract/outcome';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';
import { DIVISION, Controllers } from '../../testing/bulk-steps.ts';

const DATE = '20261209';
const TO = '20261216';
let server: TestServer;
let manager: TestClient;
let many: Controllers;
/** Shifts by name: the id that the list of cells wants. */
const shiftId = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
  many = await Controllers.of(manager);
  const { rows } = await server.db.query(
    "select name, shift_id from shift_definition where icao = 'LIRR' and name in ('T12', 'T10')",
  );
  for (const { name, shift_id } of rows) shiftId.set(name, shift_id);
});
afterAll(() => server.close());

/** The body of each call, written by hand from the specification and `decisions.md`, for the person of that number. */
const BODIES = {
  copy: async (nth: number) => ({
    division: DIVISION,
    from: [{ employeeId: many.id(nth), date: DATE }],
    to: { employeeId: many.id(nth), date: TO },
    versions: [await many.seen(nth, TO)],
  }),
  cut: async (nth: number) => ({
    division: DIVISION,
    from: [{ employeeId: many.id(nth), date: DATE }],
    to: { employeeId: many.id(nth), date: TO },
    versions: [await many.seen(nth, DATE), await many.seen(nth, TO)],
  }),
  selection: async (nth: number) => ({ division: DIVISION, cells: [await many.seen(nth, TO)], turn: 'T10' }),
  range: async (nth: number) => ({
    division: DIVISION,
    employees: [many.id(nth)],
    from: TO,
    to: TO,
    versions: [await many.seen(nth, TO)],
    turn: 'T10',
  }),
  bulk: async (nth: number) => [
    { ...(await many.seen(nth, TO)), confTurnId: shiftId.get('T10')!, extraActivities: [] },
  ],
  create: async (nth: number) => [
    {
      employeeId: many.id(nth),
      date: TO,
      version: null,
      confTurnId: shiftId.get('T10')!,
      extraActivities: [],
    },
  ],
};

type Call = keyof typeof BODIES;

const CALLS: Readonly<Record<Call, readonly [method: string, path: string]>> = {
  copy: ['PUT', '/manager/shifts/copy'],
  cut: ['PUT', '/manager/shifts/cut'],
  selection: ['PUT', '/manager/shifts/selection/bulk'],
  range: ['PUT', '/manager/shifts/range/bulk'],
  bulk: ['PUT', '/manager/shifts/bulk'],
  create: ['POST', '/manager/bulk/shifts'],
};
const NAMES = Object.keys(CALLS) as readonly Call[];

const send = (call: Call, body: unknown, query = '') => {
  const [method, path] = CALLS[call];
  return manager.send(method, `/api${path}${query}`, { body: JSON.stringify(body) });
};

/** Puts T12 on `DATE`, makes the call about `TO`, and answers what both cells hold then. */
async function made(call: Call): Promise<readonly string[]> {
  const nth = 50 + NAMES.indexOf(call);
  const start = { division: DIVISION, cells: [await many.seen(nth, DATE)], turn: 'T12', overAbsence: true };
  expect((await send('selection', start)).status).toBe(200);
  if (call === 'create')
    await server.db.query('delete from day_shift where employee_id = $1 and day = $2', [many.id(nth), TO]);
  const body = await BODIES[call](nth);
  const answer = await send(call, body, Array.isArray(body) ? `?division=${DIVISION}` : '');
  expect([answer.status, await answer.json()]).toEqual([
    200,
    expect.objectContaining({ outcome: expect.objectContaining({ code: OUTCOME.ok }) }),
  ]);
  return many.turns(nth, [DATE, TO]);
}

test('[E7.9.15] PUT /manager/shifts/copy leaves the shift where it was', async () => {
  expect(await made('copy')).toEqual(['T12', 'T12']);
});

test('[E7.9.16] PUT /manager/shifts/cut takes the shift away', async () => {
  const [left, there] = await made('cut');
  expect([left === 'T12', there]).toEqual([false, 'T12']);
});

test('[E7.9.17] PUT /manager/shifts/selection/bulk writes one shift into chosen cells', async () => {
  expect(await made('selection')).toEqual(['T12', 'T10']);
});

test('[E7.9.18][M7.28] PUT /manager/shifts/bulk writes the shift of each cell', async () => {
  expect(await made('bulk')).toEqual(['T12', 'T10']);
});

test('[E7.9.19] PUT /manager/shifts/range/bulk writes one shift for people from day to day', async () => {
  expect(await made('range')).toEqual(['T12', 'T10']);
});

test('[E7.9.14][M7.27] POST /manager/bulk/shifts writes shifts where none stood', async () => {
  expect(await made('create')).toEqual(['T12', 'T10']);
});

test.each(NAMES)('[E5.40] %s is not made without its division', async (call) => {
  const body = await BODIES[call](60);
  const answer = await send(call, Array.isArray(body) ? body : { ...body, division: undefined });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      outcome: expect.objectContaining({
        code: OUTCOME.missingParameter,
        messageIT: expect.stringMatching(/^Required parameter for \w+ is null or undefined$/),
      }),
    },
  ]);
});

test('a whole month of 500 people is one call, each cell with its reason; more is refused with the number that goes', async () => {
  const cells = Array.from({ length: MOST_CELLS }, (_, index) => ({
    employeeId: String(900_000 + Math.floor(index / 31)),
    date: `202612${String(1 + (index % 31)).padStart(2, '0')}`,
    version: null,
  }));
  const item = { confTurnId: null, extraActivities: [], reason: 'è'.repeat(200), acknowledge: true };
  const list = cells.map((cell) => ({ ...cell, ...item }));
  const largest = await send('bulk', list, `?division=${DIVISION}`);
  const reply = (await largest.json()) as BulkReply;
  expect([largest.status, reply.refused.length]).toEqual([409, MOST_CELLS]);

  const people = [...new Set(cells.map(({ employeeId }) => employeeId)), '999999'];
  const range = { from: '20261201', to: '20261231', versions: [], turn: 'T10' };
  const larger = await send('range', { division: DIVISION, employees: people, ...range });
  expect([larger.status, ((await larger.json()) as BulkReply).outcome.messageIT]).toEqual([
    400,
    'Una chiamata cambia al massimo 15.500 celle: dividi la scelta.',
  ]);
});

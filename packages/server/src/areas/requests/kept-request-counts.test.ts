import { changeOwnRequest, countRequests } from '@torre/contract/requests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chance, seedChance } from '../../reliability/chance.ts';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { startTestServer } from '../../testing/index.ts';
import { ask, decide, furnishRequests } from '../../testing/request-steps.ts';
import { sampleSize } from '../../testing/sample-size.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

/** Requests that are asked for or change; what a rule refuses is none. */
const CHANGES = sampleSize({ ci: 12, planted: 60, soak: 2000 });
/** For one change, what was refused before it and the eight answers around it, on a machine that does much else. */
const PATIENCE_MS = 3000;

/** One process of the product, as three people use it. */
interface Process {
  readonly server: TestServer;
  readonly person: TestClient;
  readonly manager: TestClient;
  readonly second: TestClient;
}

let processes: readonly [Process, Process];
let owner: Database;
/** The person's. */
let code: string;

beforeAll(async () => {
  const server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  code = await furnishRequests(owner, 'cta.lirr');
  const enter = async (one: TestServer): Promise<Process> => ({
    server: one,
    person: await one.signIn('cta.lirr'),
    manager: await one.signIn('responsabile.lirr'),
    second: await one.signIn('approvatore'),
  });
  processes = [await enter(server), await enter(await server.startSibling())];
});
afterAll(async () => {
  await owner.close();
  await processes[1].server.close();
  await processes[0].server.close();
});

const LEAVE = new Set(['8114', '8118', 'I_8114', 'I_8118', 'T_8114', 'T_8118']);
const WAITS = { first: [20, 40, 60], second: [20, 50] };
const DONE = { first: [10, 30, 50, 70], second: [10, 30, 70] };

/** Row by row, by the tables of the specification (M4.1.09, M4.5.20): nothing of the product but its rows. */
async function countedSlowly(level: 'first' | 'second') {
  const { rows } = await owner.query<{ cause: string; state: number }>(
    "select cause, state from absence where icao = 'LIRR'",
  );
  const tabs = {
    ferie: { pending: 0, handled: 0 },
    timbrature: { pending: 0, handled: 0 },
    altro: { pending: 0, handled: 0 },
  };
  for (const { cause, state } of rows) {
    const tab = LEAVE.has(cause) ? 'ferie' : ['OTE', 'OTU'].includes(cause) ? 'timbrature' : 'altro';
    if (WAITS[level].includes(state)) tabs[tab].pending++;
    if (DONE[level].includes(state)) tabs[tab].handled++;
  }
  return tabs;
}

async function counted(client: TestClient, position?: string) {
  const query = { plant: 'LIRR', ...(position !== undefined && { position }) };
  const { ferie, timbrature, altro } = (await client.call(countRequests, { query })).reply;
  return { ferie, timbrature, altro };
}

/** Of the last step that was announced, as an open list has heard it. */
async function lastPosition(): Promise<string> {
  const { rows } = await owner.query<{ position: string }>(
    "select max(xid)::text as position from outbox where topic = 'requests.changed'",
  );
  return rows[0]!.position;
}

const oneOf = <T>(values: readonly T[]): T => values[chance(values.length)]!;

/** The person asks for a day off, an hour or a correction of a day that is over; answers whether no rule refused. */
async function askAnything({ person }: Process): Promise<boolean> {
  const ahead = `2026/11/${16 + chance(14)}`;
  const over = `2026/11/${String(1 + chance(12)).padStart(2, '0')}`;
  const hour = { orainizio: 9 * 60, orafine: 10 * 60, codunitamisura: 'H' as const };
  const { status } = await ask(
    person,
    oneOf([
      { datainizio: ahead, datafine: ahead },
      { ...hour, datainizio: ahead, datafine: ahead, idcausale: '7510' },
      { ...hour, datainizio: over, datafine: over, idcausale: oneOf(['OTE', 'OTU']), orafine: 9 * 60 },
    ]),
  );
  return status === 200;
}

/** A request that did not end goes a step of its way; answers whether no rule refused. */
async function takeStep({ person, manager, second }: Process): Promise<boolean> {
  const { rows } = await owner.query<{ id: string; version: number }>(
    `select absence_id as id, version from absence
      where icao = 'LIRR' and employee_id = $1 and state not in (30, 70) order by absence_id`,
    [code],
  );
  if (rows.length === 0) return false;
  const { id, version } = oneOf(rows);
  if (chance(2) === 0) {
    const operazione = oneOf(['delete', 'askAnnulment', 'withdraw'] as const);
    const { status } = await person.call(changeOwnRequest, { path: { id }, body: { operazione, version } });
    return status === 200;
  }
  const { esito } = await decide(oneOf([manager, second]), id, oneOf(['A', 'A', 'R', 'C', 'V']), 'Così');
  return esito === 0;
}

test(
  'whatever happens to requests in two processes, the numbers of the tabs are those of a slow count',
  async () => {
    seedChance(process.env['RELIABILITY_SEED']);
    for (let changes = 0; changes < CHANGES;) {
      const [here, there] = oneOf([processes, [processes[1], processes[0]]] as const);
      // both hold numbers from before the change
      await counted(there.manager);
      await counted(here.second);
      if (!(await oneOf([askAnything, takeStep])(here))) continue;
      changes++;
      const position = await lastPosition();
      const [first, second] = [await countedSlowly('first'), await countedSlowly('second')];
      // the process that saved knows at once, the other one as soon as somebody asks it with what was heard
      expect(await counted(here.manager)).toEqual(first);
      expect(await counted(here.second)).toEqual(second);
      expect(await counted(there.manager, position)).toEqual(first);
      expect(await counted(there.second)).toEqual(second);
    }
  },
  CHANGES * PATIENCE_MS,
);

test('a process that lost its listener answers who heard of a change, and soon everybody', async () => {
  const [one, other] = processes;
  await owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'torre-listen' and datname = current_database()`,
  );
  await counted(one.manager);
  while (!(await askAnything(other)));
  const slow = await countedSlowly('first');
  expect(await counted(one.manager, await lastPosition())).toEqual(slow);
  while (!(await askAnything(other)));
  const later = await countedSlowly('first');
  await expect.poll(() => counted(one.manager)).toEqual(later);
});

test('a process that lost its database for a while answers by what happened meanwhile', async () => {
  const [one, other] = processes;
  await counted(one.manager);
  await one.server.proxy.cut();
  while (!(await askAnything(other)));
  await one.server.proxy.mend();
  const [position, slow] = [await lastPosition(), await countedSlowly('first')];
  await expect.poll(() => counted(one.manager, position)).toEqual(slow);
});

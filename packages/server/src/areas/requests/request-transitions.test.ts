import {
  changeOwnRequest,
  considerAbsences,
  decideRequests,
  ignoreAbsences,
  ignoredAbsences,
} from '@torre/contract/requests';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openAsOwner } from '../../platform/db/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { ask, asked, decide, dispose, furnishRequests } from '../../testing/request-steps.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

/** Who can try anything at all about a request of LIRR. */
const PEOPLE = {
  owner: 'cta.lirr',
  first: 'responsabile2.lirr',
  second: 'approvatore',
  otherPlant: 'responsabile.lirf',
  noPlant: 'responsabile.senza',
  colleague: 'meteo.lirr',
  hr: 'hr',
  administrator: 'admin',
} as const;
type Who = keyof typeof PEOPLE;
const EVERYBODY = Object.keys(PEOPLE) as readonly Who[];
/** All but its managers, its owner included. */
const STRANGERS = EVERYBODY.filter((who) => who !== 'first' && who !== 'second');

let server: TestServer;
let owner: Database;
let code: string;
const clients = new Map<Who, TestClient>();
const as = (who: Who): TestClient => clients.get(who)!;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  for (const who of EVERYBODY) clients.set(who, await server.signIn(PEOPLE[who]));
  code = await furnishRequests(owner, PEOPLE.owner);
});
beforeEach(() => owner.query('delete from absence where employee_id = $1', [code]));
afterAll(async () => {
  await owner.close();
  await server.close();
});

const ONE_DAY = { datainizio: '2026/11/24', datafine: '2026/11/24' };
/** A cause of each path of domain.md 4. */
const CAUSE = { V: '8114', A: 'RFS', D: 'MAL' } as const;
type Path = keyof typeof CAUSE;

type Code = 'A' | 'V' | 'R' | 'C';
type OwnStep = 'delete' | 'askAnnulment' | 'withdraw';

/** F3 to F12 of domain.md 5.3, written down again: who takes the step, and by what they send. */
const STEPS: readonly (readonly [
  name: string,
  path: Path,
  from: number,
  step: Code | OwnStep,
  by: readonly Who[],
  to: number,
])[] = [
  ['F3', 'V', 60, 'V', ['first', 'second'], 50],
  ['F4', 'V', 60, 'A', ['second'], 10],
  ['F5 of the second level', 'V', 50, 'A', ['second'], 10],
  ['F5 of one manager', 'A', 40, 'A', ['first', 'second'], 10],
  ['F6 from 60', 'V', 60, 'R', ['first', 'second'], 70],
  ['F6 from 50', 'V', 50, 'R', ['second'], 70],
  ['F6 from 40', 'A', 40, 'R', ['first', 'second'], 70],
  ['F7 of its owner, from 60', 'V', 60, 'delete', ['owner'], 30],
  ['F7 of its owner, from 40', 'A', 40, 'delete', ['owner'], 30],
  ['F7 of a manager, from 60', 'V', 60, 'C', ['first', 'second'], 30],
  ['F7 of a manager, from 40', 'A', 40, 'C', ['first', 'second'], 30],
  ['F8', 'V', 10, 'askAnnulment', ['owner'], 20],
  ['F8 of what needed nobody', 'D', 10, 'askAnnulment', ['owner'], 20],
  ['F9 approved', 'V', 20, 'A', ['first', 'second'], 30],
  ['F9 authorized', 'V', 20, 'V', ['first', 'second'], 30],
  ['F9b', 'A', 20, 'C', ['first', 'second'], 30],
  ['F10', 'V', 20, 'R', ['first', 'second'], 10],
  ['F11', 'A', 20, 'withdraw', ['owner'], 10],
  ['F12', 'V', 10, 'C', ['first', 'second'], 30],
  ['F12 of what needed nobody', 'D', 10, 'C', ['first', 'second'], 30],
];

/** A request of the path in the state, brought there by who may. */
async function inState(path: Path, state: number): Promise<string> {
  const { id } = await asked(as('owner'), { idcausale: CAUSE[path], ...ONE_DAY });
  const approve = async () => {
    if (path === 'V') await decide(as('first'), id, 'V');
    if (path !== 'D') await decide(as('second'), id, 'A');
  };
  if (state === 50) await decide(as('first'), id, 'V');
  if (state === 10 || state === 20) await approve();
  if (state === 20) await take('owner', id, 'askAnnulment');
  if (state === 70) await decide(as('second'), id, 'R', 'Siamo in pochi');
  if (state === 30) await take('owner', id, path === 'D' ? 'askAnnulment' : 'delete');
  expect(await standing(id)).toMatchObject({ state });
  return id;
}

/** Whether the step was taken. */
async function take(who: Who, id: string, step: Code | OwnStep): Promise<boolean> {
  if (step === 'delete' || step === 'askAnnulment' || step === 'withdraw') {
    const { version } = await standing(id);
    const { status } = await as(who).call(changeOwnRequest, {
      path: { id },
      body: { operazione: step, version },
    });
    return status === 200;
  }
  const jsoninput = JSON.stringify([{ id, operazione: step, note: 'Siamo in pochi' }]);
  const { status, reply } = await as(who).call(decideRequests, { query: {}, body: { jsoninput } });
  return status === 200 && reply.result.requests[0]!.esito === 0;
}

interface Standing {
  readonly state: number;
  readonly version: number;
  readonly steps: number;
}

const standing = async (id: string): Promise<Standing> => {
  const { rows } = await owner.query<Standing>(
    `select state, version, (select count(*)::int from absence_history h where h.absence_id = x.absence_id) as steps
      from absence x where absence_id = $1`,
    [id],
  );
  return rows[0]!;
};

/** Those who could. */
async function takers(
  people: readonly Who[],
  tries: (who: Who) => Promise<boolean>,
): Promise<readonly Who[]> {
  const done = await Promise.all(people.map(tries));
  return people.filter((_, nth) => done[nth]);
}

describe('a request goes from state to state', () => {
  test.each(STEPS)('%s: path %s, from %i by %s', async (_name, path, from, step, by, to) => {
    const others = EVERYBODY.filter((who) => !by.includes(who));
    for (const [nth, who] of by.entries()) {
      await owner.query('delete from absence where employee_id = $1', [code]);
      const id = await inState(path, from);
      const before = await standing(id);
      if (nth === 0) expect(await takers(others, (other) => take(other, id, step))).toEqual([]);
      expect(await standing(id)).toEqual(before);
      expect([who, await take(who, id, step)]).toEqual([who, true]);
      expect(await standing(id)).toEqual({ state: to, version: before.version + 1, steps: before.steps + 1 });
    }
  });

  test.each([
    ['V', 60, 0],
    ['A', 40, 0],
    ['D', 10, 0],
  ] as const)('F1: what its owner asks for on path %s begins at %i', async (path, state, tipo) => {
    const { stato, tipo: kind } = await asked(as('owner'), { idcausale: CAUSE[path], ...ONE_DAY });
    expect([stato, kind]).toEqual([state, tipo]);
  });

  test.each(['first', 'second'] as const)(
    'F2: %s disposes for somebody of the plant, and it is approved',
    async (who) => {
      const { reply } = await dispose(as(who), code, ONE_DAY);
      expect(reply.requests.map(({ stato, tipo }) => [stato, tipo])).toEqual([[10, 1]]);
    },
  );

  test('F1 and F2: nobody else asks or disposes for somebody', async () => {
    for (const who of EVERYBODY.filter((one) => one !== 'owner' && one !== 'first' && one !== 'second')) {
      expect([who, (await dispose(as(who), code, ONE_DAY)).status]).toEqual([who, 403]);
      const { status } = await ask(as(who), { numindividuale: code, ...ONE_DAY });
      expect([who, status]).toEqual([who, 403]);
    }
    const { rows } = await owner.query('select from absence where employee_id = $1', [code]);
    expect(rows).toEqual([]);
  });

  test.each([30, 70] as const)('%i is final: nobody takes any step from it', async (state) => {
    const id = await inState('V', state);
    const before = await standing(id);
    for (const step of ['A', 'V', 'R', 'C', 'delete', 'askAnnulment', 'withdraw'] as const) {
      expect([step, await takers(EVERYBODY, (who) => take(who, id, step))]).toEqual([step, []]);
    }
    expect(await standing(id)).toEqual(before);
  });
});

describe('hours are left out of a counter and counted again', () => {
  const COUNTER = { ignoredDate: '20261124', plant: 'LIRR', timeslot: 'M' };
  const HOURS = { idcausale: '7510', codunitamisura: 'H', orainizio: 480, orafine: 600, ...ONE_DAY } as const;
  const isIgnored = async (id: string): Promise<boolean> => {
    const query = { plant: 'LIRR', from: '20261124', to: '20261124' };
    const { reply } = await as('first').call(ignoredAbsences, { query });
    return reply.ignoredAbsences.some(({ absenceId }) => absenceId === id);
  };

  test.each([10, 20, 40, 50, 60])('F13 in %i: by its managers alone, and the state stays', async (state) => {
    const { id } = await asked(as('owner'), HOURS);
    // no cause of hours goes by two managers without a right
    await owner.query('update absence set state = $2 where absence_id = $1', [id, state]);
    const before = await standing(id);
    const body = { ...COUNTER, absencesIds: [id] };
    for (const [ignores, considers] of [
      ['first', 'second'],
      ['second', 'first'],
    ] as const) {
      expect((await as(ignores).call(ignoreAbsences, { body })).status).toBe(200);
      const mayConsider = async (who: Who) => (await as(who).call(considerAbsences, { body })).status !== 403;
      expect(await takers(STRANGERS, mayConsider)).toEqual([]);
      expect(await isIgnored(id)).toBe(true);
      expect((await as(considers).call(considerAbsences, { body })).status).toBe(200);
      const mayIgnore = async (who: Who) => (await as(who).call(ignoreAbsences, { body })).status !== 403;
      expect(await takers(STRANGERS, mayIgnore)).toEqual([]);
      expect(await isIgnored(id)).toBe(false);
    }
    expect(await standing(id)).toEqual(before);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSession } from '@torre/contract/identity';
import type { DeclaredRoute } from '../platform/http/declared-routes.ts';
import { startTestServer } from '../testing/index.ts';
import type { TestServer } from '../testing/index.ts';
import { PLAIN, WAYS, askCase, sendsJson } from './ask-case.ts';
import type { MatrixAnswer, Way } from './ask-case.ts';
import { contractCalls } from './contract-calls.ts';
import { EXPECTED_ACCESS } from './expected-access.ts';
import type { MatrixCase, MatrixWorld } from './matrix-case.ts';
import { prepareWorld, putUpload } from './matrix-world.ts';
import { ACCOUNTS, ACTS_FOR_OTHERS, PRINCIPALS, openPrincipals } from './principals.ts';
import type { MatrixPrincipal, PrincipalKind } from './principals.ts';

let server: TestServer;
let principals: readonly MatrixPrincipal[];
let world: MatrixWorld;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  principals = await openPrincipals(server);
  world = await prepareWorld(server, codeOf('employee'), codeOf('otherManager'));
});
afterAll(() => server.close());

const codeOf = (kind: PrincipalKind): string => principals.find((one) => one.kind === kind)!.employeeId;
const routeOf = (id: string): DeclaredRoute => server.app.declaredRoutes.find((route) => route.id === id)!;

function expected(route: DeclaredRoute, one: MatrixCase, kind: PrincipalKind, way: Way): number {
  const plain = one.answers[kind];
  // Open calls have no person whom a header could name.
  if (plain === 401) return 401;
  if (way.elevated === 'body') return plain === 403 && !mayTry(one, kind) ? 403 : 400;
  if (way.header === 'foreign' && route.access === 'session' && !ACTS_FOR_OTHERS.has(kind)) return 403;
  return plain;
}

const mayTry = (one: MatrixCase, kind: PrincipalKind): boolean =>
  one.mayTry?.some((who) => who === kind) ?? false;

async function ask(
  route: DeclaredRoute,
  one: MatrixCase,
  who: MatrixPrincipal,
  way: Way,
): Promise<MatrixAnswer> {
  if (one.takesUpload) await putUpload(server, world);
  const client =
    one.endsSession && who.kind in ACCOUNTS
      ? await server.signIn(ACCOUNTS[who.kind as keyof typeof ACCOUNTS])
      : who.client;
  const foreignId = codeOf(who.kind === 'employee' ? 'colleague' : 'employee');
  return askCase(route, one, world, { ...who, client, foreignId }, way);
}

/** The description of the calls is none of them. */
const DESCRIPTION = ['GET /docs', 'GET /docs/json'];

describe('every call answers each kind of principal as the table says', () => {
  test('the table has an entry for every call of the contract, and none for a call that is gone', async () => {
    const served = new Set(server.app.declaredRoutes.map((route) => route.id));
    expect(Object.keys(EXPECTED_ACCESS).toSorted()).toEqual([...served].toSorted());
    const answered = server.app.declaredRoutes.map(
      ({ method, url }) => `${method} ${url.slice('/api'.length).replace(/:(\w+)/g, '{$1}')}`,
    );
    // Two values of the contract may be one call with two replies.
    const calls = new Set((await contractCalls()).map(({ method, path }) => `${method} ${path}`));
    const described = new Set([...answered, ...DESCRIPTION]);
    expect([...calls, ...DESCRIPTION].toSorted()).toEqual([...described].toSorted());
    expect(PRINCIPALS).toHaveLength(14);
  });

  test('without a session a call that needs one answers 401, also where nothing else is right', async () => {
    const closed = server.app.declaredRoutes.filter((route) => route.access === 'session');
    expect(closed.length).toBeGreaterThan(20);
    const nobody = principals.filter(({ kind }) => kind === 'anonymous' || kind === 'ended');
    for (const route of closed) {
      for (const { answers } of EXPECTED_ACCESS[route.id]!) {
        expect([route.id, answers.anonymous, answers.ended]).toEqual([route.id, 401, 401]);
      }
      for (const { client, cookie, kind } of nobody) {
        const { status } = await client.send(route.method, route.url.replace(/:\w+/g, '%27x'), {
          headers: cookie ? { cookie } : {},
        });
        expect([route.id, kind, status]).toEqual([route.id, kind, 401]);
      }
    }
  });

  // Each case of a call as fourteen people in five ways: no promise of a time, only patience with the machine.
  test.each(Object.keys(EXPECTED_ACCESS))('%s', { timeout: 60_000 }, async (id) => {
    const route = routeOf(id);
    for (const one of EXPECTED_ACCESS[id]!) {
      const plain = new Map<PrincipalKind, MatrixAnswer>();
      for (const way of WAYS) {
        if (way.elevated === 'body' && !sendsJson(one, world)) continue;
        const answers: Record<string, number> = {};
        for (const who of principals) {
          const answer = await ask(route, one, who, way);
          answers[who.kind] = answer.status;
          if (way === PLAIN) plain.set(who.kind, answer);
          else if (answer.status === 200 && route.load === 'read')
            expect(atRest(answer), `${id} on ${one.on} for ${who.kind}, ${way.name}`).toEqual(
              atRest(plain.get(who.kind)!),
            );
        }
        const wanted = principals.map(({ kind }) => [kind, expected(route, one, kind, way)]);
        expect(answers, `${id} on ${one.on}, ${way.name}`).toEqual(Object.fromEntries(wanted));
      }
    }
  });
});

/**
 * The position of live events moves by itself: jobs and sign-ins write too. Who is present is who asked before, and when a
 * session was last used is written every five minutes.
 */
function atRest({ status, text }: MatrixAnswer): MatrixAnswer {
  return {
    status,
    text: text
      .replace(/"position":"\d+"/, '"position":""')
      .replace(/"present":.*/, '"present":')
      .replaceAll(/"lastSeenAt":"[^"]*"/g, '"lastSeenAt":""'),
  };
}

test.each([
  ['employee', false, []],
  ['manager', true, []],
  ['h35', true, ['RESP_H35']],
  ['approver2', true, ['ROLE_APPROVER_2']],
  ['timekeeper', false, ['ROLE_TIMEKEEPER']],
  ['administrator', false, ['ROLE_ADMIN']],
] as const)(
  '[P1.08] the session of %s says who it is, and for which company',
  async (kind, responsabile, roles) => {
    const { client } = principals.find((one) => one.kind === kind)!;
    const { utente } = (await client.call(getSession, {})).reply;
    expect(utente).toMatchObject({ responsabile, responsabileH35: kind === 'h35' });
    expect(utente.ruoli.map(({ ruolo }) => ruolo)).toEqual(roles);
    const { rows } = await server.db.query('select company from employee where employee_id = $1', [
      codeOf(kind),
    ]);
    expect(utente.societa).toBe(rows[0].company);
    expect(utente.societa).not.toBe('');
  },
);

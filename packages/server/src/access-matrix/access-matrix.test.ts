import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSession } from '@torre/contract/identity';
import type { DeclaredRoute } from '../platform/http/declared-routes.ts';
import { startTestServer } from '../testing/index.ts';
import type { TestClient, TestServer } from '../testing/index.ts';
import { EXPECTED_ACCESS } from './expected-access.ts';
import type { Asked, MatrixCase } from './matrix-case.ts';
import { ACCOUNTS, ACTS_FOR_OTHERS, PRINCIPALS, openPrincipals } from './principals.ts';
import type { MatrixPrincipal, PrincipalKind } from './principals.ts';

let server: TestServer;
let principals: readonly MatrixPrincipal[];

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  principals = await openPrincipals(server);
  await server.db.query(
    `insert into file (file_id, owner_id, area, kind, original_name, size, state, created_at, updated_at)
     values ($1, $2, 'amministrazione', 'documento', 'prova.pdf', 1000, 'uploading', $3, $3)`,
    [UPLOAD, codeOf('employee'), server.clock.now().toString()],
  );
});
afterAll(() => server.close());

const UPLOAD = '00000000-0000-7000-8000-000000000001';

const codeOf = (kind: PrincipalKind): string => principals.find((one) => one.kind === kind)!.employeeId;
const routeOf = (id: string): DeclaredRoute => server.app.declaredRoutes.find((route) => route.id === id)!;

/** What a client may add to widen what it gets; none of it may change an answer. */
const ELEVATED = { modo: 'RESP', role: 'ROLE_ADMIN', norespaut: 'true', personId: '800001' };

interface Way {
  readonly name: string;
  readonly query?: Readonly<Record<string, string>>;
  /** The header ID (E6.04). */
  readonly header?: 'own' | 'foreign';
}

const WAYS: readonly Way[] = [
  { name: 'plain' },
  { name: 'with elevated parameters', query: ELEVATED },
  { name: 'with the own code in the header ID', header: 'own' },
  { name: 'with a foreign code in the header ID', header: 'foreign' },
];

function foreignTo(kind: PrincipalKind): string {
  return codeOf(kind === 'employee' ? 'colleague' : 'employee');
}

function expected(route: DeclaredRoute, one: MatrixCase, kind: PrincipalKind, way: Way): number {
  const isRefused = way.header === 'foreign' && !ACTS_FOR_OTHERS.has(kind);
  // Open calls have no person whom a header could name.
  return isRefused && route.access === 'session' && one.answers[kind] !== 401 ? 403 : one.answers[kind];
}

async function ask(route: DeclaredRoute, one: MatrixCase, who: MatrixPrincipal, way: Way): Promise<number> {
  const world = {
    self: who.employeeId,
    employee: codeOf('employee'),
    elsewhere: codeOf('otherManager'),
    upload: UPLOAD,
  };
  const asked: Asked = one.ask?.(world) ?? {};
  const url = route.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(asked.path?.[name] ?? ''));
  const query = new URLSearchParams({ ...asked.query, ...way.query }).toString();
  const code = way.header === 'own' ? who.employeeId : foreignTo(who.kind);
  const client = one.endsSession ? await anew(who) : who.client;
  const response = await client.send(route.method, query === '' ? url : `${url}?${query}`, {
    headers: { ...asked.headers, ...(way.header && { ID: code }) },
    ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
  });
  // A stream of events would stay open.
  await response.body?.cancel();
  return response.status;
}

function anew(who: MatrixPrincipal): TestClient | Promise<TestClient> {
  return who.kind in ACCOUNTS ? server.signIn(ACCOUNTS[who.kind as keyof typeof ACCOUNTS]) : who.client;
}

/** Changes of what managers manage, and every audited change. */
async function state(): Promise<unknown> {
  const { rows } = await server.db.query(
    `select (select count(*) || ':' || sum(version) from day_shift) as shifts,
       (select count(*) from shift_history) as history, (select count(*) from audit) as audit,
       (select count(*) from outbox) as events, (select count(*) from one_time_link) as links`,
  );
  return rows[0];
}

describe('every call answers each kind of principal as the table says', () => {
  test('the table has an entry for every call, and none for a call that is gone', () => {
    const declared = server.app.declaredRoutes.map((route) => route.id);
    expect(Object.keys(EXPECTED_ACCESS).toSorted()).toEqual([...new Set(declared)].toSorted());
    expect(PRINCIPALS).toHaveLength(14);
  });

  test('the table lets nobody without a session into a call that needs one', () => {
    const closed = server.app.declaredRoutes.filter((route) => route.access === 'session');
    expect(closed.length).toBeGreaterThan(20);
    for (const { id } of closed) {
      for (const { answers } of EXPECTED_ACCESS[id]!) {
        expect([id, answers.anonymous, answers.ended]).toEqual([id, 401, 401]);
      }
    }
  });

  test.each(Object.keys(EXPECTED_ACCESS))('%s', async (id) => {
    for (const one of EXPECTED_ACCESS[id]!) {
      for (const way of WAYS) {
        const answers: Record<string, number> = {};
        for (const who of principals) answers[who.kind] = await ask(routeOf(id), one, who, way);
        const wanted = principals.map(({ kind }) => [kind, expected(routeOf(id), one, kind, way)]);
        expect(answers, `${id} on ${one.on}, ${way.name}`).toEqual(Object.fromEntries(wanted));
      }
    }
  });
});

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

test('[M6.17] a manager-only call of who is no manager of the plant gets 403 and changes nothing', async () => {
  const calls = server.app.declaredRoutes.filter((route) => route.url.startsWith('/api/manager/'));
  expect(calls.length).toBeGreaterThan(5);
  const before = await state();
  const outsiders = principals.filter(
    ({ kind }) => kind !== 'anonymous' && kind !== 'ended' && !isManagerHere(kind),
  );
  for (const route of calls) {
    const one = EXPECTED_ACCESS[route.id]![0]!;
    for (const who of outsiders) {
      expect(await ask(route, one, who, WAYS[0]!), `${route.id} by ${who.kind}`).toBe(403);
    }
  }
  expect(await state()).toEqual(before);
});

const isManagerHere = (kind: PrincipalKind): boolean => ['manager', 'h35', 'approver2'].includes(kind);

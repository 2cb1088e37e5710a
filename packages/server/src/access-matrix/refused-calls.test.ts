import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAsOwner } from '../platform/db/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { DeclaredRoute } from '../platform/http/declared-routes.ts';
import { startTestServer } from '../testing/index.ts';
import type { TestServer } from '../testing/index.ts';
import { readTableStates } from '../testing/table-states.ts';
import type { TableStates } from '../testing/table-states.ts';
import { askCase } from './ask-case.ts';
import { EXPECTED_ACCESS } from './expected-access.ts';
import type { MatrixWorld } from './matrix-case.ts';
import { prepareWorld } from './matrix-world.ts';
import { openPrincipals } from './principals.ts';
import type { MatrixPrincipal, PrincipalKind, SignedInKind } from './principals.ts';

let server: TestServer;
/** Sees every table. */
let owner: Database;
let principals: readonly MatrixPrincipal[];
let world: MatrixWorld;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  owner = openAsOwner(server.databaseUrl);
  principals = await openPrincipals(server);
  const codeOf = (kind: SignedInKind) => principals.find((one) => one.kind === kind)!.employeeId;
  world = await prepareWorld(server, codeOf('employee'), codeOf('otherManager'));
});
afterAll(async () => {
  await owner.close();
  await server.close();
});

const foreignTo = (kind: PrincipalKind): string =>
  principals.find((one) => one.kind === (kind === 'employee' ? 'colleague' : 'employee'))!.employeeId;

const isManagerHere = (kind: PrincipalKind): boolean => ['manager', 'h35', 'approver2'].includes(kind);
const hasSession = (kind: PrincipalKind): boolean => kind !== 'anonymous' && kind !== 'ended';

type Statuses = Readonly<Record<string, number>>;

/** Asks all cases of the call as everybody who is refused; what they were told, by case and kind. */
async function askRefused(
  route: DeclaredRoute,
): Promise<{ readonly expected: Statuses; readonly statuses: Statuses }> {
  const expected: Record<string, number> = {};
  const statuses: Record<string, number> = {};
  for (const [nth, one] of EXPECTED_ACCESS[route.id]!.entries()) {
    for (const who of principals.filter(({ kind }) => one.answers[kind] >= 400)) {
      const name = `${route.id} ${nth} (${one.on}) by ${who.kind}`;
      expected[name] = one.answers[who.kind];
      statuses[name] = (await askCase(route, one, world, { ...who, foreignId: foreignTo(who.kind) })).status;
    }
  }
  return { expected, statuses };
}

/** Every table, once the trail is sealed, which happens by itself after what was changed. */
async function readSealedTables(): Promise<TableStates> {
  const unsealed =
    'select from audit a where not exists (select from audit_seal s where s.audit_id = a.audit_id)';
  await expect.poll(async () => (await owner.query(unsealed)).rowCount).toBe(0);
  return readTableStates(owner);
}

/** Asks the calls as everybody who is refused, and looks at every table after each call. */
async function expectNothingChanged(calls: readonly DeclaredRoute[]): Promise<void> {
  const before = await readSealedTables();
  for (const route of calls) {
    const { expected, statuses } = await askRefused(route);
    expect(statuses).toEqual(expected);
    expect([route.id, await readTableStates(owner)]).toEqual([route.id, before]);
  }
}

/** All calls in one test took longer than a test may. */
const PARTS = 8;
const parts = Array.from({ length: PARTS }, (_, part) => part);
const partOf = (calls: readonly DeclaredRoute[], part: number): readonly DeclaredRoute[] =>
  calls.filter((_, nth) => nth % PARTS === part);

test.each(parts)(
  '[M6.17] a manager-only call of who is no manager of the plant gets 403 and changes nothing (part %i)',
  async (part) => {
    const calls = server.app.declaredRoutes.filter((route) => route.url.startsWith('/api/manager/'));
    expect(calls.length).toBeGreaterThan(5);
    const outsiders = principals.filter(({ kind }) => hasSession(kind) && !isManagerHere(kind));
    const neverRefused = calls.flatMap(({ id }) =>
      outsiders.flatMap(({ kind }) =>
        EXPECTED_ACCESS[id]!.some(({ answers }) => answers[kind] === 403) ? [] : `${id} by ${kind}`,
      ),
    );
    expect(neverRefused).toEqual([]);
    await expectNothingChanged(partOf(calls, part));
  },
);

test.each(parts)(
  '[M6.17] a saving call that is refused changes nothing in any table, whoever asks and for whatever reason (part %i)',
  async (part) => {
    const calls = server.app.declaredRoutes.filter(({ load, method }) => load === 'save' || method !== 'GET');
    expect(calls.length).toBeGreaterThan(40);
    await expectNothingChanged(partOf(calls, part));
  },
);

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildRequest } from '@torre/contract/endpoint';
import { changeLookup, readLookups } from '@torre/contract/lookups';
import type { LookupBody } from '@torre/contract/lookups';
import { exportAccounts, listAccounts } from '@torre/contract/administration';
import { compactCalendar } from '@torre/contract/month';
import { compactDay } from '@torre/domain/kernel';
import { LOOKUP_LISTS } from '@torre/domain/lookups';
import type { LookupList } from '@torre/domain/lookups';
import { startTestServer } from '../testing/index.ts';
import type { TestClient, TestServer } from '../testing/index.ts';
import { askCase } from './ask-case.ts';
import { EXPECTED_ACCESS } from './expected-access.ts';
import type { MatrixWorld } from './matrix-case.ts';
import { prepareWorld } from './matrix-world.ts';
import { ACCOUNTS, openPrincipals } from './principals.ts';

/*
 * Every call of the contract that only reads is asked as somebody who may (the access matrix has a case for each call, later
 * ones too). An array of its reply that names nearly every value of a list, each once, is what somebody chooses from: it
 * must follow the list. One that a program wrote down stays as it is, and is named here.
 */

let server: TestServer;
let world: MatrixWorld;
beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  const principals = await openPrincipals(server);
  const codeOf = (kind: string): string => principals.find((one) => one.kind === kind)!.employeeId;
  world = await prepareWorld(server, codeOf('employee'), codeOf('otherManager'));
});
afterAll(() => server.close());

const LISTS = Object.keys(LOOKUP_LISTS) as readonly LookupList[];
/** What is added to each list: in its code and names nobody else's. */
const ADDED: Readonly<Record<LookupList, Pick<LookupBody, 'attributes'>>> = {
  category: {
    attributes: {
      passesGuard: false,
      isDayStaff: false,
      outsideTimeSystem: false,
      shortIt: 'Prova breve',
      shortEn: 'Short test',
    },
  },
  'patron-day': { attributes: { day: 5, month: 8 } },
  'trade-union': { attributes: {} },
};
const CODE = 'PROVA';
const MOST = 0.8;

async function save(version: number, validTo: string | null): Promise<void> {
  const admin = await server.signIn('admin');
  for (const list of LISTS) {
    const body = {
      nameIt: 'Valore di prova',
      nameEn: 'Test value',
      aliases: [],
      ord: 99,
      ...ADDED[list],
      validFrom: '20261114',
      validTo,
      version,
    };
    const { status } = await admin.call(changeLookup, { path: { list, code: CODE }, body });
    expect([list, status]).toEqual([list, 200]);
  }
}

/** Codes of each list that can be chosen today, without the one of this test. */
async function offered(): Promise<Readonly<Record<LookupList, ReadonlySet<string>>>> {
  const { reply } = await (await server.signIn('admin')).call(readLookups, {});
  const today = compactDay(server.clock.today());
  return Object.fromEntries(
    reply.lists.map(({ list, values }) => [
      list,
      new Set(
        values
          .filter(({ code, validTo }) => code !== CODE && (validTo === null || validTo >= today))
          .map(({ code }) => code),
      ),
    ]),
  ) as unknown as Record<LookupList, ReadonlySet<string>>;
}

/** The arrays of a reply, with the texts of each item; what ended before today is no choice. */
function arraysOf(value: unknown, today: string): readonly (readonly ReadonlySet<unknown>[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap((one) => arraysOf(one, today));
  if (!Array.isArray(value)) return inside;
  const isOver = (item: { readonly validTo?: unknown } | null): boolean =>
    typeof item?.validTo === 'string' && item.validTo < today;
  const standing = value.filter((item) => !isOver(item));
  const texts = standing.map(
    (item) => new Set(typeof item === 'object' ? Object.values(item ?? {}) : [item]),
  );
  return [texts, ...inside];
}

interface Choice {
  readonly call: string;
  readonly list: LookupList;
  readonly holdsAdded: boolean;
}

/** What can be chosen from in the replies of all calls that read, or of these. */
async function choices(calls: ReadonlySet<string> | null = null): Promise<readonly Choice[]> {
  const today = compactDay(server.clock.today());
  const codes = await offered();
  const clients = new Map<string, TestClient>();
  const found: Choice[] = [];
  let asked = 0;
  for (const route of server.app.declaredRoutes.filter(({ load }) => load === 'read')) {
    if (calls !== null && !calls.has(route.id)) continue;
    for (const one of EXPECTED_ACCESS[route.id]!) {
      const kinds = Object.keys(ACCOUNTS) as readonly (keyof typeof ACCOUNTS)[];
      const kind = kinds.findLast((who) => one.answers[who] === 200);
      if (kind === undefined || one.endsSession || one.takesUpload) continue;
      const client = clients.get(kind) ?? (await server.signIn(ACCOUNTS[kind]));
      clients.set(kind, client);
      const asker = { client, employeeId: world.self, foreignId: world.elsewhere };
      const { status, text } = await askCase(route, one, world, asker);
      if (status !== 200 || !text.startsWith('{')) continue;
      asked += 1;
      for (const items of arraysOf(JSON.parse(withoutGap(text)), today))
        for (const list of LISTS) {
          const counts = [...codes[list]].map((code) => items.filter((texts) => texts.has(code)).length);
          const named = counts.filter((count) => count === 1).length;
          if (named < MOST * counts.length || counts.some((count) => count > 1)) continue;
          found.push({ call: route.id, list, holdsAdded: items.some((texts) => texts.has(CODE)) });
        }
    }
  }
  expect(asked).toBeGreaterThan(calls === null ? 20 : 0);
  return found;
}

/** `askCase` takes the time of day away. */
const withoutGap = (text: string): string => text.replace(/,([,}])/, '$1').replace('{,', '{');

const called = (found: readonly Choice[]): readonly string[] =>
  [...new Set(found.map(({ call, list }) => `${call} ${list}`))].toSorted();

/** Calls that list values today; a call that stops doing so is taken from here, a later one is found by itself. */
const KNOWN = ['categories category', 'readLookups category', 'readLookups patron-day'];

describe('a value that an administrator keeps', () => {
  test('[E7.10.01][E7.10.02] appears wherever one chooses once it is added, is gone after its last day, and rows keep its name', async () => {
    const before = await choices();
    expect(called(before)).toEqual(expect.arrayContaining(KNOWN));
    // One more value makes no other call one from which somebody chooses.
    const calls = new Set(before.map(({ call }) => call));

    await save(0, null);
    const added = await choices(calls);
    expect(called(added)).toEqual(called(before));
    expect(added.filter(({ holdsAdded }) => !holdsAdded)).toEqual([]);

    await server.db.query(
      `update assignment set category = $2, island_id = null where employee_id = $1 and valid_to is null`,
      [world.employee, CODE],
    );
    await save(1, '20261114');
    expect((await choices(calls)).filter(({ holdsAdded }) => !holdsAdded)).toEqual([]);
    server.clock.advance({ days: 1 });
    const ended = await choices(calls);
    expect(called(ended)).toEqual(called(before));
    expect(ended.filter(({ holdsAdded }) => holdsAdded)).toEqual([]);

    const later = await server.signIn('admin');
    const { reply } = await later.call(listAccounts, { query: { code: world.employee } });
    expect(reply.rows[0]!.categoria).toBe(CODE);
    const query = { format: 'csv', code: world.employee } as const;
    const { url, method } = buildRequest(exportAccounts, { query });
    const file = await later.send(method, url);
    expect(await file.text()).toContain('Prova breve');
    const manager = await server.signIn('responsabile.lirr');
    const month = await manager.call(compactCalendar, {
      query: { plant: 'LIRR', shape: 'compact' },
      body: { from: '20261123', to: '20261124' },
    });
    expect(month.reply.groups).toContainEqual({
      id: CODE,
      name: 'Valore di prova',
      kind: 'category',
    });
  });
});

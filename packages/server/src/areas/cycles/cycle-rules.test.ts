import { changeSetting } from '@torre/contract/administration';
import { listCycles } from '@torre/contract/cycles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DIVISION } from '../../testing/bulk-steps.ts';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('cycles come with the rules that judge them today, one set for all categories that share it', async () => {
  const admin = await server.signIn('admin');
  const key = 'rules.BASE.L66.2.minRiposi';
  const change = (category: string, validFrom: string, value: number) =>
    admin.call(changeSetting, {
      path: { key },
      body: { icao: 'LIRR', category, validFrom, value, version: 0 },
    });
  // today is 14/11/2026
  expect((await change('EAV', '20261114', 3)).status).toBe(200);
  expect((await change('CTA', '20261115', 4)).status).toBe(200);
  const manager = await server.signIn('responsabile.lirr');
  const { reply } = await manager.call(listCycles, { query: { division: DIVISION } });
  const categories = [...new Set(reply.people.map(({ category }) => category))].toSorted();
  expect(reply.rules.map(({ rules, ...own }) => [own.categories, rules.rules['L66.2'].minRiposi])).toEqual([
    [categories.filter((category) => category !== 'EAV'), 2],
    [['EAV'], 3],
  ]);
});

import { readLegality } from '@torre/contract/legality';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestClient, TestServer } from '../../testing/index.ts';

let server: TestServer;
let manager: TestClient;

beforeAll(async () => {
  server = await startTestServer({ today: '2026-11-14' });
  manager = await server.signIn('responsabile.lirr');
});

afterAll(() => server.close());

test('explore', async () => {
  for (const [from, to] of [
    ['20261101', '20261130'],
    ['20261101', '20261130'],
    ['20261201', '20261231'],
    ['20261001', '20261031'],
  ] as const) {
    const t = performance.now();
    const { reply } = await manager.call(readLegality, { query: { plant: 'LIRR', from, to } });
    console.log(
      from,
      (performance.now() - t).toFixed(0),
      reply.findings.length,
      JSON.stringify(
        Object.fromEntries([...Map.groupBy(reply.findings, (f) => f.rule)].map(([k, v]) => [k, v.length])),
      ),
    );
    for (const f of reply.findings.slice(0, 12))
      console.log(f.employeeId, f.from, f.to, f.cell, f.messageIT, f.measured, f.required);
  }
  expect(1).toBe(1);
});

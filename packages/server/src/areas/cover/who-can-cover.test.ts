import { readCover } from '@torre/contract/cover';
import { readCounters } from '@torre/contract/counters';
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

test('probe', async () => {
  const { reply } = await manager.call(readCounters, { query: { division: 'DIVLIRR', from: '20261114', to: '20261130' } });
  const red = reply.counters.filter((c) => c.lacks > 0);
  console.log(red.map((c) => `${c.counterId} ${c.timeslotId} ${c.employees}/${c.chairs} ${c.lacks}`).join('\n'));
  for (const c of red.slice(0, 8)) {
    const t = performance.now();
    const a = await manager.call(readCover, { query: { plant: 'LIRR', date: c.daySelected, timeslotId: c.timeslotId } });
    console.log(c.daySelected, c.timeslotId, a.status, Math.round(performance.now() - t), 'ms', a.reply.missing, a.reply.lacking, a.reply.legal?.length, a.reply.breaking?.length, a.reply.others, JSON.stringify(a.reply.outcome));
    if (c === red[0]) console.log(JSON.stringify(a.reply.legal?.slice(0, 3), null, 1), JSON.stringify(a.reply.breaking?.slice(0, 2), null, 1));
  }
});

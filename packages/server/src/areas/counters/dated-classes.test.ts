import { readCounters } from '@torre/contract/counters';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

test('a shift counts as what it is on its day: working until its definition became one of rest, and nothing after', async () => {
  await server.db.query(
    `update shift_definition set to_date = '2026-11-15' where icao = 'LIRF' and name = 'M'`,
  );
  await server.db.query(
    `insert into shift_definition (icao, shift_id, name, description, shift_class, begin_time, end_time, from_date, ord)
     values ('LIRF', 'LIRF-M-2', 'M', 'Mattina sospesa', 'NONLAV', 420, 900, '2026-11-16', 99)`,
  );
  const manager = await server.signIn('responsabile.lirf');
  const { reply } = await manager.call(readCounters, {
    query: { division: 'DIVLIRF', from: '20261110', to: '20261120' },
  });
  const mornings = reply.counters.filter(({ timeSlot }) => timeSlot.description === 'M');
  expect(mornings).toHaveLength(11);
  for (const { daySelected, employees } of mornings)
    expect([daySelected, employees > 0]).toEqual([daySelected, daySelected <= '20261115']);
});

import { expect, test, vi } from 'vitest';
import type { AreaDeps } from '../deps.ts';
import { area } from './area.ts';
import { guarded, plain, shared } from './described-table.ts';
import { describeWalls } from './described-walls.ts';

// The whole product is loaded and a world made, on a machine that does much else.
vi.setConfig({ testTimeout: 60_000 });

test('the areas of the product are described whole: tables with their cleanup, topics with who hears them', async () => {
  // Loaded here, so that an area that refuses its own description is this test's failure.
  const { AREAS } = await import('../../app.ts');
  const { startTestServer } = await import('../../testing/index.ts');
  expect(new Set(AREAS.map(({ name }) => name)).size).toBe(AREAS.length);
  const server = await startTestServer({ world: 'none' });
  await server.close();
});

const TAB = {
  guards: [],
  key: ['tab_id'],
  text: plain('employee_id', 'icao', 'editing_employee_id'),
} as const;

test('a table whose rows a cleanup is to remove, and a cleanup of another table, are refused', () => {
  const tables = [guarded('presence', { ...TAB, removal: 'by-cleanup' })];
  expect(() => area<AreaDeps>('x', { tables })).toThrow('differ about presence');
  const cleanup = [
    { job: { name: 'x', cron: '* * * * *' }, table: 'session', remove: async () => undefined },
  ];
  expect(() => area<AreaDeps>('x', { tables: [], cleanup })).toThrow('differ about session');
});

test('a text of a person of whom nothing is said, and a table that two areas describe, are refused', () => {
  expect(() =>
    guarded('presence', { ...TAB, text: { ...TAB.text, icao: 'WORK' }, removal: 'never' }),
  ).toThrow('names none');
  const x = area<AreaDeps>('x', { tables: [shared('meta', 'prova', plain('key', 'value'))] });
  expect(() => describeWalls([x, x])).toThrow('two areas describe meta');
});

test('a key that is no column of its table, and secret bytes that are a text, do not compile', () => {
  // @ts-expect-error -- the table has no such column
  expect(guarded('presence', { ...TAB, key: ['tab'], removal: 'never' }).key).toEqual(['tab']);
  // @ts-expect-error -- this column is a text
  expect(guarded('presence', { ...TAB, secretBytes: ['icao'], removal: 'never' }).table).toBe('presence');
});

import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CallFailed } from '../../platform/call-failure.ts';
import { applyRosterPatch, hasPlant, monthQuery } from './month-query.ts';
import { SAMPLE_MONTH } from './sample-month.ts';

const DECEMBER = { year: 2026, month: 12 };

function answering(body: unknown) {
  const fetched = vi.fn<(url: string) => Promise<Response>>(async () => Response.json(body));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

function newClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}

const read = () => newClient().fetchQuery(monthQuery('LIRR', DECEMBER));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('reading the month', () => {
  test('asks for the compact form of the whole month of the plant', async () => {
    const fetched = answering(SAMPLE_MONTH);
    const store = await read();
    const asked = new URL(String(fetched.mock.calls[0]?.[0]), 'http://torre.example');
    // of what the other tests of this process have heard
    asked.searchParams.delete('position');
    expect(asked.pathname + asked.search).toBe('/api/manager/calendar/filter?plant=LIRR&shape=compact');
    expect(store.people).toHaveLength(4);
  });

  test('[M7.36] outcome 100 is an answer: nobody stands in the month', async () => {
    answering({ ...SAMPLE_MONTH, people: [], groups: [], outcome: { code: 100, messageIT: 'Nessuno' } });
    expect((await read()).people).toEqual([]);
  });

  test.each([
    ['an answer without outcome', { ...SAMPLE_MONTH, outcome: undefined }],
    ['an outcome without code', { ...SAMPLE_MONTH, outcome: { messageIT: 'ok' } }],
    ['a positive code', { ...SAMPLE_MONTH, outcome: { code: 1, messageIT: 'Contatori' } }],
    ['a negative code', { ...SAMPLE_MONTH, outcome: { code: -500, messageIT: 'Errore' } }],
  ])('[M7.36] %s is a failure', async (_, body) => {
    answering(body);
    await expect(read()).rejects.toBeInstanceOf(CallFailed);
  });

  test("[E8.15] plant '-' is no plant, and no call is made for it", () => {
    expect(hasPlant('-')).toBe(false);
    expect(monthQuery('-', DECEMBER).enabled).toBe(false);
    expect(monthQuery('LIRR', DECEMBER).enabled).toBe(true);
  });

  test('a patch that overtook the answer is not lost', async () => {
    answering(SAMPLE_MONTH);
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const client = newClient();
    const cell = { employeeId: '800001', date: '20261202', turn: 'N', version: 4, marks: '' };
    expect(applyRosterPatch(client, { plant: 'LIRR', cells: [cell] }, true)).toEqual([]);
    const store = await client.fetchQuery(monthQuery('LIRR', DECEMBER));
    expect(store.row(0).turns[1]).toBe('N');
  });

  test('a patch reaches the cached months of its plant alone', async () => {
    answering(SAMPLE_MONTH);
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const client = newClient();
    const store = await client.fetchQuery(monthQuery('LIRR', DECEMBER));
    const cell = { employeeId: '800001', date: '20261202', turn: 'N', version: 4, marks: '' };
    applyRosterPatch(client, { plant: 'LIRF', cells: [cell] }, true);
    expect(store.row(0).turns[1]).toBe('P');
    expect(applyRosterPatch(client, { plant: 'LIRR', cells: [cell] }, true)).toEqual([
      { patch: cell, before: 'P' },
    ]);
  });
});

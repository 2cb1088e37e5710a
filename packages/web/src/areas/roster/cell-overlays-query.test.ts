import { QueryClient } from '@tanstack/react-query';
import type { AwayTime } from '@torre/contract/away';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readOverlaysAgain } from './cell-overlays-query.ts';
import { awayKey, awayQuery } from './away/away.queries.ts';
import { monthDays } from './month-key.ts';
import { monthQuery } from './month-query.ts';
import { SAMPLE_MONTH } from './sample-month.ts';

const DECEMBER = { year: 2026, month: 12 };
const LOCK = {
  lockId: 7,
  plant: 'LIRR',
  kind: 'person',
  employeeId: '800002',
  from: '20261203',
  to: '20261203',
  reason: 'Conteggio',
  lockedBy: { employeeName: 'Anna', employeeSurname: 'Fontana' },
};
const AWAY: AwayTime = {
  employeeId: '800001',
  from: '20261202',
  to: '20261202',
  startDate: null,
  endDate: null,
  reason: 'ABSENT',
};
const never = new Promise<Response>(() => {});

/** Answers each call by the end of its path; `away` answers as given. */
function answering(away: () => Promise<Response>): void {
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('/manager/away')) return away();
    if (url.includes('/locks')) return Response.json({ outcome: { code: 0 }, locks: [LOCK] });
    return Response.json(SAMPLE_MONTH);
  });
}

const awayReply = (): Promise<Response> =>
  Promise.resolve(Response.json({ outcome: { code: 0 }, away: [AWAY], overtime: [], position: '1' }));

describe('a month is read with what is around it', () => {
  let client: QueryClient;
  beforeEach(() => {
    client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('its rows know locks and absences when they are first drawn', async () => {
    answering(awayReply);
    const store = await client.fetchQuery(monthQuery('LIRR', DECEMBER));
    expect(store.row(0).overlays.away).toMatchObject([{ employeeId: '800001', reason: 'ABSENT' }]);
    expect(store.row(1).overlays.locks).toMatchObject([{ lockId: 7, by: 'Anna Fontana' }]);
    expect(store.row(2).overlays).toEqual({
      locks: [],
      away: [],
      overtime: [],
      opened: [],
      drafted: [],
      broken: [],
    });
  });

  test('a draft of the month too', async () => {
    answering(awayReply);
    const store = await client.fetchQuery(monthQuery('LIRR', DECEMBER, '4'));
    expect(store.row(0).overlays.away).toHaveLength(1);
  });

  test('what cannot be read holds up no month', async () => {
    answering(() => Promise.resolve(Response.json({ outcome: { code: -1 } }, { status: 500 })));
    const store = await client.fetchQuery(monthQuery('LIRR', DECEMBER));
    expect(store.people).toHaveLength(4);
    expect(store.row(0).overlays.away).toEqual([]);
  });

  test('what does not answer holds it up no longer than a quarter of a second', async () => {
    vi.useFakeTimers();
    answering(() => never);
    let shown = false;
    void client.fetchQuery(monthQuery('LIRR', DECEMBER)).then(() => (shown = true));
    await vi.advanceTimersByTimeAsync(240);
    expect(shown).toBe(false);
    await vi.advanceTimersByTimeAsync(20);
    expect(shown).toBe(true);
  });

  test('an answer that an event overtook on its way does not pass for fresh', async () => {
    const late = Promise.withResolvers<Response>();
    answering(() => late.promise);
    const reading = client.fetchQuery(monthQuery('LIRR', DECEMBER));
    const { from, to } = monthDays(DECEMBER);
    await readOverlaysAgain(client, awayKey('LIRR'));
    late.resolve(await awayReply());
    const store = await reading;
    expect(store.row(0).overlays.away).toEqual([]);
    expect(client.getQueryData(awayQuery('LIRR', from, to).queryKey)).toBeUndefined();
  });
});

import { QueryObserver } from '@tanstack/react-query';
import { dayFromIso } from '@torre/domain/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query-client.ts';
import { sessionQuery } from '../../../platform/session.ts';
import { categoriesQuery, peopleFactsQuery } from './people-facts.ts';

const asked = vi.fn<typeof fetch>();
const screens: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockReset();
  asked.mockImplementation(async () => Response.json({ outcome: { code: 0, messageIT: '' } }));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  for (const leave of screens.splice(0)) leave();
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const people = peopleFactsQuery('DIVLIRR', dayFromIso('2026-12-01')!, dayFromIso('2026-12-31')!);

/** One more screen with the list opens, and stays open. */
async function openScreen(
  query: typeof categoriesQuery | typeof people | typeof sessionQuery,
): Promise<void> {
  screens.push(new QueryObserver(queryClient, query as typeof categoriesQuery).subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(0);
}

// The plants come with the session.
test.each([
  ['categories', categoriesQuery, '/api/category'],
  ['specializations', people, '/api/employee'],
  ['plants', sessionQuery, '/api/session'],
])('[P9.01] the list of %s is kept for 300000 ms and then read again', async (_, query, path) => {
  await openScreen(query);
  await vi.advanceTimersByTimeAsync(299_999);
  await openScreen(query);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await openScreen(query);
  expect(asked).toHaveBeenCalledTimes(2);
  for (const [address] of asked.mock.calls) expect(address).toContain(path);
});

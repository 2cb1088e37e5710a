import { dayFromIso } from '@torre/domain/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../platform/query-client.ts';
import { peopleFactsQuery } from './people-facts.ts';

const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  asked.mockImplementation(async () => Response.json({ outcome: { code: 0, messageIT: '' }, employees: [] }));
  vi.stubGlobal('fetch', asked);
});
afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[P9.01] the list of specializations is kept for 300000 ms and then read again', async () => {
  const query = peopleFactsQuery('DIVLIRR', dayFromIso('2026-12-01')!, dayFromIso('2026-12-31')!);
  await queryClient.fetchQuery(query);
  vi.advanceTimersByTime(299_999);
  await queryClient.fetchQuery(query);
  expect(asked).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await queryClient.fetchQuery(query);
  expect(asked).toHaveBeenCalledTimes(2);
});

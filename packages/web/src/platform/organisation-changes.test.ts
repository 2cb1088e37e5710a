import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endWhatFollows, organisationPosition, takeOrganisationEvent } from './organisation-changes.ts';
import { heardPosition } from './position.ts';
import { ChangeAwareClient } from './query-client.ts';

const MANAGER = {
  plants: ['LIRR', 'LIRF'],
  managerPlants: ['LIRR', 'LIRF'],
  ownPlant: 'LIRR',
  divisionList: ['LIRR', 'LIRF'].map((icao) => ({
    icao,
    divisionId: `DIV${icao}`,
    name: icao,
    divisionName: icao,
    isStrategic: true,
  })),
  allowedActions: ['manage-roster'],
} as const;
const ADMINISTRATOR = {
  ...MANAGER,
  plants: null,
  managerPlants: [],
  divisionList: [],
  ownPlant: null,
  allowedActions: ['administer'],
} as const;
const OF_LIRR = { plant: 'LIRR' };

let client: ChangeAwareClient;
beforeEach(() => {
  client = new ChangeAwareClient({ defaultOptions: { queries: { retry: false, staleTime: 300_000 } } });
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
});

/** Names of the cached answers that would be read again when they are shown. */
function ended(answers: Readonly<Record<string, readonly [key: readonly unknown[], data?: object]>>) {
  for (const [key, data = {}] of Object.values(answers)) client.setQueryData(key, data);
  return (
    changes: readonly { readonly plant: string | null }[],
    asker: typeof MANAGER | typeof ADMINISTRATOR,
  ) => {
    endWhatFollows(client, changes, asker);
    return Object.entries(answers).flatMap(([name, [key]]) =>
      client.getQueryState(key)!.isInvalidated ? [name] : [],
    );
  };
}

describe('a change of a plant ends', () => {
  const answers = {
    month: [['roster', 'month', 'LIRR', 2026, 12], { plant: 'LIRR' }],
    counters: [['counters', 'rows', 'DIVLIRR', 1, 31]],
    monthOfOther: [['roster', 'month', 'LIRF', 2026, 12], { plant: 'LIRF' }],
    countersOfOther: [['counters', 'rows', 'DIVLIRF', 1, 31]],
    session: [['session']],
    ownShifts: [['roster', 'own', 1, 31], { reply: { plant: 'LIRR' } }],
  } as const;

  test('what names it by its code or its division, and what names no plant', () => {
    expect(ended(answers)([OF_LIRR], MANAGER)).toEqual(['month', 'counters', 'session', 'ownShifts']);
  });

  test('nothing for who has nothing to do with it', () => {
    expect(ended(answers)([{ plant: 'LIRN' }], MANAGER)).toEqual([]);
  });

  test('the own months of a plant that was the own one then', () => {
    const past = { past: [['roster', 'own', 1, 31], { reply: { plant: 'LIRN' } }] } as const;
    expect(ended(past)([{ plant: 'LIRN' }], MANAGER)).toEqual(['past']);
  });

  test('whatever an administrator looks at', () => {
    const page = { page: [['organisation', 'LIRN']], accounts: [['administration', 'accounts']] } as const;
    expect(ended(page)([{ plant: 'LIRN' }], ADMINISTRATOR)).toEqual(['page', 'accounts']);
  });
});

test('a change of all plants ends every answer', () => {
  const answers = { month: [['roster', 'month', 'LIRF', 2026, 12]], session: [['session']] } as const;
  expect(ended(answers)([{ plant: null }], MANAGER)).toEqual(['month', 'session']);
});

test('an answer that was on its way and that nobody watches does not pass for fresh', async () => {
  const late = Promise.withResolvers<object>();
  const key = ['roster', 'month', 'LIRR', 2027, 1];
  const reading = client.prefetchQuery({ queryKey: key, queryFn: () => late.promise });
  endWhatFollows(client, [OF_LIRR], MANAGER);
  late.resolve({ plant: 'LIRR' });
  await reading;
  await expect.poll(() => client.getQueryState(key)!.isInvalidated).toBe(true);
  expect(client.getQueryData(key)).toEqual({ plant: 'LIRR' });
});

test('the events of one save are taken together, and later answers are asked for with its position', async () => {
  vi.useFakeTimers();
  const read = vi.fn<() => Promise<object>>(async () => ({}));
  const watched = new QueryObserver(client, { queryKey: ['session'], queryFn: read });
  const leave = watched.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  const event = { from: null, to: null, kinds: ['assignment'], position: '4711' };
  for (const plant of ['LIRR', 'LIRF']) takeOrganisationEvent(client, { ...event, plant }, () => MANAGER);
  expect([organisationPosition(), heardPosition()]).toEqual(['4711', '4711']);
  await vi.advanceTimersByTimeAsync(100);
  expect(read).toHaveBeenCalledTimes(2);
  leave();
});

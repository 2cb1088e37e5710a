import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Day } from '@torre/domain/kernel';
import { useEffect } from 'react';
import { useLive } from '../../platform/live.ts';
import type { CellOverlays } from './cell-overlays.ts';
import { awayKey, awayQuery } from './away/away.queries.ts';
import { locksKey, locksQuery } from './locks/locks.queries.ts';

/** A month that has come waits no longer than this for what is around it. */
const PATIENCE_MS = 250;

/** Locks of the days and who is away on them, as they stand now; null what could not be read: it is asked for again later. */
async function readOverlays(
  client: QueryClient,
  plant: string,
  from: Day,
  to: Day,
): Promise<Partial<CellOverlays> | null> {
  const now = { staleTime: 0 };
  try {
    const [locks, away] = await Promise.all([
      client.fetchQuery({ ...locksQuery(plant, from, to), ...now }),
      client.fetchQuery({ ...awayQuery(plant, from, to), ...now }),
    ]);
    return { locks, ...away };
  } catch {
    return null;
  }
}

/**
 * Reads what is around a month beside the month, so that its rows are drawn once. Answers what has come when the month has:
 * whoever shows it reads on (`useCellOverlays`), so that a call which fails or is slow holds up no month.
 */
export async function withOverlays<T>(
  month: Promise<T>,
  client: QueryClient,
  where: { readonly plant: string; readonly from: Day; readonly to: Day },
): Promise<readonly [T, Partial<CellOverlays> | null]> {
  const overlays = readOverlays(client, where.plant, where.from, where.to);
  const arrived = await month;
  const { promise: timeout, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, PATIENCE_MS, null);
  const known = await Promise.race([overlays, timeout]);
  clearTimeout(timer);
  return [arrived, known];
}

/** Ends what is known of the keys: what a screen shows is read again at once. */
export async function readOverlaysAgain(client: QueryClient, queryKey: readonly string[]): Promise<void> {
  // An answer on its way that nobody watches yet may be older than the event, and would pass for fresh.
  await client.cancelQueries({ queryKey, type: 'inactive' });
  await client.invalidateQueries({ queryKey });
}

/** Reads locks and absences of a plant again, by hand. */
export function useReadOverlaysAgain(plant: string): () => void {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [awayKey(plant), locksKey(plant)]) void readOverlaysAgain(client, queryKey);
  };
}

/** Keeps locks and absences of a plant true while a screen shows them; nobody listens later, so they are read again then. */
export function useLiveOverlays(plant: string): void {
  const client = useQueryClient();
  const readAgain = (queryKey: readonly string[]): void => void readOverlaysAgain(client, queryKey);
  const readAll = useReadOverlaysAgain(plant);
  useLive('away', (patch) => patch.plant === plant && readAgain(awayKey(plant)));
  useLive('locks', (patch) => patch.plant === plant && readAgain(locksKey(plant)));
  useLive('reset', readAll);
  useEffect(
    () => () => {
      for (const queryKey of [awayKey(plant), locksKey(plant)])
        void client.invalidateQueries({ queryKey, refetchType: 'none' });
    },
    [client, plant],
  );
}

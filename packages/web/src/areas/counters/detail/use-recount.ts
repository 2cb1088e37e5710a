import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CounterAddress } from './detail.queries.ts';
import { recountDay, rereadCounter } from './detail.queries.ts';

/** M2.1.07 */
export const TICK_MS = 60_000;

export interface Recount {
  readonly busy: boolean;
  /** Whole minutes since the last refresh; null before the first. */
  readonly minutes: number | null;
  /** The counters could not be counted anew (M8.10). */
  readonly failed: boolean;
  readonly run: () => Promise<void>;
}

/** The refresh of a counter's day and how long it is ago. */
export function useRecount(division: string, date: string, address: CounterAddress): Recount {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [refreshedAt, setRefreshedAt] = useState<number | null>(null);
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    if (refreshedAt === null) return;
    const timer = setInterval(() => setMinutes(Math.round((Date.now() - refreshedAt) / TICK_MS)), TICK_MS);
    return () => clearInterval(timer);
  }, [refreshedAt]);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      await recountDay(division, date);
      setFailed(false);
    } catch {
      setFailed(true);
      return setBusy(false);
    }
    try {
      await rereadCounter(client, address);
      setMinutes(0);
      setRefreshedAt(Date.now());
    } catch {
      // Each part that could not be read says so itself.
      setRefreshedAt(null);
    }
    setBusy(false);
  };
  return { busy, failed, minutes: refreshedAt === null ? null : minutes, run };
}

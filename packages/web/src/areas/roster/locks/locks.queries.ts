import { queryOptions } from '@tanstack/react-query';
import { liftLock, listLocks, setLock } from '@torre/contract/locks';
import type { Lock, LockBody } from '@torre/contract/locks';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { call } from '../../../platform/call.ts';
import type { SaveOptions } from '../../../platform/save-wait.ts';
import { rosterLock } from '../cell-overlays.ts';
import type { PlantLock } from '../cell-overlays.ts';

/** Where the lock queries of one plant start; the live event ends them all. */
export function locksKey(plant: string): readonly string[] {
  return ['roster', 'locks', plant];
}

/** Locks of a plant that touch these days. */
export function locksQuery(plant: string, from: Day, to: Day) {
  return queryOptions({
    queryKey: [...locksKey(plant), from, to],
    queryFn: async ({ signal }): Promise<readonly PlantLock[]> => {
      const query = { plant, from: compactDay(from), to: compactDay(to) };
      return (await call(listLocks, { query }, { signal })).locks.map(rosterLock);
    },
  });
}

/** Throws CallFailed with the server's sentence, or NetworkFailed. */
export async function makeLock(plant: string, body: LockBody, options: SaveOptions): Promise<void> {
  await call(setLock, { query: { plant }, body }, options);
}

/** Throws as makeLock. */
export async function takeLockAway(
  { plant, lockId }: Pick<Lock, 'plant' | 'lockId'>,
  options: SaveOptions,
): Promise<void> {
  await call(liftLock, { path: { lockId }, query: { plant } }, options);
}

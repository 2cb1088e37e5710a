import { useQueries } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PresentPerson } from '@torre/contract/presence';
import { dayFromCompact } from '@torre/domain/kernel';
import { useEffect, useMemo } from 'react';
import { awayQuery, locksQuery } from '../../areas/roster/index.ts';
import type { AwayDays, HeldCell, MonthStore, PlantLock } from '../../areas/roster/index.ts';
import { fullName, initialsOf, peerOf } from './peers.ts';

type Read<T> = UseQueryResult<readonly T[]>;

/** What each month's query knows; null until it does. Functions of the module: their answers keep their identity. */
const locksOf = (read: Read<PlantLock>[]) => read.map(({ data }) => data ?? null);
const awayOf = (read: Read<AwayDays>[]) => read.map(({ data }) => data ?? null);

/** Cells that others have open; a date that is none is left out. */
export function heldCells(others: readonly PresentPerson[]): readonly HeldCell[] {
  return others.flatMap((person, index) =>
    person.editing.flatMap(({ employeeId, date }): HeldCell[] => {
      const day = dayFromCompact(date);
      const who = { by: fullName(person), initials: initialsOf(person), peer: peerOf(index) };
      return day === null ? [] : [{ employeeId, day, ...who }];
    }),
  );
}

/**
 * Draws locks, who is away and others' hands into the months in view, as they come and go (`useLiveAround` says when).
 * Answers the locks.
 */
export function useAround(
  plant: string,
  stores: readonly MonthStore[],
  others: readonly PresentPerson[],
): readonly PlantLock[] {
  const locks = useQueries({
    queries: stores.map(({ from, to }) => locksQuery(plant, from, to)),
    combine: locksOf,
  });
  const away = useQueries({
    queries: stores.map(({ from, to }) => awayQuery(plant, from, to)),
    combine: awayOf,
  });
  useEffect(() => {
    const held = heldCells(others);
    stores.forEach((store, index) => {
      const known = {
        ...(locks[index] && { locks: locks[index] }),
        ...(away[index] && { away: away[index] }),
      };
      store.setAround({ held, ...known });
    });
  }, [stores, locks, away, others]);
  return useMemo(() => {
    // A lock that reaches from one month into the next stands in both.
    const byId = new Map(locks.flatMap((some) => some ?? []).map((lock) => [lock.lockId, lock]));
    return [...byId.values()];
  }, [locks]);
}

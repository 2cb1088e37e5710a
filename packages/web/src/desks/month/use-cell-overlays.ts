import { useQueries } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PresentPerson } from '@torre/contract/presence';
import { compactDay } from '@torre/domain/kernel';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { awayQuery, locksQuery, useReadOverlaysAgain } from '../../areas/roster/index.ts';
import type { AwayAndOvertime, AwayDays, MonthStore, PlantLock } from '../../areas/roster/index.ts';
import { useTexts } from '../../platform/language.ts';
import { ignoredKey, useSnapshotMarks } from '../../platform/snapshot-marks.ts';
import { closeNotice, NOTICE, notify } from '../../platform/notify.ts';
import { openedCells } from '../presence/index.ts';

/** What the queries of the months in view know, month by month; null until they do. */
interface Known<T> {
  readonly months: readonly (T | null)[];
  /** When something last could not be read, and still is not: epoch milliseconds; 0 for all is known. */
  readonly failedAt: number;
}

const known = <T>(read: UseQueryResult<T>[]): Known<T> => ({
  months: read.map(({ data }) => data ?? null),
  failedAt: Math.max(0, ...read.map(({ isError, errorUpdatedAt }) => (isError ? errorUpdatedAt : 0))),
});
/** Functions of the module: their answers keep their identity. */
const knownLocks = (read: UseQueryResult<readonly PlantLock[]>[]): Known<readonly PlantLock[]> => known(read);
const knownAway = (read: UseQueryResult<AwayAndOvertime>[]): Known<AwayAndOvertime> => known(read);

/**
 * Draws locks, who is away and others' hands into the months in view, as they come and go (`useLiveOverlays` says when), and says
 * so while they cannot be read: the month would show the ill as on duty. Answers the locks.
 */
export function useCellOverlays(
  plant: string,
  stores: readonly MonthStore[],
  others: readonly PresentPerson[],
): readonly PlantLock[] {
  const locks = useQueries({
    queries: stores.map(({ from, to }) => locksQuery(plant, from, to)),
    combine: knownLocks,
  });
  const away = useQueries({
    queries: stores.map(({ from, to }) => awayQuery(plant, from, to)),
    combine: knownAway,
  });
  const { ignored } = useSnapshotMarks(plant);
  useEffect(() => {
    const opened = openedCells(others);
    stores.forEach((store, index) => {
      const [locked, gone] = [locks.months[index], away.months[index]];
      const marked = gone && { ...gone, away: withIgnored(gone.away, ignored) };
      store.setOverlays({ opened, ...(locked && { locks: locked }), ...marked });
    });
  }, [stores, locks, away, others, ignored]);
  useFailureNotice(plant, locks.failedAt, away.failedAt);
  return useMemo(() => {
    // A lock that reaches from one month into the next stands in both.
    const byId = new Map(locks.months.flatMap((some) => some ?? []).map((lock) => [lock.lockId, lock]));
    return [...byId.values()];
  }, [locks]);
}

/** Hours away that a counter was told to leave out in this tab; the same list where there are none (M4.6.07). */
export function withIgnored(away: readonly AwayDays[], ignored: readonly string[]): readonly AwayDays[] {
  if (ignored.length === 0) return away;
  return away.map((time) => {
    const days = time.hours === null ? [] : [time.from, time.to];
    const isIgnored = days.some((day) => ignored.includes(ignoredKey(time.employeeId, compactDay(day))));
    return isIgnored ? { ...time, isIgnored } : time;
  });
}

/** Stays until what was missing has come, or somebody closes it. */
function useFailureNotice(plant: string, locks: number, away: number): void {
  const t = useTexts('month');
  const run = useEffectEvent(useReadOverlaysAgain(plant));
  const text = away > 0 ? t('awayUnread') : locks > 0 ? t('locksUnread') : null;
  // A new attempt that fails says so anew.
  const failedAt = away > 0 ? away : locks;
  const label = t('readAgain');
  useEffect(() => {
    if (text === null) return;
    const id = notify({ type: NOTICE.error, text, action: { label, run: () => run() } });
    return () => closeNotice(id);
  }, [text, label, failedAt]);
}

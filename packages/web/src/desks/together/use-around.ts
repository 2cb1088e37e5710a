import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AwayTime } from '@torre/contract/away';
import type { Lock } from '@torre/contract/locks';
import type { PresentPerson } from '@torre/contract/presence';
import { dayFromCompact } from '@torre/domain/kernel';
import { useEffect, useMemo } from 'react';
import { awayDays, awayKey, awayQuery, locksKey, locksQuery, rosterLock } from '../../areas/roster/index.ts';
import type { HeldCell, MonthStore } from '../../areas/roster/index.ts';
import { useLive } from '../../platform/live.ts';
import { fullName, initialsOf, peerOf } from './peers.ts';

const NONE: readonly Lock[] = [];
const NOBODY: readonly AwayTime[] = [];

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

/** Reads the locks of the months in view and who is away, follows both live, and draws them and others' hands into the months. */
export function useAround(
  plant: string,
  stores: readonly MonthStore[],
  others: readonly PresentPerson[],
): readonly Lock[] {
  const client = useQueryClient();
  const from = Math.min(...stores.map((store) => store.from)) as MonthStore['from'];
  const to = Math.max(...stores.map((store) => store.to)) as MonthStore['to'];
  const { data = NONE } = useQuery(locksQuery(plant, from, to));
  const { data: times = NOBODY } = useQuery(awayQuery(plant, from, to));
  const readAwayAgain = (): void => void client.invalidateQueries({ queryKey: awayKey(plant) });
  useLive('away', (patch) => patch.plant === plant && readAwayAgain());
  const readAgain = (): void => void client.invalidateQueries({ queryKey: locksKey(plant) });
  useLive('locks', (patch) => {
    if (patch.plant === plant) readAgain();
  });
  useLive('reset', () => {
    readAgain();
    readAwayAgain();
  });
  const away = useMemo(() => times.map(awayDays), [times]);
  const locks = useMemo(() => data.map(rosterLock), [data]);
  useEffect(() => {
    const around = { locks, away, held: heldCells(others) };
    for (const store of stores) store.setAround(around);
  }, [stores, locks, away, others]);
  return data;
}

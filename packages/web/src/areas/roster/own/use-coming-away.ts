import { useQuery } from '@tanstack/react-query';
import { addDays } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { AwayDays } from '../cell-overlays.ts';
import { COMING_DAYS, ownAwayQuery } from './own.queries.ts';

const NOTHING: readonly AwayDays[] = [];

/** When one is away oneself from yesterday to two weeks ahead; nothing is known without the network. */
export function useComingAway(today: Day): readonly AwayDays[] {
  return useQuery(ownAwayQuery(addDays(today, -1), addDays(today, COMING_DAYS))).data?.away ?? NOTHING;
}

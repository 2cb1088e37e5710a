import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addDays, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { useLive } from '../../platform/live.ts';
import { useMoment } from '../../platform/use-now.ts';
import { useSession } from '../../platform/session.ts';
import { counterTable } from './counter-table.ts';
import { applyCountersPatch, countersQuery, readCountersAgain } from './counters.queries.ts';
import { openSlotsIn, rowsOfKind } from './open-slots.ts';
import type { OpenSlot, WantedHours } from './open-slots.ts';

/** The slots of one kind around a day that lack somebody in the hours, as `openSlotsIn`; kept live. None until they are read. */
export function useOpenSlots(
  plant: string,
  day: Day,
  kind: 'LAV' | 'REP',
  wanted: WantedHours,
): readonly OpenSlot[] {
  const client = useQueryClient();
  const session = useSession();
  const division = session.divisionList.find(({ icao }) => icao === plant)?.divisionId ?? '';
  const [from, to] = [addDays(day, -1), addDays(day, 1)];
  const moment = useMoment(dayFromCompact(session.today)!);
  const { data } = useQuery(countersQuery(division, from, to));
  useLive('counters', (patch) => applyCountersPatch(client, patch));
  useLive('reset', () => void readCountersAgain(client));
  if (data === undefined) return [];
  const slots = session.plantTimeslots[plant] ?? [];
  const known = slots.filter((slot) => slot.kind === kind);
  const rows = rowsOfKind(data, kind);
  return openSlotsIn(counterTable(rows, from, to, known), day, wanted, moment);
}

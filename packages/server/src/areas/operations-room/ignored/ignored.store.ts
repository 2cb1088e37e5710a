import { isoDay } from '@torre/domain/kernel';
import type { Tx } from '../../../platform/db/index.ts';
import type { RoomDay } from '../plan-id.ts';

/** Leaves a time plan out of the warnings, or finds it left out already. */
export async function insertIgnored(
  tx: Tx,
  { icao, day }: RoomDay,
  ignored: { ignoredId: string; timePlanId: string; by: string; at: Temporal.Instant },
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'room-ignore',
    text: `insert into time_plan_ignored (ignored_id, icao, day, time_plan_id, ignored_by, ignored_at)
      values ($1, $2, $3, $4, $5, $6) on conflict (icao, day, time_plan_id) do nothing`,
    values: [ignored.ignoredId, icao, isoDay(day), ignored.timePlanId, ignored.by, ignored.at.toString()],
  });
  return rowCount === 1;
}

export async function deleteIgnored(tx: Tx, ignoredId: string): Promise<void> {
  await tx.query({
    name: 'room-consider',
    text: 'delete from time_plan_ignored where ignored_id = $1',
    values: [ignoredId],
  });
}

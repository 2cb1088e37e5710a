import { isoDay } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';
import type { IgnoringCounter } from './ignored.reads.ts';

interface IgnoredRow {
  readonly absence_id: string;
}

/** Ids of those that were not ignored before. */
export async function insertIgnored(
  tx: Tx,
  { icao, day, timeslotId }: IgnoringCounter,
  ids: readonly string[],
  { by, at }: { readonly by: string; readonly at: string },
): Promise<readonly string[]> {
  const { rows } = await tx.query<IgnoredRow>({
    name: 'requests-ignore',
    text: `insert into absence_ignored (absence_id, icao, day, timeslot_id, ignored_by, ignored_at)
      select id, $2, $3, $4, $5, $6 from unnest($1::uuid[]) id
      on conflict do nothing returning absence_id`,
    values: [ids, icao, isoDay(day), timeslotId, by, at],
  });
  return rows.map(({ absence_id }) => absence_id);
}

/** Ids of those that were ignored until now. */
export async function deleteIgnored(
  tx: Tx,
  { icao, day, timeslotId }: IgnoringCounter,
  ids: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await tx.query<IgnoredRow>({
    name: 'requests-consider',
    text: `delete from absence_ignored where absence_id = any ($1::uuid[]) and icao = $2 and day = $3
      and timeslot_id = $4 returning absence_id`,
    values: [ids, icao, isoDay(day), timeslotId],
  });
  return rows.map(({ absence_id }) => absence_id);
}

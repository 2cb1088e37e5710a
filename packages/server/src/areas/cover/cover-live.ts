import type { CoverPatch } from '@torre/contract/cover';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { managesPlant } from '../../platform/access/principal.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { LiveMessage, OutboxRow } from '../../platform/events/live-message.ts';
import { publish } from '../../platform/events/publish.ts';
import { topic } from '../../platform/events/topic.ts';

/** Topic of every change of a call list; the payload names plant and day. */
export const COVER_CHANGED = topic('cover.changed');

export function publishCover(tx: Tx, plant: string, day: Day): Promise<string> {
  const patch: CoverPatch = { plant, date: compactDay(day) };
  return publish(tx, COVER_CHANGED, patch);
}

/** One word a plant and day to its managers: they read the call lists again. */
export async function coverMessages(rows: readonly OutboxRow[]): Promise<readonly LiveMessage[]> {
  const patches = new Map(
    rows.map(({ payload }) => [JSON.stringify(payload), payload as CoverPatch] as const),
  );
  return [...patches.values()].map((patch): LiveMessage => ({
    name: 'cover',
    audience: (reader) => (managesPlant(reader, patch.plant) ? patch : null),
  }));
}

import type { LocksPatch } from '@torre/contract/locks';
import { managesPlant } from '../../platform/access/principal.ts';
import type { LiveMessage, OutboxRow } from '../../platform/events/live-message.ts';
import { topic } from '../../platform/events/topic.ts';

/** Topic of every lock set or lifted; the payload names the plant. */
export const LOCKS_CHANGED = topic('locks.changed');

/** One word a plant to its managers: they read its locks again. */
export async function lockMessages(rows: readonly OutboxRow[]): Promise<readonly LiveMessage[]> {
  const plants = new Set(rows.map(({ payload }) => (payload as LocksPatch).plant));
  return [...plants].map((plant): LiveMessage => {
    const patch: LocksPatch = { plant };
    return { name: 'locks', audience: (reader) => (managesPlant(reader, plant) ? patch : null) };
  });
}

import type { PlanningPatch } from '@torre/contract/drafts';
import { managesPlant } from '../../platform/access/principal.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { LiveMessage, OutboxRow } from '../../platform/events/live-message.ts';
import { publish } from '../../platform/events/publish.ts';
import { topic } from '../../platform/events/topic.ts';

/** Topic of every change of a plant's planning; nobody but its managers hears of it. */
export const PLANNING_CHANGED = topic('planning.changed');

/** Announces that the drafts or versions of a month changed; returns the position of the save. `month`: YYYYMM. */
export function publishPlanning(tx: Tx, plant: string, month: string): Promise<string> {
  const patch: PlanningPatch = { plant, month };
  return publish(tx, PLANNING_CHANGED, patch);
}

/** One message a plant and month, however often it changed. */
export function planningMessages(rows: readonly OutboxRow[]): readonly LiveMessage[] {
  const patches = new Map(
    rows
      .map(({ payload }) => payload as PlanningPatch)
      .map((patch) => [`${patch.plant} ${patch.month}`, patch]),
  );
  return [...patches.values()].map((patch) => ({
    name: 'planning',
    audience: (reader) => (managesPlant(reader, patch.plant) ? patch : null),
  }));
}

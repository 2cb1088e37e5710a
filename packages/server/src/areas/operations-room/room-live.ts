import type { RoomPatch } from '@torre/contract/operations-room';
import { compactDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { managesPlant } from '../../platform/access/principal.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { LiveMessage, OutboxRow } from '../../platform/events/live-message.ts';
import { publish } from '../../platform/events/publish.ts';
import { topic } from '../../platform/events/topic.ts';

/** Topic of every change of a room's plans or groups; nobody but its managers hears of it. */
export const ROOM_CHANGED = topic('room.changed');

/** Announces that the plan of a day changed, or (null) the groups; returns the position of the save. */
export function publishRoom(tx: Tx, plant: string, day: Day | null): Promise<string> {
  const patch: RoomPatch = { plant, date: day === null ? null : compactDay(day) };
  return publish(tx, ROOM_CHANGED, patch);
}

/** One message a plant and day, however often it changed. */
export function roomMessages(rows: readonly OutboxRow[]): readonly LiveMessage[] {
  const patches = new Map(
    rows.map(({ payload }) => payload as RoomPatch).map((patch) => [`${patch.plant} ${patch.date}`, patch]),
  );
  return [...patches.values()].map((patch) => ({
    name: 'room',
    audience: (reader) => (managesPlant(reader, patch.plant) ? patch : null),
  }));
}

import type { RequestsPatch } from '@torre/contract/requests';
import { managesPlant } from '../../platform/access/principal.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { LiveMessage, OutboxRow } from '../../platform/events/live-message.ts';
import { publish } from '../../platform/events/publish.ts';
import { topic } from '../../platform/events/topic.ts';

/** Topic of every step of a request; the payload names the plant that decides and whose it is, no cause. */
export const REQUESTS_CHANGED = topic('requests.changed');

interface Payload {
  readonly plant: string | null;
  readonly employeeId: string;
}

export function publishRequest(tx: Tx, plant: string | null, employeeId: string): Promise<string> {
  const payload: Payload = { plant, employeeId };
  return publish(tx, REQUESTS_CHANGED, payload);
}

/** Plants whose requests changed. */
export function changedPlants(rows: readonly OutboxRow[]): readonly (string | null)[] {
  return rows.map(({ payload }) => (payload as Payload).plant);
}

/** One word a plant and person: its managers and the person read what they show again. */
export function requestMessages(rows: readonly OutboxRow[]): readonly LiveMessage[] {
  // of several steps the last one stands, and its position is the newest
  const last = new Map(rows.map((row) => [JSON.stringify(row.payload), row] as const));
  return [...last.values()].map(({ payload, position }): LiveMessage => {
    const { plant, employeeId } = payload as Payload;
    const patch: RequestsPatch = { plant, position };
    return {
      name: 'requests',
      audience: (reader) =>
        reader.employeeId === employeeId || (plant !== null && managesPlant(reader, plant)) ? patch : null,
    };
  });
}

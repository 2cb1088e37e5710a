import type { NoticesPatch } from '@torre/contract/notices';
import { managesPlant } from '../../platform/access/principal.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { LiveMessage, OutboxRow } from '../../platform/events/live-message.ts';
import { publish } from '../../platform/events/publish.ts';
import { topic } from '../../platform/events/topic.ts';

/** Topic of notices that came or were acknowledged. */
export const NOTICES_CHANGED = topic('notices.changed');

/** Of no plant: what its managers neither read nor hear of. */
export const NO_PLANT = '';

interface Payload {
  readonly plant: string;
  readonly people: readonly string[];
}

export function publishNotices(tx: Tx, plant: string, people: readonly string[]): Promise<string> {
  const payload: Payload = { plant, people };
  return publish(tx, NOTICES_CHANGED, payload);
}

/** The people themselves and the managers of the plant hear that there is something to read, not what. */
export function noticeMessages(rows: readonly OutboxRow[]): readonly LiveMessage[] {
  return rows.map(({ payload }) => {
    const { plant, people } = payload as Payload;
    const concerned = new Set(people);
    const own: NoticesPatch = { plant, isOwn: true };
    const ofOthers: NoticesPatch = { plant, isOwn: false };
    return {
      name: 'notices',
      audience: (reader) => {
        if (concerned.has(reader.employeeId)) return own;
        return managesPlant(reader, plant) ? ofOthers : null;
      },
    };
  });
}

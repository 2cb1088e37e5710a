import type { ContentPatch } from '@torre/contract/content';
import { ROLE } from '@torre/domain/identity';
import { managesPlant } from '../../platform/access/principal.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { LiveMessage, OutboxRow } from '../../platform/events/live-message.ts';
import { publish } from '../../platform/events/publish.ts';
import { topic } from '../../platform/events/topic.ts';
import type { PublishedContent } from './published-content.ts';

/** Topic of what readers see differently: an item published or withdrawn, a comment published or taken back. */
export const CONTENT_PUBLISHED = topic('content.published');

export function publishContent(tx: Tx, ids: readonly string[]): Promise<string> {
  const payload: ContentPatch = { ids };
  return publish(tx, CONTENT_PUBLISHED, payload);
}

/** This process reads them anew; every open screen hears which ids changed, and nothing of what nobody may read. */
export async function contentMessages(
  rows: readonly OutboxRow[],
  published: PublishedContent,
  isNew: boolean,
): Promise<readonly LiveMessage[]> {
  const ids = [...new Set(rows.flatMap(({ payload }) => (payload as ContentPatch).ids))];
  if (isNew) await published.refresh(ids);
  const data: ContentPatch = { ids };
  return [{ name: 'content', audience: () => data }];
}

/** Topic of every signature of an article; the payload names who signed and their plant, the message neither. */
export const READ_SIGNED = topic('content.read-signed');

interface SignedPayload {
  readonly employeeId: string;
  readonly plant: string | null;
}

export function publishSignature(tx: Tx, payload: SignedPayload): Promise<string> {
  return publish(tx, READ_SIGNED, payload);
}

/** Who signed reads again what waits, the managers of the plant who has not signed, the desk its counts. */
export async function signatureMessages(rows: readonly OutboxRow[]): Promise<readonly LiveMessage[]> {
  const signed = rows.map(({ payload }) => payload as SignedPayload);
  const people = new Set(signed.map(({ employeeId }) => employeeId));
  const plants = [...new Set(signed.flatMap(({ plant }) => plant ?? []))];
  const data = {};
  return [
    {
      name: 'signatures',
      audience: (reader) =>
        people.has(reader.employeeId) ||
        reader.roles.has(ROLE.editor) ||
        reader.roles.has(ROLE.approver) ||
        plants.some((plant) => managesPlant(reader, plant))
          ? data
          : null,
    },
  ];
}

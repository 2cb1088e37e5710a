import type { ContentPatch } from '@torre/contract/content';
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

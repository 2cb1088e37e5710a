import type { DeskPlacing } from '@torre/contract/content';
import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { publishContent } from './content-live.ts';
import { deskItem } from './desk-item.ts';
import type { StandingItem } from './item.reads.ts';
import { storeChannels } from './item.store.ts';

/**
 * Puts an article that is held on these homes and no others (P6.01); `changed`: what readers see differently. Throws 412 where
 * its channels are not those that were seen.
 */
export async function placeItem(
  tx: Tx,
  actor: Actor,
  item: StandingItem,
  { seen, channels }: DeskPlacing,
  fourEyes: boolean,
): Promise<{ readonly item: StandingItem; readonly changed: readonly string[] }> {
  if (listed(seen) !== listed(item.channels))
    throw refused(412, OUTCOME.stale, contentSentence('stale'), {
      item: deskItem(item, { principal: actor.principal, fourEyes }),
    });
  if (listed(channels) === listed(item.channels)) return { item, changed: [] };
  await storeChannels(tx, item.id, channels);
  await auditChange(tx, actor, {
    what: 'place-content',
    entity: 'content',
    entityKey: item.id,
    values: [
      {
        field: 'channels',
        privacyClass: 'PUBLIC',
        old: listed(item.channels) || null,
        new: listed(channels) || null,
      },
    ],
  });
  const changed = item.publishedVersion === null ? [] : [item.id];
  if (changed.length > 0) await publishContent(tx, changed);
  return { item: { ...item, channels }, changed };
}

const listed = (channels: readonly string[]): string => channels.toSorted().join(', ');

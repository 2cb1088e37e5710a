import type { PresentAtItem } from '@torre/contract/content';
import { contentSentence } from '@torre/contract/content/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { ItemState } from '@torre/domain/content';
import { insteadOf } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { readAtItem, readStanding } from './item-presence.reads.ts';
import { dropAtItem, keepAtItem } from './item-presence.store.ts';
import type { ItemTab } from './item-presence.store.ts';

/** A tab of the desk is at an item; answers who is there, and how it stands. Throws 404 for an item that is not there. */
export async function bePresentAtItem(
  tx: Tx,
  tab: ItemTab,
  at: { readonly itemId: string; readonly isWriting: boolean },
): Promise<{
  readonly present: readonly PresentAtItem[];
  readonly version: number;
  readonly state: ItemState;
}> {
  const gone = () => refused(404, OUTCOME.notFound, contentSentence('gone'));
  await keepAtItem(tx, tab, at).catch(insteadOf('foreignKey', gone));
  const present = await readAtItem(tx, at.itemId);
  return { present, ...(await readStanding(tx, at.itemId)) };
}

/** A tab of the person shows no item any more. */
export const leaveItem = (tx: Tx, tab: ItemTab): Promise<void> => dropAtItem(tx, tab);

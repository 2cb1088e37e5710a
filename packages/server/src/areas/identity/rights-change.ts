import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { publish } from '../../platform/events/publish.ts';
import { touchRights } from './rights.store.ts';
import { SESSION_TOPIC } from '../../platform/events/stream-rights.ts';

/**
 * Rights or sessions of an account change with this transaction: open streams everywhere look at once after it.
 * `movedFrom`: key of a session that gets a new secret; calls under way with the one before are still served.
 */
export async function announceRightsChange(
  deps: AreaDeps,
  tx: Tx,
  userName: string,
  movedFrom: string | null = null,
): Promise<void> {
  await publish(tx, SESSION_TOPIC, { userName });
  tx.afterCommit(() => deps.principals.forget(movedFrom));
}

/**
 * As `announceRightsChange` for accounts whose rights other statements of the transaction changed: a save over the rights that
 * were seen before is refused, and every process reads them again within a second. `touched`: accounts whose own row did not
 * change.
 */
export async function announceRightsChanges(
  tx: Tx,
  userNames: readonly string[],
  touched: readonly string[],
): Promise<void> {
  await touchRights(tx, touched);
  for (const userName of userNames) await publish(tx, SESSION_TOPIC, { userName });
}

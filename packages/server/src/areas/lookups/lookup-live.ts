import type { AreaDeps } from '../../platform/deps.ts';
import type { LiveMessage } from '../../platform/events/live-message.ts';
import { topic } from '../../platform/events/topic.ts';

/** Topic of every change of a list of values; the payload names list and code. */
export const LOOKUPS_CHANGED = topic('lookups.changed');

const data = {};
const message: LiveMessage = { name: 'lookups', audience: () => data };

/** Some process changed a list: it is read again, and so are the rights that depend on it; every screen reads it again. */
export async function lookupMessages(
  { lookups, principals }: Pick<AreaDeps, 'lookups' | 'principals'>,
  isNew: boolean,
): Promise<readonly LiveMessage[]> {
  if (isNew) {
    await lookups.reload();
    principals.forget();
  }
  return [message];
}

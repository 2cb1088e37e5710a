import type { PrincipalReader } from '../access/principal-reader.ts';
import type { LiveStream } from './live-stream.ts';
import { topic } from './topic.ts';

/** Outbox topic of ended sessions and changed rights: streams look at once instead of within the second. */
export const SESSION_TOPIC = topic('session');

/**
 * Reads the rights of streams again, past the cache and in one query. Ended are those whose session is over (they hear
 * `ended`) and those that must change the password first (they hear `session`). Answers those that go on; of them
 * `changed` get from now on what their new rights allow. What is kept of old rights goes first: who is told asks at once,
 * and is told no second time.
 */
export async function renewRights(
  principals: PrincipalReader,
  asked: readonly LiveStream[],
): Promise<{ open: LiveStream[]; changed: LiveStream[] }> {
  const result: { open: LiveStream[]; changed: LiveStream[] } = { open: [], changed: [] };
  if (asked.length === 0) return result;
  const found = await principals.readMany(asked.map((stream) => stream.sessionKey));
  const gone = asked.filter((stream) => !found.has(stream.sessionKey));
  const moved = await principals.movedLabels(gone.map((stream) => stream.principal.sessionLabel));
  for (const stream of asked) {
    const principal = found.get(stream.sessionKey);
    const isChanged = principal === undefined || stream.renew(principal);
    if (isChanged) principals.forget();
    if (!principal) {
      // A session that got a new secret goes on: its browser comes back with it, a copy of the old one does not.
      stream.end(moved.has(stream.principal.sessionLabel) ? undefined : 'ended');
    } else if (principal.mustChangePassword) {
      stream.end('session');
    } else {
      if (isChanged) result.changed.push(stream);
      if (stream.open) result.open.push(stream);
    }
  }
  return result;
}

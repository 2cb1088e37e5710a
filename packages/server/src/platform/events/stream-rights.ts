import type { PrincipalReader } from '../access/principal-reader.ts';
import type { LiveStream } from './live-stream.ts';

/** Outbox topic of ended sessions and changed rights: streams look at once instead of within the second. */
export const SESSION_TOPIC = 'session';

/**
 * Reads the rights of all open streams again, in one query: a stream whose session is over hears `ended` and
 * is closed, one whose rights changed hears `session` and gets from now on what the new rights allow. What is kept of the
 * old rights goes first: who hears the word asks at once, and is told no second time.
 */
export async function renewRights(
  principals: PrincipalReader,
  streams: Set<LiveStream>,
  position: string,
): Promise<void> {
  if (streams.size === 0) return;
  const asked = [...streams];
  const found = await principals.readMany(asked.map((stream) => stream.sessionKey));
  for (const stream of asked) {
    const principal = found.get(stream.sessionKey);
    if (!principal) {
      principals.forget();
      stream.send([{ name: 'ended', json: '{}' }], position);
      stream.end();
      streams.delete(stream);
    } else if (stream.renew(principal)) {
      principals.forget();
      stream.send([{ name: 'session', json: '{}' }], position);
    }
  }
}

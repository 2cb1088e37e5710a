import { uuidv7 } from '../uuid.ts';
import type { Tx } from '../db/index.ts';
import type { Topic } from './topic.ts';

export const OUTBOX_CHANNEL = 'torre_outbox';

/**
 * Inserts an outbox row in the caller's transaction; the NOTIFY follows the commit. The payload carries ids only.
 * Returns the position of the save: a reader that `hub.caughtUp(position)` has let through has seen it.
 */
export async function publish(tx: Tx, topic: Topic, payload: object): Promise<string> {
  const { rows } = await tx.query<{ position: string }>({
    name: 'outbox-insert',
    // Not `returning xid`: requests may add events, they cannot read them.
    text: `with event as (insert into outbox (event_id, topic, payload) values ($1, $2, $3))
      select pg_current_xact_id()::text as position`,
    values: [uuidv7(), topic, JSON.stringify(payload)],
  });
  tx.signalAfterCommit(OUTBOX_CHANNEL);
  return rows[0]!.position;
}

/** As `publish`, for many payloads of a topic in one statement. */
export async function publishMany(tx: Tx, topic: Topic, payloads: readonly object[]): Promise<void> {
  if (payloads.length === 0) return;
  await tx.query({
    name: 'outbox-insert-many',
    text: `insert into outbox (event_id, topic, payload)
      select event_id, $2::text, payload::jsonb from unnest($1::uuid[], $3::text[]) as event (event_id, payload)`,
    values: [payloads.map(() => uuidv7()), topic, payloads.map((payload) => JSON.stringify(payload))],
  });
  tx.signalAfterCommit(OUTBOX_CHANNEL);
}

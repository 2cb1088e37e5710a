import type { Database, Queryable } from '../db/index.ts';
import type { OutboxRow } from './live-message.ts';
import { parseSnapshot } from './snapshot.ts';
import type { Snapshot } from './snapshot.ts';

/** More rows than this are not streamed: the screens read again, which is cheaper. */
const ROW_LIMIT = 5000;

export interface OutboxRead {
  readonly snapshot: Snapshot;
  readonly rows: readonly OutboxRow[];
  /** Rows are missing: pruned, or too many to stream. */
  readonly incomplete: boolean;
}

interface Row {
  snapshot: string;
  pruned_to: string | null;
  event_id: string | null;
  topic: string;
  payload: unknown;
  position: string;
}

/**
 * A restored backup may carry rows numbered beyond this cluster's transactions: they are nobody's news,
 * hence the bound by xmax.
 */
const readText = (seenFilter: string): string => `
  with s as materialized (select pg_current_snapshot() as snap)
  select s.snap::text as snapshot, (select value from meta where key = 'outbox_pruned_to') as pruned_to,
         o.event_id, o.topic, o.payload, o.xid::text as position
    from s left join lateral (
      select event_id, topic, payload, xid from outbox
       where xid >= $1::text::xid8 and xid < pg_snapshot_xmax(s.snap) and ${seenFilter}
       order by xid, event_id limit ${ROW_LIMIT + 1}) o on true`;

const NEW_ROWS = readText('not pg_visible_in_snapshot(xid, $2::text::pg_snapshot)');
const SEEN_ROWS = readText('pg_visible_in_snapshot(xid, $2::text::pg_snapshot)');

/** Where reading begins: nothing before this moment is news. */
export async function currentSnapshot(db: Database): Promise<Snapshot> {
  const { rows } = await db.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
  return parseSnapshot(rows[0]!.snapshot);
}

/**
 * What became visible after the read `last`. Rows at or above its xmin are looked at again and those that it
 * saw are dropped: a transaction that began early and committed late is neither skipped nor waited for.
 */
export function readNewRows(db: Database, last: Snapshot): Promise<OutboxRead> {
  return read(db, 'outbox-new', NEW_ROWS, last.xmin, last);
}

/** For a client that resumes at `position`: what it may have missed, up to the read `last`. */
export function readSince(db: Database, position: bigint, last: Snapshot): Promise<OutboxRead> {
  return read(db, 'outbox-since', SEEN_ROWS, position, last);
}

async function read(
  db: Database,
  name: string,
  text: string,
  from: bigint,
  last: Snapshot,
): Promise<OutboxRead> {
  const { rows } = await db.query<Row>({ name, text, values: [from.toString(), last.text] });
  const prunedTo = rows[0]!.pruned_to;
  const found = rows.filter((row) => row.event_id !== null);
  const tooMany = found.length > ROW_LIMIT;
  return {
    snapshot: parseSnapshot(rows[0]!.snapshot),
    rows: tooMany
      ? []
      : found.map(({ event_id, topic, payload, position }) => ({
          eventId: event_id!,
          topic,
          payload,
          position,
        })),
    incomplete: tooMany || (prunedTo !== null && BigInt(prunedTo) >= from),
  };
}

/**
 * Deletes rows older than 24 h and remembers the highest number among them, so that a position before it is
 * answered with `reset`. Any process may run it.
 */
export async function pruneOutbox(db: Queryable): Promise<void> {
  await db.query(`
    with gone as (
      delete from outbox where at < clock_timestamp() - interval '24 hours' returning xid
    )
    insert into meta (key, value)
    select 'outbox_pruned_to', max(xid)::text from gone having count(*) > 0
    on conflict (key) do update
       set value = greatest(meta.value::xid8, excluded.value::xid8)::text`);
}

import { uuidv7 } from '../../platform/uuid.ts';
import type { Queryable, Tx } from '../../platform/db/index.ts';

/** Whose address a token is. */
export interface FeedOwner {
  readonly userName: string;
  readonly employeeId: string;
  /** In the ids of the entries; stays when the token is renewed. */
  readonly feedId: string;
}

/** Writing down each reading would make a write of every read. */
const READ_AT_EVERY_HOURS = 1;

/** Makes the person's address, or puts a new token in the place of the one that stands. */
export async function putFeed(
  tx: Tx,
  userName: string,
  tokenHash: Buffer,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `insert into calendar_feed (user_name, feed_id, token_hash, made_at) values ($1, $2, $3, $4)
      on conflict (user_name) do update
      set token_hash = $3, made_at = $4, read_at = null`,
    [userName, uuidv7(), tokenHash, now.toString()],
  );
}

/** Answers whether there was an address to take away. */
export async function deleteFeed(tx: Tx, userName: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from calendar_feed where user_name = $1', [userName]);
  return rowCount !== 0;
}

/** null: unknown, ended or of a closed account; who asks is not told which. */
export async function findFeedOwner(on: Queryable, tokenHash: Buffer): Promise<FeedOwner | null> {
  const { rows } = await on.query<FeedOwner>(
    `select f.user_name as "userName", a.employee_id as "employeeId", f.feed_id as "feedId"
      from calendar_feed f join account a using (user_name)
      where f.token_hash = $1 and a.disabled_at is null`,
    [tokenHash],
  );
  return rows[0] ?? null;
}

/** Notes that a program fetched the calendar. */
export async function noteFeedRead(on: Queryable, tokenHash: Buffer, now: Temporal.Instant): Promise<void> {
  await on.query(
    `update calendar_feed set read_at = $2
      where token_hash = $1 and coalesce(read_at, '-infinity') <= $3`,
    [tokenHash, now.toString(), now.subtract({ hours: READ_AT_EVERY_HOURS }).toString()],
  );
}

import type { OneTimeLinkReply } from '@torre/contract/identity';
import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface OneTimeLink {
  readonly purpose: OneTimeLinkReply['purpose'];
  readonly userName: string | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** A new link; those before it for the same purpose and account open nothing any more. */
export async function insertLink(
  tx: Tx,
  link: {
    readonly hash: Buffer;
    readonly purpose: OneTimeLink['purpose'];
    readonly userName: string | null;
    readonly now: Temporal.Instant;
    readonly expiresAt: Temporal.Instant;
  },
): Promise<void> {
  await spendLinks(tx, link.purpose, link.userName, link.now);
  await tx.query(
    'insert into one_time_link (token_hash, purpose, user_name, created_at, expires_at) values ($1, $2, $3, $4, $5)',
    [link.hash, link.purpose, link.userName, link.now.toString(), link.expiresAt.toString()],
  );
}

export async function spendLinks(
  tx: Tx,
  purpose: OneTimeLink['purpose'],
  userName: string | null,
  now: Temporal.Instant,
): Promise<void> {
  await tx.query(
    `update one_time_link set used_at = $3
      where purpose = $1 and user_name is not distinct from $2 and used_at is null`,
    [purpose, userName, now.toString()],
  );
}

/** The link of the first administrator has no account yet. */
const OF_OPEN_ACCOUNT = `not exists (
  select from account a where a.user_name = l.user_name and a.disabled_at is not null)`;

/** null: unknown, used, expired or of a closed account; who asks is not told which. */
export async function findOpenLink(
  on: Queryable,
  hash: Buffer,
  now: Temporal.Instant,
): Promise<OneTimeLink | null> {
  const { rows } = await on.query(
    `select purpose, user_name, expires_at from one_time_link l
      where token_hash = $1 and used_at is null and expires_at > $2 and ${OF_OPEN_ACCOUNT}`,
    [hash, now.toString()],
  );
  return rows[0] ? linkOf(rows[0]) : null;
}

/** Marks the link as used; of many at once exactly one gets it, the others null. */
export async function takeLink(tx: Tx, hash: Buffer, now: Temporal.Instant): Promise<OneTimeLink | null> {
  const { rows } = await tx.query(
    `update one_time_link l set used_at = $2
      where token_hash = $1 and used_at is null and expires_at > $2 and ${OF_OPEN_ACCOUNT}
      returning purpose, user_name, expires_at`,
    [hash, now.toString()],
  );
  return rows[0] ? linkOf(rows[0]) : null;
}

/** Removes links that were used or expired before this moment; returns how many. */
export async function deleteUsedLinks(tx: Tx, before: Temporal.Instant): Promise<number> {
  const { rowCount } = await tx.query('delete from one_time_link where used_at < $1 or expires_at < $1', [
    before.toString(),
  ]);
  return rowCount ?? 0;
}

// oxlint-disable-next-line typescript/no-explicit-any -- the row of the statements above
function linkOf(row: any): OneTimeLink {
  return { purpose: row.purpose, userName: row.user_name, expiresAt: row.expires_at };
}

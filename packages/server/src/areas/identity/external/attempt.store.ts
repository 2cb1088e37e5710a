import type { Tx } from '../../../platform/db/index.ts';

/** One way to the provider and back; the secrets stay in the browser. */
export interface Attempt {
  readonly stateHash: Buffer;
  readonly browserHash: Buffer;
}

export async function insertAttempt(
  tx: Tx,
  attempt: Attempt,
  now: Temporal.Instant,
  expiresAt: Temporal.Instant,
): Promise<void> {
  await tx.query(
    'insert into oidc_attempt (state_hash, browser_hash, created_at, expires_at) values ($1, $2, $3, $4)',
    [attempt.stateHash, attempt.browserHash, now.toString(), expiresAt.toString()],
  );
}

/** Marks an attempt as used; false when it is unknown, used, too old, or another browser's. Once only. */
export async function takeAttempt(tx: Tx, attempt: Attempt, now: Temporal.Instant): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update oidc_attempt set used_at = $3
      where state_hash = $1 and browser_hash = $2 and used_at is null and expires_at > $3`,
    [attempt.stateHash, attempt.browserHash, now.toString()],
  );
  return rowCount === 1;
}

/** Attempts that are over open nothing any more; returns how many were removed. */
export async function deleteOldAttempts(tx: Tx, before: Temporal.Instant): Promise<number> {
  const { rowCount } = await tx.query('delete from oidc_attempt where expires_at < $1', [before.toString()]);
  return rowCount ?? 0;
}

import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface NewSession {
  readonly hash: Buffer;
  readonly label: string;
  readonly userName: string;
  readonly userAgent: string;
  /** The identity provider vouches for the person; no password of Torre does. */
  readonly external: boolean;
  readonly now: Temporal.Instant;
  /** Until the session's absolute end, used or not. */
  readonly lifeHours: number;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.query(
    `insert into session (session_hash, label, user_name, created_at, last_seen_at, expires_at, user_agent, external)
     values ($1, $2, $3, $4, $4, $5, $6, $7)`,
    [
      session.hash,
      session.label,
      session.userName,
      session.now.toString(),
      session.now.add({ hours: session.lifeHours }).toString(),
      session.userAgent,
      session.external,
    ],
  );
}

/** Ends one session; returns the account that it belonged to, or null when it was over already. */
export async function endSession(
  tx: Tx,
  hash: Buffer,
  reason: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const { rows } = await tx.query<{ user_name: string }>(
    `update session set ended_at = $3, ended_reason = $2 where session_hash = $1 and ended_at is null
     returning user_name`,
    [hash, reason, now.toString()],
  );
  return rows[0]?.user_name ?? null;
}

/** Ends the account's sessions but the one labelled `keep`; returns how many were open. */
export async function endSessionsOf(
  tx: Tx,
  userName: string,
  keep: string | null,
  reason: string,
  now: Temporal.Instant,
): Promise<number> {
  const { rowCount } = await tx.query(
    `update session set ended_at = $4, ended_reason = $3
      where user_name = $1 and ended_at is null and label is distinct from $2`,
    [userName, keep, reason, now.toString()],
  );
  return rowCount ?? 0;
}

/** Ends one of the account's sessions by its label; false when it is not the account's, or over already. */
export async function endSessionLabelled(
  tx: Tx,
  userName: string,
  label: string,
  reason: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update session set ended_at = $4, ended_reason = $3
      where user_name = $1 and label = $2 and ended_at is null`,
    [userName, label, reason, now.toString()],
  );
  return rowCount === 1;
}

/** Gives a session a new secret: the one before opens nothing any more. */
export async function replaceSessionSecret(tx: Tx, label: string, hash: Buffer): Promise<void> {
  await tx.query('update session set session_hash = $2 where label = $1 and ended_at is null', [label, hash]);
}

/** Removes sessions that were over before this moment; returns how many. */
export async function deleteEndedSessions(tx: Tx, before: Temporal.Instant): Promise<number> {
  const { rowCount } = await tx.query('delete from session where ended_at < $1 or expires_at < $1', [
    before.toString(),
  ]);
  return rowCount ?? 0;
}

export async function saveSelectedPlant(on: Queryable, label: string, icao: string): Promise<void> {
  await on.query('update session set selected_icao = $2 where label = $1', [label, icao]);
}

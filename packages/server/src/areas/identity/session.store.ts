import type { Queryable, Tx } from '../../platform/db/index.ts';

/** The absolute end of a session, used or not. */
export const SESSION_LIFE_HOURS = 7 * 24;

export interface NewSession {
  readonly hash: Buffer;
  readonly label: string;
  readonly userName: string;
  readonly userAgent: string;
  readonly now: Temporal.Instant;
}

export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.query(
    `insert into session (session_hash, label, user_name, created_at, last_seen_at, expires_at, user_agent)
     values ($1, $2, $3, $4, $4, $5, $6)`,
    [
      session.hash,
      session.label,
      session.userName,
      session.now.toString(),
      session.now.add({ hours: SESSION_LIFE_HOURS }).toString(),
      session.userAgent,
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

export async function saveSelectedPlant(on: Queryable, label: string, icao: string): Promise<void> {
  await on.query('update session set selected_icao = $2 where label = $1', [label, icao]);
}

import type { Tx } from '../../../platform/db/index.ts';

export async function insertProviderToken(tx: Tx, session: Buffer, sealed: Buffer): Promise<void> {
  await tx.query('insert into provider_token (session_hash, sealed) values ($1, $2)', [session, sealed]);
}

/** Takes away the tokens of a session that its person just ended; null: there are none, or it ended otherwise. */
export async function takeProviderToken(
  tx: Tx,
  session: Buffer,
  endedAfter: Temporal.Instant,
): Promise<Buffer | null> {
  const { rows } = await tx.query<{ sealed: Buffer }>(
    `delete from provider_token using session
      where provider_token.session_hash = $1 and session.session_hash = $1
        and session.ended_reason = 'sign-out' and session.ended_at > $2
      returning provider_token.sealed`,
    [session, endedAfter.toString()],
  );
  return rows[0]?.sealed ?? null;
}

/** Removes the tokens of sessions that nobody can use any more and that their person did not end; returns how many. */
export async function deleteTokensLeft(tx: Tx, now: Temporal.Instant, idleMinutes: number): Promise<number> {
  const { rowCount } = await tx.query(
    `delete from provider_token using session s
      where provider_token.session_hash = s.session_hash
        and (s.ended_at < $1 or s.expires_at < $1 or s.last_seen_at < $2)`,
    [now.subtract({ hours: 1 }).toString(), now.subtract({ minutes: idleMinutes }).toString()],
  );
  return rowCount ?? 0;
}

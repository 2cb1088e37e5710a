import type { OwnSession } from '@torre/contract/identity';
import { deviceOf } from '@torre/domain/identity';
import type { Principal } from '../../platform/access/principal.ts';
import type { AreaDeps } from '../../platform/deps.ts';

/** The own open sessions, the one that asks first, then by last use. */
export async function readOwnSessions(
  { db, clock, configuration }: Pick<AreaDeps, 'db' | 'clock' | 'configuration'>,
  principal: Principal,
): Promise<OwnSession[]> {
  const now = clock.now();
  const idleSince = now.subtract({ minutes: configuration.read('identity.sessionIdle') });
  const { rows } = await db.query(
    `select label, user_agent, created_at, last_seen_at from session
      where user_name = $1 and ended_at is null and expires_at > $2 and last_seen_at > $3
      order by label = $4 desc, last_seen_at desc`,
    [principal.userName, now.toString(), idleSince.toString(), principal.sessionLabel],
  );
  return rows.map((row) => ({
    sessionLabel: row.label,
    ...deviceOf(row.user_agent),
    openedAt: new Date(row.created_at).toISOString(),
    lastSeenAt: new Date(row.last_seen_at).toISOString(),
    current: row.label === principal.sessionLabel,
  }));
}

import { newSecret, secretHash } from '../../platform/access/session-secret.ts';
import { writeAudit } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { announceRightsChange } from './rights-change.ts';
import { endSession, insertSession } from './session.store.ts';

export interface Entrance {
  readonly userName: string;
  readonly employeeId: string;
  readonly userAgent: string;
  /** Hash of the session that the browser brought along; signing in ends it (rotation). */
  readonly formerSession: Buffer | null;
  /** The identity provider vouches for the person; no password of Torre does. */
  readonly external: boolean;
  /** Id of the call, for the trail. */
  readonly call: string;
}

/** Opens a session in the caller's transaction and returns its secret; the browser's former one ends. */
export async function openSession(deps: AreaDeps, tx: Tx, entrance: Entrance): Promise<string> {
  const secret = newSecret();
  const label = newSecret().slice(0, 8);
  const now = deps.clock.now();
  if (entrance.formerSession) {
    const former = await endSession(tx, entrance.formerSession, 'sign-in', now);
    if (former !== null) await announceRightsChange(deps, tx, former);
  }
  await insertSession(tx, {
    hash: secretHash(secret),
    label,
    userName: entrance.userName,
    userAgent: entrance.userAgent,
    external: entrance.external,
    now,
    lifeHours: deps.configuration.read('identity.sessionLife'),
  });
  await writeAudit(tx, {
    at: now,
    actor: entrance.employeeId,
    call: entrance.call,
    what: 'sign-in',
    entity: 'session',
    entityKey: label,
    subject: entrance.employeeId,
    values: [],
  });
  return secret;
}

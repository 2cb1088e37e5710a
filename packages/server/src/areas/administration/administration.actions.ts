import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { endAllSessions, makeSetPasswordLink } from '../identity/index.ts';
import type { MadeLink } from '../identity/index.ts';
import { lockOpenAccount } from './administration.store.ts';
import type { OpenAccount } from './administration.store.ts';

/** The open account that a call names, which stays so until the commit; null for an unknown or closed one. */
export const findOpenAccount = (tx: Tx, userName: string) => lockOpenAccount(tx, userName);

/** A one-time link with which the person of an open account sets a new password. */
export async function makePasswordLink(
  deps: AreaDeps,
  tx: Tx,
  actor: Actor,
  { userName, employeeId: subject }: OpenAccount,
): Promise<MadeLink> {
  const link = await makeSetPasswordLink(tx, deps, userName);
  await auditChange(tx, actor, { what: 'password-link', entity: 'account', entityKey: userName, subject });
  return link;
}

/** Ends all sessions of an open account and returns how many there were. */
export async function endSessions(
  deps: AreaDeps,
  tx: Tx,
  actor: Actor,
  { userName, employeeId: subject }: OpenAccount,
): Promise<number> {
  const ended = await endAllSessions(deps, tx, userName, 'administrator');
  await auditChange(tx, actor, { what: 'end-sessions', entity: 'account', entityKey: userName, subject });
  return ended;
}

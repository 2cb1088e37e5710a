import { administrationSentence } from '@torre/contract/administration/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { ROLE } from '@torre/domain/identity';
import type { Actor } from '../../platform/access/actor.ts';
import { auditChange } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { findAccountState, saveAccountState } from './account.store.ts';
import type { AccountState } from './account.store.ts';
import { countOtherAdministrators, lockRights } from './rights.store.ts';
import { announceRightsChange } from './rights-change.ts';
import { endSessionsOf } from './session.store.ts';

/** An account as it stands, for who changes whether it is open; two administrators must not close each other. */
export async function lockAccountState(
  tx: Tx,
  userName: string,
): Promise<(AccountState & { readonly userName: string }) | null> {
  await lockRights(tx);
  const account = await findAccountState(tx, userName);
  return account && { ...account, userName };
}

/**
 * Closes an account, or opens a closed one again; what stands already stays. Who is in is out at once, and links that
 * were not used end. Throws Refused: 409 for one's own or the last administrator's.
 */
export async function changeAccountState(
  deps: AreaDeps,
  tx: Tx,
  actor: Actor,
  account: AccountState & { readonly userName: string },
  closed: boolean,
): Promise<void> {
  const { userName } = account;
  if (account.closed === closed) return;
  if (closed) {
    await refuseWithoutAdministrator(tx, actor, account);
    await endSessionsOf(tx, userName, null, 'account closed', actor.now);
  }
  await saveAccountState(tx, userName, closed ? actor.now : null);
  await auditChange(tx, actor, {
    subject: account.employeeId,
    what: closed ? 'close-account' : 'open-account',
    entity: 'account',
    entityKey: userName,
  });
  await announceRightsChange(deps, tx, userName);
}

async function refuseWithoutAdministrator(
  tx: Tx,
  { principal }: Actor,
  { userName, roles }: AccountState & { readonly userName: string },
): Promise<void> {
  const refuse = (key: 'ownAccount' | 'last-administrator') =>
    refused(409, OUTCOME.rightsRefused, administrationSentence(key));
  if (userName === principal.userName) throw refuse('ownAccount');
  if (!roles.includes(ROLE.admin)) return;
  if ((await countOtherAdministrators(tx, userName, principal.demo)) === 0)
    throw refuse('last-administrator');
}

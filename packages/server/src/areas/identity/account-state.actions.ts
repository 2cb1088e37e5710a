import { OUTCOME } from '@torre/contract/outcome';
import { ROLE } from '@torre/domain/identity';
import type { Principal } from '../../platform/access/principal.ts';
import { writeAudit } from '../../platform/audit/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { findAccountState, saveAccountState } from './account.store.ts';
import type { AccountState } from './account.store.ts';
import { countOtherAdministrators, lockRights } from './rights.store.ts';
import { LAST_ADMINISTRATOR } from './last-administrator.ts';
import { announceRightsChange } from './rights-change.ts';
import { endSessionsOf } from './session.store.ts';

/**
 * Closes an account, or opens a closed one again; what stands already stays. Who is in is out at once, and links that
 * were not used end. Throws Refused: 404 for an unknown account, 409 for one's own or the last administrator's.
 */
export async function changeAccountState(
  deps: AreaDeps,
  tx: Tx,
  principal: Principal,
  userName: string,
  closed: boolean,
): Promise<void> {
  const now = deps.clock.now();
  // Two administrators must not close each other.
  await lockRights(tx);
  const account = await findAccountState(tx, userName);
  if (account === null) throw refused(404, OUTCOME.notFound, 'Questo account non esiste.');
  if (account.closed === closed) return;
  if (closed) {
    await refuseWithoutAdministrator(tx, principal, userName, account);
    await endSessionsOf(tx, userName, null, 'account closed', now);
  }
  await saveAccountState(tx, userName, closed ? now : null);
  await writeAudit(tx, {
    at: now,
    actor: principal.employeeId,
    subject: account.employeeId,
    call: 'changeAccountState',
    what: closed ? 'close-account' : 'open-account',
    entity: 'account',
    entityKey: userName,
    values: [],
  });
  await announceRightsChange(deps, tx, userName);
}

async function refuseWithoutAdministrator(
  tx: Tx,
  principal: Principal,
  userName: string,
  { roles }: AccountState,
): Promise<void> {
  if (userName === principal.userName) {
    throw refused(
      409,
      OUTCOME.rightsRefused,
      'Non puoi chiudere il tuo account: deve farlo un altro amministratore.',
    );
  }
  if (!roles.includes(ROLE.admin) || (await countOtherAdministrators(tx, userName, principal.demo)) > 0)
    return;
  throw refused(409, OUTCOME.rightsRefused, LAST_ADMINISTRATOR);
}

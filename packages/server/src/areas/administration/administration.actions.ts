import type { AuditOperation } from '@torre/contract/audit';
import type { NewAccount } from '@torre/contract/administration';
import { OUTCOME } from '@torre/contract/outcome';
import { ROLE } from '@torre/domain/identity';
import type { Principal } from '../../platform/access/principal.ts';
import { asSystem, requireRole } from '../../platform/access/request-scope.ts';
import { writeAudit } from '../../platform/audit/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import { changeAccountState, endAllSessions, makeAccount, makeSetPasswordLink } from '../identity/index.ts';
import type { MadeLink } from '../identity/index.ts';
import { accountIsOpen } from './administration.store.ts';

/** A one-time link with which the person sets a new password; refuses with 404 for an unknown account. */
export function makePasswordLink(deps: AreaDeps, principal: Principal, userName: string): Promise<MadeLink> {
  return onAccount(deps, principal, userName, 'makePasswordLink', 'password-link', (tx) =>
    makeSetPasswordLink(tx, deps, userName),
  );
}

/** Ends all sessions of an account and returns how many there were; refuses with 404 for an unknown account. */
export function endSessions(deps: AreaDeps, principal: Principal, userName: string): Promise<number> {
  return onAccount(deps, principal, userName, 'endSessions', 'end-sessions', (tx) =>
    endAllSessions(deps, tx, userName, 'administrator'),
  );
}

/** A new account; refuses as `makeAccount` says. */
export function createAccount(deps: AreaDeps, principal: Principal, wanted: NewAccount) {
  // People are written by the system alone: no row policy lets a request do it.
  requireRole(ROLE.admin);
  return asSystem(() => inTransaction(deps.db, (tx) => makeAccount(deps, tx, principal, wanted)));
}

/** Closes an account or opens it again; refuses with 404 and 409 as `changeAccountState` says. */
export function changeState(
  deps: AreaDeps,
  principal: Principal,
  userName: string,
  closed: boolean,
): Promise<void> {
  return inTransaction(deps.db, (tx) => changeAccountState(deps, tx, principal, userName, closed));
}

async function onAccount<T>(
  deps: AreaDeps,
  principal: Principal,
  userName: string,
  call: string,
  what: AuditOperation,
  act: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inTransaction(deps.db, async (tx) => {
    if (!(await accountIsOpen(tx, userName))) {
      throw refused(404, OUTCOME.notFound, 'Questo account non esiste.');
    }
    const result = await act(tx);
    await writeAudit(tx, {
      at: deps.clock.now(),
      actor: principal.employeeId,
      call,
      what,
      entity: 'account',
      entityKey: userName,
      values: [],
    });
    return result;
  });
}

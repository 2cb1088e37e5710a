import { OUTCOME } from '@torre/contract/outcome';
import type { Principal } from '../../platform/access/principal.ts';
import { writeAudit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { findSignInAccount, savePassword } from './account.store.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { requireGoodPassword } from './new-password.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { announceRightsChange } from './rights-change.ts';
import { endSessionsOf } from './session.store.ts';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly address: string;
}

/**
 * Changes the own password; every other session of the account ends (decisions.md, Sign-in).
 * A wrong current password is 409, not 401: a 401 would log the person out (P7.21).
 */
export async function changePassword(
  deps: IdentityDeps,
  principal: Principal,
  change: PasswordChange,
): Promise<void> {
  const { userName } = principal;
  requireGoodPassword(change.newPassword, userName);
  const current = await deps.brake.guard(`${change.address} ${userName}`, () =>
    readCurrent(deps, userName, change.currentPassword),
  );
  if (current === null) throw refused(409, OUTCOME.wrongPair, 'La password attuale non è corretta.');
  if (change.newPassword === change.currentPassword) {
    throw refused(409, OUTCOME.passwordTooWeak, 'La nuova password deve essere diversa da quella attuale.');
  }
  const hash = await deps.hashes.run(() => hashPassword(change.newPassword));
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    if (!(await savePassword(tx, userName, hash, current, now))) {
      throw refused(409, OUTCOME.wrongPair, 'La password è stata cambiata nel frattempo: riprova.');
    }
    await endSessionsOf(tx, userName, principal.sessionLabel, 'password changed', now);
    await announceRightsChange(deps, tx, userName);
    await writeAudit(tx, {
      at: now,
      actor: principal.employeeId,
      call: 'changePassword',
      what: 'change-password',
      entity: 'account',
      entityKey: userName,
      values: [],
    });
  });
}

async function readCurrent(deps: IdentityDeps, userName: string, password: string): Promise<string | null> {
  const account = await findSignInAccount(deps.db, userName, deps.clock.now());
  if (!account?.passwordHash) return null;
  const hash = account.passwordHash;
  return (await deps.hashes.run(() => verifyPassword(password, hash))) ? hash : null;
}

import { identitySentence } from '@torre/contract/identity/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Principal } from '../../platform/access/principal.ts';
import { newSecret, secretHash } from '../../platform/access/session-secret.ts';
import { writeAudit } from '../../platform/audit/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { findSignInAccount, savePassword } from './account.store.ts';
import { guardGuess } from './guess-guard.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { spendLinks } from './link.store.ts';
import { requireGoodPassword } from './new-password.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { requirePasswordMode } from './password-mode.ts';
import { announceRightsChange } from './rights-change.ts';
import { endSessionsOf, replaceSessionSecret } from './session.store.ts';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly address: string;
  readonly browser: string | null;
  /** Key of the session that asks. */
  readonly sessionKey: string | null;
}

/**
 * Changes the own password; every other session of the account ends (decisions.md, Sign-in), and this one gets a new
 * secret, which is returned: a copy of the one before opens nothing any more.
 * A wrong current password is 409, not 401: a 401 would log the person out (P7.21).
 */
export async function changePassword(
  deps: IdentityDeps,
  principal: Principal,
  change: PasswordChange,
): Promise<string> {
  requirePasswordMode(deps.config);
  const { userName } = principal;
  requireGoodPassword(change.newPassword, userName);
  const current = await guardGuess(deps, { ...change, userName }, () =>
    readCurrent(deps, userName, change.currentPassword),
  );
  if (current === null) throw refused(409, OUTCOME.wrongPair, identitySentence('wrongPassword'));
  if (change.newPassword === change.currentPassword) {
    throw refused(409, OUTCOME.passwordTooWeak, identitySentence('samePassword'));
  }
  const hash = await deps.hashes.run(() => hashPassword(change.newPassword));
  const now = deps.clock.now();
  const secret = newSecret();
  const days = deps.configuration.read('identity.passwordLife');
  await inTransaction(deps.db, async (tx) => {
    if (!(await savePassword(tx, userName, hash, current, { now, days }))) {
      throw refused(409, OUTCOME.wrongPair, identitySentence('passwordChanged'));
    }
    await endSessionsOf(tx, userName, principal.sessionLabel, 'password changed', now);
    // Who changes a password out of suspicion does not expect that a link of before still opens the account.
    await spendLinks(tx, 'set-password', userName, now);
    await replaceSessionSecret(tx, principal.sessionLabel, secretHash(secret));
    await announceRightsChange(deps, tx, userName, change.sessionKey);
    await writeAudit(tx, {
      at: now,
      actor: principal.employeeId,
      subject: principal.employeeId,
      call: 'changePassword',
      what: 'change-password',
      entity: 'account',
      entityKey: userName,
      values: [],
    });
  });
  return secret;
}

async function readCurrent(deps: IdentityDeps, userName: string, password: string): Promise<string | null> {
  const account = await findSignInAccount(deps.db, userName, deps.clock.now());
  if (!account?.passwordHash) return null;
  const hash = account.passwordHash;
  return (await deps.hashes.run(() => verifyPassword(password, hash))) ? hash : null;
}

import { OUTCOME } from '@torre/contract/outcome';
import type { Principal } from '../../platform/access/principal.ts';
import { newSecret, secretHash } from '../../platform/access/session-secret.ts';
import { writeAudit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { findSignInAccount, markSignedIn } from './account.store.ts';
import type { SignInAccount } from './account.store.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { NOBODYS_HASH, verifyPassword } from './password-hash.ts';
import { announceRightsChange } from './rights-change.ts';
import { endSession, insertSession } from './session.store.ts';

export interface SignInRequest {
  readonly username: string;
  readonly password: string;
  /** Where the try comes from, for the brake. */
  readonly address: string;
  readonly userAgent: string;
  /** Hash of the session that the browser brought along; signing in ends it (rotation). */
  readonly formerSession: Buffer | null;
}

/** One text for every reason (P7.17): unknown, without password, closed, demo account outside the demo. */
const wrongPair = () => refused(401, OUTCOME.wrongPair, 'Nome utente o password non corretti.');

/** Signs in and returns the new session's secret. Refuses with 401, 429 or 503. */
export async function signIn(
  deps: IdentityDeps,
  attempt: SignInRequest,
): Promise<{ secret: string; mustChangePassword: boolean }> {
  const userName = attempt.username.trim().toLowerCase();
  const account = await deps.brake.guard(`${attempt.address} ${userName}`, () =>
    checkPair(deps, userName, attempt.password),
  );
  const secret = account && (await openSession(deps, account, attempt));
  if (!account || !secret) throw wrongPair();
  return { secret, mustChangePassword: account.mustChange };
}

async function checkPair(
  deps: IdentityDeps,
  userName: string,
  password: string,
): Promise<SignInAccount | null> {
  const account = await findSignInAccount(deps.db, userName, deps.clock.now());
  const hash = account?.passwordHash ?? NOBODYS_HASH;
  return (await deps.hashes.run(() => verifyPassword(password, hash))) ? account : null;
}

async function openSession(
  deps: IdentityDeps,
  account: SignInAccount,
  attempt: SignInRequest,
): Promise<string | null> {
  const secret = newSecret();
  const label = newSecret().slice(0, 8);
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    if (!(await markSignedIn(tx, account.userName, account.passwordHash!, now))) return null;
    if (attempt.formerSession) {
      const former = await endSession(tx, attempt.formerSession, 'sign-in', now);
      if (former !== null) await announceRightsChange(deps, tx, former);
    }
    await insertSession(tx, {
      hash: secretHash(secret),
      label,
      userName: account.userName,
      userAgent: attempt.userAgent,
      now,
    });
    await writeAudit(tx, {
      at: now,
      actor: account.employeeId,
      call: 'autenticazione',
      what: 'sign-in',
      entity: 'session',
      entityKey: label,
      values: [],
    });
    return secret;
  });
}

/** Ends the session of the call; its streams end within the second. */
export async function signOut(deps: IdentityDeps, principal: Principal, session: Buffer): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.db, async (tx) => {
    const userName = await endSession(tx, session, 'sign-out', now);
    if (userName === null) return;
    await announceRightsChange(deps, tx, userName);
    await writeAudit(tx, {
      at: now,
      actor: principal.employeeId,
      call: 'fineSessione',
      what: 'sign-out',
      entity: 'session',
      entityKey: principal.sessionLabel,
      values: [],
    });
  });
}

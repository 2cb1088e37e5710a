import { identitySentence } from '@torre/contract/identity/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Principal } from '../../platform/access/principal.ts';
import { newSecret, secretHash } from '../../platform/access/session-secret.ts';
import { writeAudit } from '../../platform/audit/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { findSignInAccount, markSignedIn } from './account.store.ts';
import type { SignInAccount } from './account.store.ts';
import { guardGuess } from './guess-guard.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { rememberBrowser } from './known-browser.store.ts';
import { openSession } from './open-session.ts';
import { NOBODYS_HASH, verifyPassword } from './password-hash.ts';
import { requirePasswordMode } from './password-mode.ts';
import { announceRightsChange } from './rights-change.ts';
import { endSession } from './session.store.ts';

export interface SignInRequest {
  readonly username: string;
  readonly password: string;
  /** Where the try comes from, for the brake. */
  readonly address: string;
  /** Secret of a browser in which somebody signed in before, or null. */
  readonly browser: string | null;
  readonly userAgent: string;
  /** Hash of the session that the browser brought along; signing in ends it (rotation). */
  readonly formerSession: Buffer | null;
}

export interface SignedIn {
  readonly secret: string;
  /** By which the browser is known from now on. */
  readonly browser: string;
  readonly mustChangePassword: boolean;
}

/** One text for every reason (P7.17): unknown, without password, closed, demo account outside the demo. */
const wrongPair = () => refused(401, OUTCOME.wrongPair, identitySentence('wrongPair'));

/** Signs in and returns the new session's secret. Refuses with 401, 409 (people sign in elsewhere), 429 or 503. */
export async function signIn(deps: IdentityDeps, attempt: SignInRequest): Promise<SignedIn> {
  requirePasswordMode(deps.config);
  const userName = attempt.username.trim().toLowerCase();
  const account = await guardGuess(deps, { ...attempt, userName }, () =>
    checkPair(deps, userName, attempt.password),
  );
  const browser = attempt.browser ?? newSecret();
  const secret = account && (await enter(deps, account, attempt, secretHash(browser)));
  if (!account || !secret) throw wrongPair();
  return { secret, browser, mustChangePassword: account.mustChange };
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

async function enter(
  deps: IdentityDeps,
  account: SignInAccount,
  attempt: SignInRequest,
  browser: Buffer,
): Promise<string | null> {
  const { userName, employeeId } = account;
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    if (!(await markSignedIn(tx, userName, account.passwordHash!, now))) return null;
    await rememberBrowser(tx, userName, browser, now);
    const { userAgent, formerSession } = attempt;
    return openSession(deps, tx, {
      userName,
      employeeId,
      userAgent,
      formerSession,
      external: false,
      call: 'autenticazione',
    });
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
      subject: principal.employeeId,
      call: 'fineSessione',
      what: 'sign-out',
      entity: 'session',
      entityKey: principal.sessionLabel,
      values: [],
    });
  });
}

import { administrationSentence } from '@torre/contract/administration/sentences';
import type { BodyOf } from '@torre/contract/endpoint';
import type { useOneTimeLink as endpoint } from '@torre/contract/identity';
import { identitySentence } from '@torre/contract/identity/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { isVisible, visibleName } from '@torre/domain/kernel';
import { newSecret, secretHash } from '../../platform/access/session-secret.ts';
import { writeAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db/index.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { AreaDeps } from '../../platform/deps.ts';
import { refused } from '../../platform/http/refused.ts';
import type { Refused } from '../../platform/http/refused.ts';
import {
  accountExists,
  administratorExists,
  insertAdministrator,
  lockFirstAdministrator,
  lockNewAccounts,
  savePassword,
} from './account.store.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { findOpenLink, insertLink, spendLinks, takeLink } from './link.store.ts';
import type { OneTimeLink } from './link.store.ts';
import { freeCode } from './new-account.actions.ts';
import { requireGoodPassword } from './new-password.ts';
import { hashPassword } from './password-hash.ts';
import { requirePasswordMode } from './password-mode.ts';
import { announceRightsChange } from './rights-change.ts';
import { endSessionsOf } from './session.store.ts';
import { newUserName } from './user-name.ts';

export type LinkUse = BodyOf<typeof endpoint>;

/** A new link on its way to a person: the path below the public address, and its end. */
export interface MadeLink {
  readonly path: string;
  readonly expiresAt: Temporal.Instant;
}

/** Unknown, used and expired links get one answer: who holds none learns nothing. */
const linkSpent = (): Refused => refused(404, OUTCOME.linkSpent, identitySentence('linkSpent'));

/** Makes a link for a password, valid as the configuration says; earlier ones of the account open nothing any more. */
export async function makeSetPasswordLink(
  tx: Tx,
  { clock, configuration }: Pick<AreaDeps, 'clock' | 'configuration'>,
  userName: string,
): Promise<MadeLink> {
  return makeLink(tx, clock, 'set-password', userName, configuration.read('identity.passwordLink'));
}

/** The link that creates the first administrator, valid 30 minutes; null when there is an administrator. */
export async function makeFirstAdministratorLink(db: Database, clock: Clock): Promise<MadeLink | null> {
  return inTransaction(db, async (tx) => {
    await lockFirstAdministrator(tx);
    if (await administratorExists(tx)) return null;
    return makeLink(tx, clock, 'first-administrator', null, 30);
  });
}

async function makeLink(
  tx: Tx,
  clock: Clock,
  purpose: OneTimeLink['purpose'],
  userName: string | null,
  minutes: number,
): Promise<MadeLink> {
  const secret = newSecret();
  const now = clock.now();
  const expiresAt = now.add({ minutes });
  await insertLink(tx, { hash: secretHash(secret), purpose, userName, now, expiresAt });
  return { path: `/accesso/${secret}`, expiresAt };
}

/** What a link is for; 404 when it is unknown, used or expired. */
export async function openOneTimeLink(deps: IdentityDeps, token: string): Promise<OneTimeLink> {
  const link = await findOpenLink(deps.db, secretHash(token), deps.clock.now());
  if (link === null) throw linkSpent();
  return link;
}

/**
 * Uses a link: sets the password of its account, or creates the first administrator (without a password where people sign
 * in at the identity provider). Of many uses at once one wins; the others, and a spent link, get 404.
 */
export async function takeOneTimeLink(deps: IdentityDeps, token: string, use: LinkUse): Promise<void> {
  const link = await openOneTimeLink(deps, token);
  if (link.purpose === 'set-password') requirePasswordMode(deps.config);
  const userName = link.userName ?? newUserName(use.userName);
  if (link.purpose === 'first-administrator') requireNames(use);
  const hash =
    deps.config.oidc === null ? await newPasswordHash(deps, use.newPassword ?? '', userName) : null;
  await inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    if ((await takeLink(tx, secretHash(token), now)) === null) throw linkSpent();
    const actor =
      link.purpose === 'first-administrator' ? await createFirstAdministrator(tx, userName, use) : null;
    const days = deps.configuration.read('identity.passwordLife');
    const subject = hash === null ? actor : await savePassword(tx, userName, hash, null, { now, days });
    if (subject === null) throw linkSpent();
    await spendLinks(tx, link.purpose, link.userName, now);
    await endSessionsOf(tx, userName, null, 'password set by link', now);
    await announceRightsChange(deps, tx, userName);
    await writeAudit(tx, {
      at: now,
      actor,
      subject,
      call: 'useOneTimeLink',
      what: link.purpose,
      entity: 'account',
      entityKey: userName,
      values: [],
    });
  });
}

async function newPasswordHash(deps: IdentityDeps, password: string, userName: string): Promise<string> {
  requireGoodPassword(password, userName);
  return deps.hashes.run(() => hashPassword(password));
}

/** Returns the personnel code. */
async function createFirstAdministrator(tx: Tx, userName: string, use: LinkUse): Promise<string> {
  await lockFirstAdministrator(tx);
  if (await administratorExists(tx)) throw linkSpent();
  if (await accountExists(tx, userName)) {
    throw refused(409, OUTCOME.malformed, administrationSentence('userNameTaken'));
  }
  await lockNewAccounts(tx);
  const employeeId = await freeCode(tx);
  await insertAdministrator(tx, {
    userName,
    name: visibleName(use.nome!),
    surname: visibleName(use.cognome!),
    employeeId,
  });
  return employeeId;
}

function requireNames(use: LinkUse): void {
  if (isVisible(use.nome ?? '') && isVisible(use.cognome ?? '')) return;
  throw refused(400, OUTCOME.malformed, administrationSentence('namesMissing'));
}

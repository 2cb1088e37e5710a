import type { BodyOf } from '@torre/contract/endpoint';
import type { exchangeCode as endpoint } from '@torre/contract/identity';
import { identitySentence } from '@torre/contract/identity/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { newSecret, secretHash } from '../../../platform/access/session-secret.ts';
import { writeAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { refused, refusedForNow } from '../../../platform/http/refused.ts';
import type { Refused } from '../../../platform/http/refused.ts';
import type { ProvenPerson } from '../../../platform/oidc/identity-provider.ts';
import { ExchangeRefused, ProviderAway } from '../../../platform/oidc/provider-answer.ts';
import { seal } from '../../../platform/oidc/sealed-text.ts';
import { markEntered } from '../account.store.ts';
import { openSession } from '../open-session.ts';
import { insertAttempt, takeAttempt } from './attempt.store.ts';
import { ATTEMPT_MINUTES } from './browser-cookie.ts';
import type { ExternalDeps } from './external-deps.ts';
import { insertProviderToken } from './provider-token.store.ts';
import { proofOf } from './sign-in-proof.ts';

const AWAY = { slow: 'providerSlow', down: 'providerDown' } as const;

/** The address of the provider to which this browser goes to sign in. Refuses with 503 when the provider is away. */
export async function startSignIn(
  deps: ExternalDeps,
  browser: { readonly secret: string; readonly origin: string },
  again: boolean,
): Promise<string> {
  const state = newSecret();
  const address = await orUnavailable(
    deps.provider.signInAddress(`${browser.origin}/`, proofOf(browser.secret, state), again),
  );
  const now = deps.clock.now();
  const attempt = { stateHash: secretHash(state), browserHash: secretHash(browser.secret) };
  await inTransaction(deps.db, (tx) =>
    insertAttempt(tx, attempt, now, now.add({ minutes: ATTEMPT_MINUTES })),
  );
  return address;
}

export interface Exchange {
  readonly cameBack: BodyOf<typeof endpoint>;
  /** null: the browser brought none. */
  readonly browserSecret: string | null;
  readonly origin: string;
  readonly userAgent: string;
  readonly formerSession: Buffer | null;
}

/**
 * Exchanges the code that the browser came back with for tokens, which stay here, and returns the new session's secret
 * (P2.10, P2.11). Refuses with 409 when any check fails, 403 for a person unknown to Torre, 503 without an answer;
 * every refusal leaves a row in the trail.
 */
export async function exchange(deps: ExternalDeps, given: Exchange): Promise<string> {
  const person = await provePerson(deps, given);
  const userName = person.claim.trim().toLowerCase();
  const secret = await inTransaction(deps.db, async (tx) => {
    const employeeId = await markEntered(tx, userName, deps.clock.now());
    if (employeeId === null) return null;
    const { userAgent, formerSession } = given;
    const opened = await openSession(deps, tx, {
      userName,
      employeeId,
      userAgent,
      formerSession,
      external: true,
      call: 'exchangeCode',
    });
    const session = secretHash(opened);
    const tokens = JSON.stringify({ id_token: person.idToken, access_token: person.accessToken });
    await insertProviderToken(tx, session, seal(deps.key, tokens, session));
    return opened;
  });
  if (secret !== null) return secret;
  await noteRefusal(deps, 'unknown-person');
  throw refused(
    403,
    OUTCOME.unknownPerson,
    identitySentence('unknownPerson', { userName: userName.slice(0, 60) }),
  );
}

async function provePerson(deps: ExternalDeps, { cameBack, ...given }: Exchange): Promise<ProvenPerson> {
  const { browserSecret } = given;
  const taken =
    browserSecret !== null &&
    (await inTransaction(deps.db, (tx) =>
      takeAttempt(
        tx,
        { stateHash: secretHash(cameBack.state), browserHash: secretHash(browserSecret) },
        deps.clock.now(),
      ),
    ));
  if (!taken) throw await refuseExchange(deps, 'state');
  const address = new URL(`${given.origin}/?${new URLSearchParams({ ...cameBack }).toString()}`);
  try {
    return await orUnavailable(deps.provider.exchange(address, proofOf(browserSecret, cameBack.state)));
  } catch (error) {
    if (error instanceof ExchangeRefused) throw await refuseExchange(deps, error.reason);
    await noteRefusal(deps, 'provider-away');
    throw error;
  }
}

async function refuseExchange(deps: ExternalDeps, reason: string): Promise<Refused> {
  await noteRefusal(deps, reason);
  return refused(409, OUTCOME.exchangeRefused, identitySentence('exchangeRefused'));
}

async function noteRefusal(deps: ExternalDeps, reason: string): Promise<void> {
  await inTransaction(deps.db, (tx) =>
    writeAudit(tx, {
      at: deps.clock.now(),
      actor: null,
      subject: null,
      call: 'exchangeCode',
      what: 'sign-in-refused',
      entity: 'session',
      entityKey: '-',
      reason,
      values: [],
    }),
  );
}

/** A provider that is away is answered with 503 and its own sentence. */
async function orUnavailable<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderAway) throw refusedForNow(503, identitySentence(AWAY[error.how]), 5);
    throw error;
  }
}

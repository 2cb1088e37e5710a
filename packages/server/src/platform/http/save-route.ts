import { OUTCOME } from '@torre/contract/outcome';
import type { Endpoint, ReplyOf } from '@torre/contract/endpoint';
import type { Sentence } from '@torre/contract/sentences';
import type { Access, AccessRule } from '../access/access.ts';
import type { Actor } from '../access/actor.ts';
import type { Principal } from '../access/principal.ts';
import { inTransaction } from '../db/index.ts';
import type { Tx } from '../db/index.ts';
import type { App, AreaDeps } from '../deps.ts';
import { refused, refusedAccess } from './refused.ts';
import { route } from './route.ts';
import type { CallSchema, CallValues, RouteOptions } from './route.ts';

/** What a saving call is about, from what the request names: the steps of `saveRoute` in their order. */
export interface SaveSteps<E extends Endpoint, Found, Done> extends Pick<
  RouteOptions<E>,
  'whilePasswordMustChange' | 'bodyLimit' | 'answerHoldsSecret'
> {
  readonly schema: CallSchema;
  /** Who may try at all, from the person and the address: asked before the body is read. */
  readonly mayTry: AccessRule<CallValues<E>>;
  /** What the call changes, loaded; null answers 404 with `missing`. */
  readonly find: (tx: Tx, values: CallValues<E>, principal: Principal) => Promise<Found | null>;
  /** The sentence of the 404. */
  readonly missing: Sentence;
  /**
   * Whether this person may change what was found: 403, or `missing`, where not even that it stands there may be told.
   * Decided on the loaded thing, never on what the client says of it.
   */
  readonly may: (principal: Principal, found: Found) => Access | 'missing';
  /** Decides, writes, audits and announces: throws 409 with a reason, 412 with what stands now. */
  readonly act: (tx: Tx, actor: Actor, found: Found, values: CallValues<E>) => Promise<Done>;
  /** After the commit: the reply. */
  readonly done: (done: Done, values: CallValues<E>) => ReplyOf<E> | Promise<ReplyOf<E>>;
}

/**
 * Registers a call that saves. Session, right to try and body come first; then, in one transaction with the call's
 * idempotency key, what is found (404), whether the person may (403), the change with its audit row and event (409, 412);
 * after the commit the reply. A transaction that PostgreSQL gave up is repeated, so `find` and `act` work through `tx` alone.
 */
export function saveRoute<E extends Endpoint, Found, Done>(
  app: App,
  { db, clock }: Pick<AreaDeps, 'db' | 'clock'>,
  call: E,
  steps: SaveSteps<E, Found, Done>,
): void {
  const { mayTry, find, missing, may, act, done, ...options } = steps;
  route(app, call, {
    ...options,
    access: mayTry,
    handler: async ({ principal, path, query, body }) => {
      const values = { path, query, body };
      const { employeeId } = principal;
      const actor = { principal, employeeId, now: clock.now(), today: clock.today(), call: call.id };
      const saved = await inTransaction(db, async (tx) => {
        const found = await find(tx, values, principal);
        const access = found === null ? 'missing' : may(principal, found);
        if (access === 'missing' || found === null) throw refused(404, OUTCOME.notFound, missing);
        if (access !== 'allow') throw refusedAccess(access);
        return act(tx, actor, found, values);
      });
      return done(saved, values);
    },
  });
}

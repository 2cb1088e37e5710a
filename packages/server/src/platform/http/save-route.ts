import { OUTCOME } from '@torre/contract/outcome';
import type { Endpoint } from '@torre/contract/endpoint';
import type { Sentence } from '@torre/contract/sentences';
import { allow } from '../access/access.ts';
import type { Access } from '../access/access.ts';
import { actorOf } from '../access/actor.ts';
import type { Actor } from '../access/actor.ts';
import type { Principal } from '../access/principal.ts';
import { asSystem, requireRole } from '../access/request-scope.ts';
import { inTransaction } from '../db/index.ts';
import type { Tx } from '../db/index.ts';
import type { App, AreaDeps } from '../deps.ts';
import { inItalianOnly, refused, refusedAccess } from './refused.ts';
import { route } from './route.ts';
import type { Answer, CallValues, Context, RouteOptions } from './route.ts';

/** What a save asks of the thing that it changes. */
export interface FindSteps<V, Found> {
  /** What the call changes, loaded; null answers 404 with `missing`. */
  readonly find: (tx: Tx, values: V) => Promise<Found | null>;
  /** The sentence of the 404. */
  readonly missing: Sentence;
  /**
   * Whether this person may change what was found: 403, or `missing`, where not even that it stands there may be told.
   * Decided on the loaded thing, never on what the client says of it.
   */
  readonly may: (principal: Principal, found: Found, values: V) => Access | 'missing';
}

/** The steps of `saveRoute`, in their order. */
export type SaveSteps<E extends Endpoint, Found, Prepared, Done> = Omit<
  RouteOptions<E>,
  'access' | 'handler'
> & {
  /** Who may try at all, from the person and the address: asked before the body is read. */
  readonly mayTry: RouteOptions<E>['access'];
  /** What takes time and needs no transaction: a password's hash, a file's rows. Throws 400 for what is malformed. */
  readonly prepare?: (context: Context<E>) => Promise<Prepared> | Prepared;
  /** Rows that no row policy lets a request write: the transaction is the system's, for holders of this role alone. */
  readonly asSystemFor?: string;
  /** Decides, writes, audits and announces: throws 409 with a reason, 412 with what stands now. */
  readonly act: (
    tx: Tx,
    actor: Actor,
    found: Found,
    values: CallValues<E> & { readonly prepared: Prepared },
  ) => Promise<Done>;
  /** After the commit: what follows it, and the reply. */
  readonly done: (done: Done, context: Context<E>) => Answer<E> | Promise<Answer<E>>;
} & FindSteps<CallValues<E>, Found>;

/** Steps of a save that makes something where nothing has to stand yet. */
export const newThing = {
  find: async (): Promise<object> => ({}),
  missing: inItalianOnly(''),
  may: (): Access => allow,
};

/**
 * Registers a call that saves. Session, right to try and body come first; then, in one transaction with the call's
 * idempotency key, what is found (404), whether the person may (403), the change with its audit row and event (409, 412);
 * after the commit the reply. A transaction that PostgreSQL gave up is repeated, so `find` and `act` work through `tx` alone.
 */
export function saveRoute<E extends Endpoint, Found, Done, Prepared = undefined>(
  app: App,
  deps: Pick<AreaDeps, 'db' | 'clock'>,
  call: E,
  steps: SaveSteps<E, Found, Prepared, Done>,
): void {
  const { mayTry, prepare, asSystemFor, find, missing, may, act, done, ...options } = steps;
  route(app, call, {
    ...options,
    access: mayTry,
    handler: async (context) => {
      const { principal, path, query, body } = context;
      const prepared = (await prepare?.(context)) as Prepared;
      const values = { path, query, body };
      const actor = actorOf(deps, principal, call);
      const save = () =>
        inTransaction(deps.db, async (tx) => {
          const found = await find(tx, values);
          const access = found === null ? 'missing' : may(principal, found, values);
          if (access === 'missing' || found === null) throw refused(404, OUTCOME.notFound, missing);
          if (access !== 'allow') throw refusedAccess(access);
          return act(tx, actor, found, { ...values, prepared });
        });
      if (asSystemFor !== undefined) requireRole(asSystemFor);
      return done(await (asSystemFor === undefined ? save() : asSystem(save)), context);
    },
  });
}

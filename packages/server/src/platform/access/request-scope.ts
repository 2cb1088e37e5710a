import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import type { Principal } from './principal.ts';

/** Of a principal, what the row policies ask for. */
export type Asker = Pick<
  Principal,
  'employeeId' | 'userName' | 'sessionLabel' | 'responsabile' | 'managedPlants' | 'roles'
>;

/** What the database is told about the request whose statements it is given. */
export interface RequestScope {
  /** Follows `begin`: makes the transaction one of `torre_app` with the settings of who asks, in the same message. */
  readonly opening: string;
  /** ICAO codes whose rows the policies show. */
  readonly plants: readonly string[];
  readonly roles: ReadonlySet<string>;
}

const scopes = new AsyncLocalStorage<RequestScope | null>();

/**
 * Runs `fn` as a request of `asker`, null for nobody: every `db.query` and `inTransaction` below it passes the row
 * policies of `torre_app`, and only the latter may write. `route` and `openRoute` do it around each handler.
 */
export function inRequestScope<T>(asker: Asker | null, fn: () => T): T {
  return scopes.run(scopeOf(asker), fn);
}

/**
 * Leaves the request for `fn`: its statements run as `torre_system`, which sees every row. For what must not depend
 * on who asks (sign-in, caches that several readers share, live events); the caller says why in a comment.
 */
export function asSystem<T>(fn: () => T): T {
  return scopes.run(null, fn);
}

/**
 * The row policies' answer for rows of a plant that are in memory, where no policy is asked. Throws, and the call fails
 * with 500, when a request of somebody else gets here: its access rule let it through and is wrong.
 */
export function requirePlant(icao: string): void {
  if (!(currentScope()?.plants.includes(icao) ?? true))
    throw new Error('rows of a plant that is not managed');
}

/** As `requirePlant`, before a request reads or changes as the system what one role may. */
export function requireRole(role: string): void {
  if (!(currentScope()?.roles.has(role) ?? true)) throw new Error(`no request of ${role}`);
}

/** The request under way; null outside of requests and below `asSystem`. */
export function currentScope(): RequestScope | null {
  return scopes.getStore() ?? null;
}

/** A request of nobody has all settings empty: `torre_app` then sees no row of a person. */
function scopeOf(asker: Asker | null): RequestScope {
  // As in managesPlant: '-' is no plant, and plants count for managers only.
  const plants = asker?.responsabile ? asker.managedPlants.filter((icao) => icao !== '-') : [];
  const settings = {
    'torre.employee_id': asker?.employeeId ?? '',
    'torre.user_name': asker?.userName ?? '',
    'torre.session': asker?.sessionLabel ?? '',
    'torre.plants': plants.join(','),
    'torre.roles': [...(asker?.roles ?? [])].join(','),
  };
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', ${pg.escapeLiteral(value)}, true)`,
  );
  const opening = `set local role torre_app; select ${calls.join(', ')}`;
  return { opening, plants, roles: asker?.roles ?? new Set() };
}

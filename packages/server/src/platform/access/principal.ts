import { createHash } from 'node:crypto';

/** Who asks, read from the database for each request (cached at most one second). */
export interface Principal {
  /** First characters of the public session id; gives no access. */
  readonly sessionLabel: string;
  readonly userName: string;
  readonly employeeId: string;
  readonly name: string;
  readonly surname: string;
  /** Codes of `domain/identity` ROLE. */
  readonly roles: ReadonlySet<string>;
  /** Manager (P6.06). */
  readonly responsabile: boolean;
  /** H35 manager (P6.07); alone it passes no guard (B14). */
  readonly responsabileH35: boolean;
  /** ICAO codes held today; `['-']` for a manager without a plant (B47), empty for who has no list. */
  readonly managedPlants: readonly string[];
  /** Plant of the own roster today. */
  readonly plant: string | null;
  readonly category: string | null;
  /** Passes the category guard (P2.18). */
  readonly seesShifts: boolean;
  readonly unitCode: string | null;
  readonly demo: boolean;
  /** The session may only be read, ended, or used to change the password. */
  readonly mustChangePassword: boolean;
  /** Milliseconds since 1970, written at most every five minutes. */
  readonly lastSeenAt: number;
  /** Milliseconds since 1970: the earlier of idle and absolute end. */
  readonly expiresAt: number;
}

/** true for a manager who holds the plant today; the value '-' is no plant (E8.15). */
export function managesPlant(principal: Principal, icao: string): boolean {
  return principal.responsabile && icao !== '-' && principal.managedPlants.includes(icao);
}

/**
 * A mark of the rights of a session: 16 characters, base64url. Two equal marks mean that nothing changed. The session's
 * data and the first word of each stream carry it, so that a screen sees a right that changed between the two.
 */
export function rightsMark(p: Principal): string {
  const rights = JSON.stringify([
    p.userName,
    [...p.roles],
    p.responsabile,
    p.responsabileH35,
    p.managedPlants,
    p.plant,
    p.category,
    p.seesShifts,
    p.unitCode,
    p.mustChangePassword,
  ]);
  return createHash('sha256').update(rights).digest('base64url').slice(0, 16);
}

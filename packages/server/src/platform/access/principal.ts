import { ROLE } from '@torre/domain/identity';
import { createHash } from 'node:crypto';

/** A plant in which the principal stands in today for one of its managers, who holds it now (docs/decisions/0116). */
export interface StandIn {
  /** Personnel code of who is replaced. */
  readonly giver: string;
  /** Surname and name. */
  readonly giverName: string;
  readonly icao: string;
  /** Who is replaced decides on both levels (F4). */
  readonly second: boolean;
}

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
  /** Manager (P6.06), or stands in for one today. */
  readonly responsabile: boolean;
  /** H35 manager (P6.07); alone it passes no guard (B14). */
  readonly responsabileH35: boolean;
  /** ICAO codes held today; `['-']` for a manager without a plant (B47), empty for who has no list. */
  readonly managedPlants: readonly string[];
  /** Of `managedPlants` those that are held by oneself. */
  readonly ownPlants: readonly string[];
  /** Of `managedPlants` those that are lent today, by giver. */
  readonly standIns: readonly StandIn[];
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

/** true for who decides on both levels in the plant (F4): by the own role in an own plant, or in the place of who does. */
export function decidesSecond({ roles, ownPlants, standIns }: Principal, icao: string): boolean {
  return (
    (roles.has(ROLE.approver2) && ownPlants.includes(icao)) ||
    standIns.some((lent) => lent.icao === icao && lent.second)
  );
}

/**
 * In whose place the principal acts in a plant; null: by the own right. `level`: 'second' where the act is one of the second
 * level.
 */
export function actsFor(
  { roles, ownPlants, standIns }: Principal,
  icao: string,
  level: 'first' | 'second' = 'first',
): StandIn | null {
  const holds = level === 'first' || roles.has(ROLE.approver2);
  if (holds && ownPlants.includes(icao)) return null;
  return standIns.find((lent) => lent.icao === icao && (level === 'first' || lent.second)) ?? null;
}

/** true for who stands in today for this person, whatever the plant: never decides on their requests (domain.md 4.1.11). */
export function standsInFor({ standIns }: Principal, employeeId: string): boolean {
  return standIns.some(({ giver }) => giver === employeeId);
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
    p.ownPlants,
    p.standIns,
    p.plant,
    p.category,
    p.seesShifts,
    p.unitCode,
    p.mustChangePassword,
  ]);
  return createHash('sha256').update(rights).digest('base64url').slice(0, 16);
}

import { accept, refuse } from '../kernel/index.ts';
import type { Day, Decision, NoDetails } from '../kernel/index.ts';
import { ROLE } from './role.ts';
import { isRole } from './role-label.ts';

/** A plant that a manager holds from a day to another, both included; '-' is a manager without a plant (B47). */
export interface ManagedPlant {
  readonly icao: string;
  readonly validFrom: Day;
  /** null: without an end. */
  readonly validTo: Day | null;
}

/** What an account may do, beyond what its category gives. */
export interface Rights {
  readonly roles: readonly string[];
  readonly responsabile: boolean;
  readonly responsabileH35: boolean;
  readonly managedPlants: readonly ManagedPlant[];
}

export interface RightsChange {
  readonly before: Rights;
  readonly after: Rights;
  /** The account is the one of who changes it. */
  readonly isOwn: boolean;
  /** Open accounts with ROLE_ADMIN besides this one. */
  readonly otherAdministrators: number;
  readonly plants: ReadonlySet<string>;
}

/** Why rights do not become others. */
export interface RightsRefusals {
  readonly 'last-administrator': NoDetails;
  readonly 'own-administrator': NoDetails;
  readonly 'unknown-role': { readonly role: string };
  readonly 'unknown-plant': { readonly icao: string };
  readonly 'ends-before-it-begins': { readonly icao: string };
  readonly overlap: { readonly icao: string };
}

/** Whether the rights of an account may become others. */
export function decideRightsChange(change: RightsChange): Decision<void, RightsRefusals> {
  const { before, after } = change;
  if (before.roles.includes(ROLE.admin) && !after.roles.includes(ROLE.admin)) {
    if (change.otherAdministrators === 0) return refuse('last-administrator');
    if (change.isOwn) return refuse('own-administrator');
  }
  // A role that stands already may stay, also one that no longer has a name here.
  const unknown = after.roles.find((role) => !isRole(role) && !before.roles.includes(role));
  return unknown === undefined
    ? checkPlants(after.managedPlants, change.plants)
    : refuse('unknown-role', { role: unknown });
}

function checkPlants(
  managed: readonly ManagedPlant[],
  plants: ReadonlySet<string>,
): Decision<void, RightsRefusals> {
  for (const [index, { icao, validFrom, validTo }] of managed.entries()) {
    if (icao !== '-' && !plants.has(icao)) return refuse('unknown-plant', { icao });
    if (validTo !== null && validTo < validFrom) return refuse('ends-before-it-begins', { icao });
    const overlaps = managed
      .slice(index + 1)
      .some(
        (other) =>
          other.icao === icao &&
          (validTo === null || other.validFrom <= validTo) &&
          (other.validTo === null || validFrom <= other.validTo),
      );
    if (overlaps) return refuse('overlap', { icao });
  }
  return accept();
}

import { manager } from '../../platform/access/access.ts';
import type { AccessRule } from '../../platform/access/access.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { managesDivision, noDivision, plantOfDivision } from '../roster/index.ts';

/** Managers; whether they hold the division's plant is known once the division is read. */
export const managesRooms: AccessRule = manager;

/** Steps of a save in the room of a division that the request names. */
export function ofDivision<V>(divisionOf: (values: V) => string) {
  return {
    find: async (tx: Queryable, values: V) => {
      const icao = await plantOfDivision(tx, divisionOf(values));
      return icao === null ? null : { icao };
    },
    missing: noDivision,
    may: managesDivision,
  };
}

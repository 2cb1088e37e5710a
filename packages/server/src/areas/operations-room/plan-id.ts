import { roomSentence } from '@torre/contract/operations-room/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Principal } from '../../platform/access/principal.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { managedPlant, managesDivision, noDivision, plantOfDivision } from '../people/index.ts';
import { requestedDay } from '../../platform/http/requested-days.ts';

/** The room of a plant on a day. */
export interface RoomDay {
  readonly division: string;
  readonly icao: string;
  readonly day: Day;
}

/** `{division}-{YYYYMMDD}`: it can be derived, so that a day has a plan before anything is stored. */
export const planIdOf = ({ division, day }: Pick<RoomDay, 'division' | 'day'>): string =>
  `${division}-${compactDay(day)}`;

/** What the id says before anything is read; refuses with 400 what is no such id. */
function partsOf(id: string): Pick<RoomDay, 'division' | 'day'> {
  const parts = /^([A-Z0-9]+)-(\d{8})$/.exec(id);
  if (parts === null || dayFromCompact(parts[2]!) === null)
    throw refused(400, OUTCOME.malformed, roomSentence('planIdMalformed', { id }));
  return { division: parts[1]!, day: requestedDay(parts[2]!) };
}

/**
 * The room and day that an id of this form names: that of an operative plan, or of a counter. Refuses with 400 what is no
 * such id, as `managedPlant` what is no division of theirs.
 */
export async function requestedRoomDay(db: Queryable, principal: Principal, id: string): Promise<RoomDay> {
  const parts = partsOf(id);
  return { ...parts, icao: await managedPlant(db, principal, parts.division) };
}

/** Steps of a save in the room and day of such an id. */
export function ofRoomDay<V>(idOf: (values: V) => string) {
  return {
    find: async (tx: Queryable, values: V): Promise<RoomDay | null> => {
      const parts = partsOf(idOf(values));
      const icao = await plantOfDivision(tx, parts.division);
      return icao === null ? null : { ...parts, icao };
    },
    missing: noDivision,
    may: managesDivision,
  };
}

import { OUTCOME } from '@torre/contract/outcome';
import { compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Principal } from '../../platform/access/principal.ts';
import type { Database } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { managedPlant, requestedDay } from '../roster/index.ts';

/** The room of a plant on a day. */
export interface RoomDay {
  readonly division: string;
  readonly icao: string;
  readonly day: Day;
}

/** `{division}-{YYYYMMDD}`: it can be derived, so that a day has a plan before anything is stored. */
export const planIdOf = ({ division, day }: Pick<RoomDay, 'division' | 'day'>): string =>
  `${division}-${compactDay(day)}`;

/**
 * The room and day that an id of this form names: that of an operative plan, or of a counter. Refuses with 400 what is no
 * such id, as `managedPlant` what is no division of theirs.
 */
export async function requestedRoomDay(db: Database, principal: Principal, id: string): Promise<RoomDay> {
  const parts = /^([A-Z0-9]+)-(\d{8})$/.exec(id);
  if (parts === null || dayFromCompact(parts[2]!) === null) {
    const text = `Il codice «${id}» non è valido: serve la divisione e la data, per esempio DIVLIRR-20261214.`;
    throw refused(400, OUTCOME.malformed, text);
  }
  const division = parts[1]!;
  return { division, icao: await managedPlant(db, principal, division), day: requestedDay(parts[2]!) };
}

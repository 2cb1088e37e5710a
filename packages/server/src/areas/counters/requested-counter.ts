import { counterSentence } from '@torre/contract/counters/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Day } from '@torre/domain/kernel';
import type { Principal } from '../../platform/access/principal.ts';
import type { Database } from '../../platform/db/index.ts';
import { refused } from '../../platform/http/refused.ts';
import { managedPlant } from '../people/index.ts';
import { requestedDay } from '../../platform/http/requested-days.ts';

export interface RequestedCounter {
  readonly icao: string;
  readonly day: Day;
}

/** `{division}-{YYYYMMDD}`: refuses with 400 what is none, with 404 and 403 the division of no plant of this manager. */
export async function requestedCounter(
  db: Database,
  principal: Principal,
  counterId: string,
): Promise<RequestedCounter> {
  const [, division, date] = /^(.+)-(\d{8})$/.exec(counterId) ?? [];
  if (division === undefined || date === undefined)
    throw refused(400, OUTCOME.malformed, counterSentence('idMalformed', { id: counterId }));
  const day = requestedDay(date);
  return { icao: await managedPlant(db, principal, division), day };
}

/** 'H', or 'H-2' for the second one of the night that has it twice. */
export function requestedHour(text: string): { readonly hour: number; readonly nth: number } {
  const [, hour, second] = /^(\d{1,2})(-2)?$/.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23)
    throw refused(400, OUTCOME.malformed, counterSentence('hourMalformed', { text }));
  return { hour: Number(hour), nth: second === undefined ? 1 : 2 };
}

export const noSuchSlot = (timeslotId: string) =>
  refused(404, OUTCOME.notFound, counterSentence('timeslotUnknown', { timeslotId }));

export const noSuchHour = (hour: string) =>
  refused(404, OUTCOME.notFound, counterSentence('hourOutside', { hour }));

/** E5.53 */
export const noPlantNamed = () => refused(400, OUTCOME.missingParameter, counterSentence('plantMissing'));

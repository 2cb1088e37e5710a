import { queryOptions } from '@tanstack/react-query';
import { considerAbsences, ignoreAbsences, ignoredAbsences } from '@torre/contract/requests';
import { call } from '../../platform/call.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';
import { requestsKey } from './requests.queries.ts';

/** A counter: a timeslot of a plant on a day (YYYYMMDD). */
export interface CounterPlace {
  readonly plant: string;
  readonly timeslotId: string;
  readonly date: string;
}

/** Ids of the absences that a counter leaves out. */
export function ignoredQuery({ plant, timeslotId, date }: CounterPlace) {
  return queryOptions({
    queryKey: [...requestsKey, 'ignored', plant, timeslotId, date],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const query = { from: date, to: date, plant, timeslot: timeslotId };
      const { ignoredAbsences: found } = await call(ignoredAbsences, { query }, { signal });
      return found.map(({ absenceId }) => absenceId);
    },
    staleTime: 0,
  });
}

const bodyOf = ({ plant, timeslotId, date }: CounterPlace, id: string) => ({
  ignoredDate: date,
  plant,
  timeslot: timeslotId,
  absencesIds: [id],
});

/** M4.6.03: the counter leaves the request out. */
export const ignore = (place: CounterPlace, id: string, options: SaveOptions) =>
  call(ignoreAbsences, { body: bodyOf(place, id) }, options);

/** M4.6.04, M4.6.05: it counts it again. */
export const consider = (place: CounterPlace, id: string, options: SaveOptions) =>
  call(considerAbsences, { body: bodyOf(place, id) }, options);

import { queryOptions } from '@tanstack/react-query';
import {
  managerEvents,
  requestsOfDay,
  tryRequest,
  writeJustification,
  type JustificationBody,
  type RequestRow,
} from '@torre/contract/requests';
import { call } from '../../platform/call.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';
import { requestsKey } from './requests.queries.ts';

/** Requests of one person on a day (YYYY/MM/DD). */
export function dayRequestsQuery(plant: string, day: string, employeeId: string) {
  const jsoninput = JSON.stringify({ numindividuale: employeeId });
  return queryOptions({
    queryKey: [...requestsKey, 'day', plant, day, employeeId],
    queryFn: async ({ signal }): Promise<readonly RequestRow[]> =>
      (await call(requestsOfDay, { query: { plant, from: day, to: day, jsoninput } }, { signal })).requests,
    staleTime: 0,
  });
}

/** Requests that touch days of a plant (YYYY/MM/DD, both included), as the card of a counter lists them. */
export function counterRequestsQuery(plant: string, dal: string, al: string) {
  return queryOptions({
    queryKey: [...requestsKey, 'counter', plant, dal, al],
    queryFn: async ({ signal }): Promise<readonly RequestRow[]> =>
      (await call(managerEvents, { query: { dal, al, icao: plant } }, { signal })).requests,
    staleTime: 0,
  });
}

/** What a request would meet; saves nothing. */
export function trialQuery(body: JustificationBody) {
  return queryOptions({
    queryKey: [...requestsKey, 'trial', body],
    queryFn: ({ signal }) => call(tryRequest, { body }, { signal, kind: 'read' }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** How a manager's justification is sent: RESP, from the performance list DIPE (M2.4.30, resolution A25). */
export type ServiceType = 'RESP' | 'DIPE';

/** A manager inserts a disposition for somebody of the plant (M7.55). */
export const insertDisposition = (
  plant: string,
  modo: ServiceType,
  body: JustificationBody,
  options: SaveOptions,
) =>
  call(
    writeJustification,
    {
      query: {
        codop: 'I',
        modo,
        icao: plant,
        ...(body.numindividuale !== undefined && { numindividuale: body.numindividuale }),
      },
      body,
    },
    options,
  );

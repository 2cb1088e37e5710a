import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { ListQuery } from '@torre/contract/list';
import {
  answerDay,
  changeOwnRequest,
  countRequests,
  decideRequests,
  type leaveRequestList,
  listCauses,
  listLeaveRequests,
  listOtherRequests,
  listOwnRequests,
  listPunchRequests,
  type otherRequestList,
  type ownRequestList,
  type punchRequestList,
  proposeDay,
  readRequest,
  writeJustification,
  type RequestDecision,
  type RequestRow,
} from '@torre/contract/requests';
import { slashDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { call } from '../../platform/call.ts';
import { useLive } from '../../platform/live.ts';
import { heardPosition, notePosition } from '../../platform/position.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';

export const requestsKey = ['requests'];

interface OfPlant {
  readonly plant: string;
}

/** The tabs whose rows are requests of `domain.md` 5.3; `plant` stands among the filters that the screen sets. */
export const readLeave = (query: ListQuery<typeof leaveRequestList>, signal: AbortSignal) =>
  call(listLeaveRequests, { query: query as typeof query & OfPlant }, { signal });
export const readPunches = (query: ListQuery<typeof punchRequestList>, signal: AbortSignal) =>
  call(listPunchRequests, { query: query as typeof query & OfPlant }, { signal });
export const readOthers = (query: ListQuery<typeof otherRequestList>, signal: AbortSignal) =>
  call(listOtherRequests, { query: query as typeof query & OfPlant }, { signal });
export const readOwn = (query: ListQuery<typeof ownRequestList>, signal: AbortSignal) =>
  call(listOwnRequests, { query }, { signal });

/** How many there are in each tab of a plant, whatever is filtered; complete up to the newest event this browser heard of. */
export const countsQuery = (plant: string) =>
  queryOptions({
    queryKey: [...requestsKey, 'counts', plant],
    queryFn: ({ signal }) => {
      const position = heardPosition();
      return call(countRequests, { query: { plant, ...(position !== null && { position }) } }, { signal });
    },
    staleTime: 0,
  });

/** One request with its history and documents. */
export const requestQuery = (id: string) =>
  queryOptions({
    queryKey: [...requestsKey, 'one', id],
    queryFn: ({ signal }) => call(readRequest, { path: { id } }, { signal }),
    staleTime: 0,
  });

/** The causes of today, as the person may insert them. */
export const causesQuery = queryOptions({
  queryKey: [...requestsKey, 'causes'],
  queryFn: ({ signal }) => call(listCauses, {}, { signal }),
});

/** Decides row by row; each is answered by itself (E3.42). */
export const decide = (decisions: readonly RequestDecision[], options: SaveOptions) =>
  call(decideRequests, { query: {}, body: { jsoninput: JSON.stringify(decisions) } }, options);

/** M7.58: a justification or disposition is deleted by its id and type. */
export const deleteRequest = ({ id, tipo, version }: RequestRow, options: SaveOptions) =>
  call(writeJustification, { query: { codop: 'C', modo: 'RESP' }, body: { id, tipo, version } }, options);

export type OwnOperation = 'delete' | 'askAnnulment' | 'withdraw';

export const changeOwn = ({ id, version }: RequestRow, operazione: OwnOperation, options: SaveOptions) =>
  call(changeOwnRequest, { path: { id }, body: { operazione, version } }, options);

/** A manager proposes another first day for a permit of law 104. */
export const propose = ({ id, version }: RequestRow, day: Day, options: SaveOptions) =>
  call(proposeDay, { path: { id }, body: { data: slashDay(day), version } }, options);

/** Its owner moves the request there, or keeps it. */
export const answerProposal = ({ id, version }: RequestRow, sposta: boolean, options: SaveOptions) =>
  call(answerDay, { path: { id }, body: { sposta, version } }, options);

/**
 * Reads requests again when absences changed in the plant (without one: in any of the reader's), when somebody's entitlements did, and
 * after the stream was away.
 */
export function useLiveRequests(plant: string | null = null): void {
  const client = useQueryClient();
  const again = (): void => void client.invalidateQueries({ queryKey: requestsKey });
  useLive('requests', (patch) => {
    notePosition(patch.position);
    if (plant === null || patch.plant === plant) again();
  });
  useLive('entitlements', again);
  useLive('reset', again);
}

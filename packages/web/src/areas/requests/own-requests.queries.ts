import { queryOptions } from '@tanstack/react-query';
import type { NewUploadBody } from '@torre/contract/files';
import { ownShifts } from '@torre/contract/month';
import {
  addRequestDocuments,
  ownBalances,
  tryRequest,
  writeJustification,
  type JustificationBody,
  type RequestRow,
} from '@torre/contract/requests';
import { compactDay, slashDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { OPEN_STATES } from '@torre/domain/requests';
import { CallFailed } from '../../platform/call-failure.ts';
import { call } from '../../platform/call.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';
import { ownTurns } from './new-request-series.ts';
import { readOwn, requestsKey } from './requests.queries.ts';

/** The area under which documents of requests are sent. */
export const DOCUMENTS_AREA: NewUploadBody['area'] = 'giustificativi';

/** The own balances today, or counted up to a day. */
export const balancesQuery = (al: Day | null) =>
  queryOptions({
    queryKey: [...requestsKey, 'balances', al],
    queryFn: ({ signal }) =>
      call(ownBalances, { query: al === null ? {} : { al: slashDay(al) } }, { signal }),
    staleTime: 0,
  });

/** What a request would meet; nothing is asked without one. */
export const trialQuery = (body: JustificationBody | null) =>
  queryOptions({
    queryKey: [...requestsKey, 'trial', body],
    queryFn: ({ signal }) => call(tryRequest, { body: body! }, { signal, kind: 'read' }),
    enabled: body !== null,
    staleTime: 0,
    retry: false,
  });

/** Own requests that nobody has ended: of those in force the latest ones, among them what still lacks something. */
export const openRequestsQuery = queryOptions({
  queryKey: [...requestsKey, 'open'],
  queryFn: ({ signal }) => readOwn({ stato: OPEN_STATES.join('|') }, signal),
  staleTime: 0,
});

/**
 * The own requests of the latest days, as the form of a new one opens. Kept apart from what live changes read again: what the form
 * opened with stays.
 */
export const usualRequestsQuery = queryOptions({
  queryKey: ['usual requests'],
  queryFn: ({ signal }) => readOwn({}, signal),
  staleTime: 0,
  gcTime: 0,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

/** Own shifts of the days, both included, from which one can be away. */
export const ownTurnsQuery = (from: Day, to: Day) =>
  queryOptions({
    queryKey: [...requestsKey, 'turns', from, to],
    queryFn: async ({ signal }) =>
      ownTurns(await call(ownShifts, { query: { from: compactDay(from), to: compactDay(to) } }, { signal })),
    structuralSharing: false,
  });

/** Inserts a request of one's own. Throws where the reply says that a row of it was not done. */
export async function sendRequest(body: JustificationBody, options: SaveOptions) {
  const reply = await call(writeJustification, { query: { codop: 'I', modo: 'DIPE' }, body }, options);
  const refused = reply.ris.esito.find(({ esito }) => esito !== 0);
  if (refused === undefined) return reply;
  const outcome = { code: refused.esito, messageIT: refused.msg };
  throw new CallFailed(writeJustification.id, OK, { outcome });
}

const OK = 200;

/** Hands documents in, over the version that was seen. */
export const addDocuments = (
  { id, version }: Pick<RequestRow, 'id' | 'version'>,
  documenti: readonly string[],
  options: SaveOptions,
) => call(addRequestDocuments, { path: { id }, body: { documenti, version } }, options);

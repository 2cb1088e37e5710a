import { queryOptions } from '@tanstack/react-query';
import {
  previewOrganisation,
  previewQualifications,
  readFreeCode,
  readOrganisation,
  readPersonFacts,
  readQualifications,
  saveOrganisation,
  saveQualifications,
  type FactsBody,
} from '@torre/contract/organisation';
import {
  listQualifications,
  readDueQualifications,
  type qualificationList,
} from '@torre/contract/qualifications';
import type { ListQuery } from '@torre/contract/list';
import { QUALIFICATION } from '@torre/domain/organisation';
import type { ReplyOf } from '@torre/contract/endpoint';
import { call } from '../../platform/call.ts';
import { queryClient } from '../../platform/query-client.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';

/** Everything that is read of the organisation; what was saved makes it stale as a whole. */
export const ORGANISATION = ['organisation'] as const;

/** Plants, units and holidays; of a plant everything, its people included. */
export const organisationQuery = (plant: string | null) =>
  queryOptions({
    queryKey: [...ORGANISATION, 'facts', plant],
    queryFn: ({ signal }) => call(readOrganisation, { query: plant === null ? {} : { plant } }, { signal }),
    // Others change it too: what is shown is read at each visit.
    staleTime: 0,
  });

/** Everything of a person but qualifications, and what the person's places are chosen from. */
export const personQuery = (employeeId: string) =>
  queryOptions({
    queryKey: [...ORGANISATION, 'facts', 'person', employeeId],
    queryFn: ({ signal }) => call(readPersonFacts, { path: { employeeId } }, { signal }),
    staleTime: 0,
  });

/** The personnel code that a new person may have; each window asks for its own. */
export const freeCodeQuery = queryOptions({
  queryKey: [...ORGANISATION, 'facts', 'free code'],
  queryFn: ({ signal }) => call(readFreeCode, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
});

/** Licence, medical, English and suspension of a person: HR alone may ask. */
export const personQualificationsQuery = (employeeId: string) =>
  queryOptions({
    queryKey: [...ORGANISATION, 'facts', 'qualifications', employeeId],
    queryFn: ({ signal }) => call(readQualifications, { path: { employeeId } }, { signal }),
    staleTime: 0,
  });

/** The list of qualifications; what was saved makes it stale too. */
export const qualificationsKey = [...ORGANISATION, 'facts', 'qualifications'];

export const readQualificationPage = (query: ListQuery<typeof qualificationList>, signal: AbortSignal) =>
  call(listQualifications, { query }, { signal });

/** Who lacks a qualification or will soon: HR alone may ask. */
export const dueQualificationsQuery = queryOptions({
  queryKey: [...qualificationsKey, 'due'],
  queryFn: ({ signal }) => call(readDueQualifications, {}, { signal }),
  // Each day somebody else is due, and others write qualifications too.
  staleTime: 0,
});

/** Qualifications have calls of their own, which HR alone may use. */
const isForHr = ({ edits }: FactsBody): boolean => edits.every(({ kind }) => kind === QUALIFICATION);

/** What edits would do; asked again for each other body. */
export const previewQuery = (body: FactsBody | null) =>
  queryOptions({
    queryKey: [...ORGANISATION, 'preview', body],
    queryFn: ({ signal }) =>
      call(
        isForHr(body!) ? previewQualifications : previewOrganisation,
        { body: body! },
        { signal, kind: 'read' },
      ),
    enabled: body !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** All or none; what is shown of the organisation is read again. */
export async function saveFacts(
  body: FactsBody,
  options: SaveOptions,
): Promise<ReplyOf<typeof saveOrganisation>> {
  const reply = await call(isForHr(body) ? saveQualifications : saveOrganisation, { body }, options);
  await readFactsAgain();
  return reply;
}

export function readFactsAgain(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [...ORGANISATION, 'facts'] });
}

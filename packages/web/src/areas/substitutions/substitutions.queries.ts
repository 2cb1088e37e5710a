import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  endSubstitution,
  findSubstitutes,
  listSubstitutions,
  nameSubstitute,
  type SubstitutionBody,
} from '@torre/contract/substitutions';
import { call } from '../../platform/call.ts';
import { useLive } from '../../platform/live.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';

/** Everything that is read of substitutions. */
export const substitutionsKey = ['substitutions'] as const;

export const substitutionsQuery = queryOptions({
  queryKey: [...substitutionsKey, 'list'],
  queryFn: ({ signal }) => call(listSubstitutions, {}, { signal }),
  staleTime: 0,
});

const SHORTEST_NAME = 2;

/** People who can sign in, by part of their name; nobody before two letters are typed. */
export const peopleQuery = (name: string) =>
  queryOptions({
    queryKey: [...substitutionsKey, 'people', name],
    queryFn: ({ signal }) => call(findSubstitutes, { query: { name } }, { signal }),
    enabled: name.length >= SHORTEST_NAME,
    placeholderData: keepPreviousData,
  });

/** Throws CallFailed with the server's sentence, or NetworkFailed; so does `end`. */
export const name = (body: SubstitutionBody, options: SaveOptions) => call(nameSubstitute, { body }, options);

export const end = (substitutionId: string, options: SaveOptions) =>
  call(endSubstitution, { path: { substitutionId } }, options);

/** Reads the list again when one is named or ended that concerns the reader. */
export function useLiveSubstitutions(): void {
  const client = useQueryClient();
  useLive('substitutions', () => void client.invalidateQueries({ queryKey: substitutionsKey }));
}

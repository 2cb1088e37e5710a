import { queryOptions, useQuery } from '@tanstack/react-query';
import { readLookups, type LookupEntry } from '@torre/contract/lookups';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { Categories, type LookupList, type LookupValue } from '@torre/domain/lookups';
import { useMemo } from 'react';
import { call } from './call.ts';
import { knownSession, sessionQuery } from './session.ts';

/** The lists of values of the organisation, kept as long as every list (P9.01); the live event `lookups` ends them early. */
export const lookupsQuery = queryOptions({
  queryKey: ['lookups'],
  queryFn: ({ signal }) => call(readLookups, {}, { signal }),
});

/** A state of a value, with the version that a save names. */
export interface KnownLookup extends LookupValue {
  readonly version: number;
}

const NONE: readonly KnownLookup[] = [];

/** Every state of every value of a list; null before it was read. */
export function useLookupList(list: LookupList): readonly KnownLookup[] | null {
  const session = knownSession();
  // Nothing is answered before a password that must be changed is.
  const isAnswered = session !== undefined && !session.mustChangePassword;
  const { data } = useQuery({ ...lookupsQuery, enabled: isAnswered });
  return useMemo(
    () => (data ? (data.lists.find((one) => one.list === list)?.values.map(knownLookup) ?? NONE) : null),
    [data, list],
  );
}

/** The categories of staff as they stand today; none before they were read. */
export function useCategories(): Categories {
  const values = useLookupList('category');
  const { data: session } = useQuery({ ...sessionQuery, enabled: false });
  const today = dayFromCompact(session?.today ?? '') ?? (0 as Day);
  return useMemo(() => new Categories(values ?? NONE, today), [values, today]);
}

export function knownLookup({ validFrom, validTo, ...entry }: LookupEntry): KnownLookup {
  return {
    ...entry,
    validFrom: dayFromCompact(validFrom)!,
    validTo: validTo === null ? null : dayFromCompact(validTo),
  };
}

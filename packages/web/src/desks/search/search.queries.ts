import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { searchEverything } from '@torre/contract/search';
import { call } from '../../platform/call.ts';
import type { Language } from '../../platform/language.ts';

/** What the server finds for the words; nothing is asked without any. */
export const searchQuery = (text: string, lang: Language) =>
  queryOptions({
    queryKey: ['search', text, lang],
    queryFn: ({ signal }) => call(searchEverything, { query: { text, lang } }, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

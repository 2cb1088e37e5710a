import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { readDraft, type Item } from '@torre/contract/content';
import { call } from '../../platform/call.ts';
import { useLanguage, type Language } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';

const DRAFTS = ['content', 'draft'];

/** The newest version of an item with what it is made of: for the desk, and for who was named to read it. */
export const draftQuery = (id: string, lang: Language) =>
  queryOptions({
    queryKey: [...DRAFTS, id, lang],
    queryFn: ({ signal }) => call(readDraft, { path: { id }, query: { lang } }, { signal }),
    staleTime: 0,
  });

/** Who is named, or no more, hears it as a notice. */
export function useDraftsAgain(): void {
  const client = useQueryClient();
  useLive('notices', () => void client.invalidateQueries({ queryKey: DRAFTS }));
}

/** Items that a draft names and what they are made of, by their ids; one that is still being read has no fields yet. */
export function useDraftParts(ids: readonly string[]): ReadonlyMap<string, Item> {
  const language = useLanguage();
  const answers = useQueries({ queries: ids.map((id) => draftQuery(id, language)) });
  return new Map(
    answers.flatMap(({ data, isPending }, at): readonly (readonly [string, Item])[] => {
      if (data) return [data.item, ...data.parts].map((one) => [one.id, one] as const);
      return isPending ? [[ids[at]!, { ...UNREAD, id: ids[at]!, language }] as const] : [];
    }),
  );
}

const UNREAD = { name: '', type: 'Echo_Link', createdDate: { value: 0 }, fields: {} } as const;

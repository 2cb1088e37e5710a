import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { listUnsigned, ownReadAsks, signRead } from '@torre/contract/content';
import type { ReplyOf } from '@torre/contract/endpoint';
import { call } from '../../platform/call.ts';
import type { Language } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';

export const READ_ASKS = ['read-asks'];

/** What waits for one's own signature. */
export const ownAsksQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...READ_ASKS, 'own', lang],
    queryFn: ({ signal }) => call(ownReadAsks, { query: { lang } }, { signal }),
    staleTime: 0,
  });

/** What an article asks of who reads it, signed or not. */
export const articleAskQuery = (itemId: string, lang: Language) =>
  queryOptions({
    queryKey: [...READ_ASKS, 'article', itemId, lang],
    queryFn: ({ signal }) => call(ownReadAsks, { query: { lang, itemId } }, { signal }),
    staleTime: 0,
  });

/** Who of a plant has not signed, article by article. */
export const unsignedQuery = (division: string, lang: Language) =>
  queryOptions({
    queryKey: [...READ_ASKS, 'unsigned', division, lang],
    queryFn: ({ signal }) => call(listUnsigned, { query: { division, lang } }, { signal }),
    staleTime: 0,
  });

export const sign = (
  { askId, version }: { readonly askId: string; readonly version: number },
  options: SaveOptions,
): Promise<ReplyOf<typeof signRead>> => call(signRead, { path: { askId }, body: { version } }, options);

/** Asks are read again when one begins, changes or ends, and when somebody signed whom one may know of. */
export function useReadAsksAgain(): void {
  const client = useQueryClient();
  const again = (): void => void client.invalidateQueries({ queryKey: READ_ASKS });
  useLive('content', again);
  useLive('signatures', again);
  useLive('reset', again);
}

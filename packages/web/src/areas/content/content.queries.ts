import { queryOptions } from '@tanstack/react-query';
import { createItem, getItem, listArticles, reportComment } from '@torre/contract/content';
import type { Item, NewItem } from '@torre/contract/content';
import type { ReplyOf } from '@torre/contract/endpoint';
import { call } from '../../platform/call.ts';
import type { Language } from '../../platform/language.ts';
import type { SaveOptions } from '../../platform/save-wait.ts';
import { CONTENT } from './again/content-again.ts';
import { namedBy } from './item-fields.ts';

/** P7.06: how long a published item is kept; an event ends it earlier (P7.28). */
export const ITEM_KEPT_MS = 600_000;

const readItem = (id: string, lang: Language, signal: AbortSignal): Promise<Item> =>
  call(getItem, { path: { id }, query: { fields: 'all', lang } }, { signal });

/** P7.04: an item with all its fields. */
export const itemQuery = (id: string, lang: Language) =>
  queryOptions({
    queryKey: [...CONTENT, id, lang],
    queryFn: ({ signal }) => readItem(id, lang, signal),
    staleTime: ITEM_KEPT_MS,
  });

export interface LoadedArticle {
  readonly article: Item;
  /** Its list of comments; null: it takes none. */
  readonly comments: Item | null;
}

/** P4.19: the article first and then, if it has one, its list of comments. */
export const articleQuery = (id: string, lang: Language) =>
  queryOptions({
    queryKey: [...CONTENT, 'article', id, lang],
    queryFn: async ({ signal }): Promise<LoadedArticle> => {
      const article = await readItem(id, lang, signal);
      const list = namedBy(article.fields, 'lista_echo_commenti');
      return { article, comments: list ? await readItem(list.id, lang, signal) : null };
    },
    staleTime: ITEM_KEPT_MS,
  });

export const articlesQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...CONTENT, 'articles', lang],
    queryFn: ({ signal }) => call(listArticles, { query: { lang } }, { signal }),
    staleTime: ITEM_KEPT_MS,
  });

/** The channel of what stands on the home. */
const HOME = 'home';

export const newsQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...CONTENT, 'news', lang],
    queryFn: ({ signal }) => call(listArticles, { query: { lang, channel: HOME } }, { signal }),
    staleTime: ITEM_KEPT_MS,
  });

/** P7.01: whatever is created, a comment or an item of the desk; answers its id. */
export const createContent = (body: NewItem, options: SaveOptions): Promise<ReplyOf<typeof createItem>> =>
  call(createItem, { body }, options);

/** P7.07: what goes along is to the letter of the specification; the server says it anew. */
export const sendComment = (
  article: { readonly id: string; readonly name: string },
  testo: string,
  options: SaveOptions,
): Promise<ReplyOf<typeof createItem>> =>
  createContent(
    {
      name: `Echo_Comment_${article.name}`,
      description: 'Echo_Comment',
      type: 'Echo_Commento',
      language: 'it',
      translatable: true,
      fields: { articolo_id: article.id, testo, nome_articolo: article.name },
    },
    options,
  );

export const sendReport = (id: string, options: SaveOptions): Promise<ReplyOf<typeof reportComment>> =>
  call(reportComment, { path: { id } }, options);

import type {
  ArticleSummary,
  Item,
  NamedItem,
  NativeFile,
  NativeLink,
  Rendition,
} from '@torre/contract/content';
import { getDocument } from '@torre/contract/documents';
import { COMMENT_TYPE, contentField } from '@torre/domain/content';
import type { ItemFields } from '@torre/domain/content';
import { MEDIA_FIELDS, nativeLinks, videoLinks } from './media-reply.ts';
import type { PublishedComment, PublishedItem } from './published.reads.ts';
import { renditionsReply } from './rendition-reply.ts';

export type ContentLanguage = Item['language'];

/** What readers may be shown, by id. */
export interface Shown {
  readonly items: ReadonlyMap<string, PublishedItem>;
  /** In the order of their creation. */
  readonly comments: ReadonlyMap<string, PublishedComment>;
}

interface Side {
  readonly all: boolean;
  readonly language: ContentLanguage;
}

/** getItem (P7.03, P7.04): references as id and name; with `all` they bring their own fields, whose references are bare. */
export function itemReply(item: PublishedItem, shown: Shown, { all, language }: Side): Item {
  const { fields, language: side } = sideOf(item, language);
  const name = (id: string): NamedItem | null => {
    const named = shown.items.get(id);
    if (named === undefined) return null;
    if (!all) return reference(named);
    const own = sideOf(named, language);
    return {
      ...reference(named),
      type: named.type,
      createdDate: { value: named.createdAt },
      fields:
        named.type === 'Echo_Lista_Commenti'
          ? commentsField(named, shown, commentReference)
          : fieldsReply(named, own.fields, shown, (inner) => bare(inner, shown)),
    };
  };
  return {
    id: item.id,
    name: item.name,
    type: item.type,
    language: side,
    createdDate: { value: item.createdAt },
    fields:
      item.type === 'Echo_Lista_Commenti'
        ? commentsField(item, shown, all ? commentWithFields : commentReference)
        : fieldsReply(item, fields, shown, name),
  };
}

export function commentReply(comment: PublishedComment): Item {
  return {
    id: comment.id,
    name: comment.name,
    type: COMMENT_TYPE,
    language: 'it',
    createdDate: { value: comment.createdAt },
    fields: commentFields(comment),
  };
}

export function summaryOf(article: PublishedItem, shown: Shown, language: ContentLanguage): ArticleSummary {
  const side = sideOf(article, language);
  const text = (name: string): string | undefined => {
    const value = side.fields[name];
    return typeof value === 'string' ? value : undefined;
  };
  const [sottotitolo, abstract, button] = ['sottotitolo', 'abstract', 'titolo_bottone'].map(text);
  const picture = bare(text('immagine_carousel') ?? '', shown);
  return {
    id: article.id,
    language: side.language,
    titolo: text('titolo') ?? article.name,
    ...(sottotitolo !== undefined && { sottotitolo }),
    ...(abstract !== undefined && { abstract }),
    ...(button !== undefined && { titolo_bottone: button }),
    ...(picture !== null && { immagine_carousel: picture }),
    publishedDate: { value: article.publishedAt },
  };
}

/** P5.07, P5.08: a document's address is the one outside of Torre, else that of its file; null: it has neither. */
export function documentSummary(
  document: PublishedItem,
  language: ContentLanguage,
): { readonly titolo: string; readonly url: string | null } {
  const { titolo, link_esterno: outside } = sideOf(document, language).fields;
  return {
    titolo: typeof titolo === 'string' ? titolo : document.name,
    url: typeof outside === 'string' ? outside : document.hasFile ? documentHref(document.id) : null,
  };
}

const documentHref = (id: string): string => `/api${getDocument.path.replace('{id}', id)}`;

/** Without an English side the Italian one, and the reply says which. */
function sideOf(
  { fields, english }: PublishedItem,
  language: ContentLanguage,
): { readonly fields: ItemFields; readonly language: ContentLanguage } {
  return language === 'en' && english !== null
    ? { fields: { ...fields, ...english }, language: 'en' }
    : { fields, language: 'it' };
}

type ReplyFields<V> = Record<string, string | V | V[] | Rendition[] | NativeLink[] | NativeFile>;

/** A field whose items readers do not see is left out, as an empty one is. */
function fieldsReply<V>(
  { id, type, renditions, media, hasFile }: PublishedItem,
  fields: ItemFields,
  shown: Shown,
  name: (id: string) => V | null,
): ReplyFields<V> {
  const reply: ReplyFields<V> = {};
  if (hasFile) reply['file'] = { fields: { native: { links: [{ href: documentHref(id) }] } } };
  if (renditions !== null) reply['renditions'] = renditionsReply(id, renditions);
  if (media !== null) reply['files'] = [...nativeLinks(id, media)];
  if (type === 'Echo_Video') Object.assign(reply, videoLinks(fields, shown));
  for (const [field, value] of Object.entries(fields)) {
    const kind = contentField(type, field)?.kind;
    if (kind === undefined || (type === 'Echo_Video' && MEDIA_FIELDS.includes(field))) continue;
    if (kind === 'items' && typeof value !== 'string') {
      const named = value.map(name).filter((one) => one !== null);
      if (named.length > 0) reply[field] = named;
    } else if (typeof value === 'string') {
      const readable = kind === 'item' ? name(value) : value;
      if (readable !== null) reply[field] = readable;
    }
  }
  return reply;
}

const reference = ({ id, name }: Pick<PublishedItem, 'id' | 'name'>) => ({ id, name });

function bare(id: string, shown: Shown) {
  const named = shown.items.get(id);
  return named === undefined ? null : reference(named);
}

/** P3.07, P4.20: the comments of a list, ascending by createdDate. */
function commentsField<V>(
  { id }: PublishedItem,
  shown: Shown,
  reply: (comment: PublishedComment) => V,
): Record<string, V[]> {
  return { commenti: [...shown.comments.values()].filter(({ listId }) => listId === id).map(reply) };
}

const commentReference = (comment: PublishedComment) => reference(comment);
const commentWithFields = (comment: PublishedComment) => ({
  ...reference(comment),
  type: COMMENT_TYPE,
  createdDate: { value: comment.createdAt },
  fields: commentFields(comment),
});

/** P3.10: `autore` is the placeholder; who wrote it is not even read here. */
function commentFields({ articleId, articleName, author, text }: PublishedComment) {
  return { articolo_id: articleId, autore: author, testo: text, nome_articolo: articleName };
}

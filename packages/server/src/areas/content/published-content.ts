import type { ArticleSummary, Item } from '@torre/contract/content';
import type { FoundArticle, FoundDocument } from '@torre/contract/search';
import { namedBy } from '@torre/domain/content';
import { asSystem } from '../../platform/access/request-scope.ts';
import type { Database } from '../../platform/db/index.ts';
import { PreparedText, contentMark } from '../../platform/http/prepared-text.ts';
import { commentReply, documentSummary, itemReply, summaryOf } from './item-reply.ts';
import type { ContentLanguage, Shown } from './item-reply.ts';
import { readPublishedComments, readPublishedItems } from './published.reads.ts';
import type { PublishedComment, PublishedItem } from './published.reads.ts';

/** A reply with the strong tag of its text. */
export class PreparedContent extends PreparedText {
  readonly mark: string;
  readonly isArticle: boolean;

  constructor(reply: Item | { readonly articles: readonly ArticleSummary[] }) {
    const text = JSON.stringify(reply);
    super(text);
    this.mark = contentMark(text);
    this.isArticle = 'type' in reply && reply.type === 'Echo_Articolo';
  }
}

export interface ReadContent {
  readonly all: boolean;
  readonly language: ContentLanguage;
}

/**
 * What readers see, in the memory of one process: read once, and again item by item when something is published or
 * withdrawn. A reply is made when it is first asked for. Nothing in here is anybody's secret: what a published article does
 * not lead to is not shown, so that a picture or a document goes with the articles that use it.
 */
export class PublishedContent {
  readonly #db: Database;
  #items = new Map<string, PublishedItem>();
  #comments = new Map<string, readonly PublishedComment[]>();
  #shown: Shown = { items: new Map(), comments: new Map() };
  readonly #prepared = new Map<string, PreparedContent>();
  #loaded: Promise<void> | null = null;
  /** The last reading: the next one begins after it, so that an older answer never replaces a newer one. */
  #reading: Promise<void> = Promise.resolve();

  constructor({ db }: { readonly db: Database }) {
    this.#db = db;
  }

  /** The reply for an item or a comment; null where readers see none under this id. */
  async item(id: string, { all, language }: ReadContent): Promise<PreparedContent | null> {
    await this.#ready();
    return this.#prepare(`${id} ${all} ${language}`, () => {
      const item = this.#shown.items.get(id);
      if (item) return itemReply(item, this.#shown, { all, language });
      const comment = this.#shown.comments.get(id);
      return comment === undefined ? null : commentReply(comment);
    });
  }

  /** The published articles, the newest first; of one channel, or of all. */
  async articles(channel: string | null, language: ContentLanguage): Promise<PreparedContent> {
    await this.#ready();
    const articles = [...this.#shown.items.values()].filter(
      ({ type, channels }) => type === 'Echo_Articolo' && (channel === null || channels.includes(channel)),
    );
    // Channels are whatever somebody asks for: only those that are in use are kept.
    if (articles.length === 0) return new PreparedContent({ articles: [] });
    return this.#prepare(`articles ${language} ${channel ?? ''}`, () => ({
      articles: articles
        .toSorted((one, other) => other.publishedAt - one.publishedAt || (one.id < other.id ? 1 : -1))
        .map((article) => summaryOf(article, this.#shown, language)),
    }))!;
  }

  /** The published article with its list of comments; null where it takes none. */
  async commentable(
    id: string,
  ): Promise<{ readonly article: PublishedItem; readonly listId: string } | null> {
    await this.#ready();
    const article = this.#shown.items.get(id);
    const listId = article?.type === 'Echo_Articolo' ? article.fields['lista_echo_commenti'] : undefined;
    return article && typeof listId === 'string' && this.#shown.items.has(listId)
      ? { article, listId }
      : null;
  }

  /** The comment, where readers see it. */
  async comment(id: string): Promise<PublishedComment | null> {
    await this.#ready();
    return this.#shown.comments.get(id) ?? null;
  }

  /** The articles among these that readers see, in this order. */
  async found(ids: readonly string[], language: ContentLanguage): Promise<FoundArticle[]> {
    await this.#ready();
    return ids.flatMap((id) => {
      const item = this.#shown.items.get(id);
      if (item?.type !== 'Echo_Articolo') return [];
      const { titolo, abstract } = summaryOf(item, this.#shown, language);
      return [{ id, titolo, ...(abstract !== undefined && { abstract }) }];
    });
  }

  /** Ids of the documents that readers see: a published article leads to each. */
  async documents(): Promise<readonly string[]> {
    await this.#ready();
    return [...this.#shown.items.values()].flatMap(({ id, type }) => (type === 'Echo_Documento' ? [id] : []));
  }

  /** Of these documents those that readers still see, as the search shows them, in this order. */
  async foundDocuments(
    found: readonly Pick<FoundDocument, 'id' | 'excerpt'>[],
    language: ContentLanguage,
  ): Promise<FoundDocument[]> {
    await this.#ready();
    return found.flatMap(({ id, excerpt }) => {
      const item = this.#shown.items.get(id);
      return item === undefined ? [] : [{ id, excerpt, ...documentSummary(item, language) }];
    });
  }

  /** An item as readers see it; null: they see none under this id. */
  async shown(id: string): Promise<PublishedItem | null> {
    await this.#ready();
    return this.#shown.items.get(id) ?? null;
  }

  /** Reads these items and lists anew; ids of what readers no longer see are among them. */
  async refresh(ids: readonly string[]): Promise<void> {
    if (this.#loaded === null) return;
    await this.#loaded;
    await this.#read(ids);
  }

  /** Everything is read again when it is next asked for. */
  forget(): void {
    this.#loaded = null;
  }

  #ready(): Promise<void> {
    if (this.#loaded === null) {
      const loading = this.#read(null);
      this.#loaded = loading;
      loading.catch(() => {
        if (this.#loaded === loading) this.#loaded = null;
      });
    }
    return this.#loaded;
  }

  #read(ids: readonly string[] | null): Promise<void> {
    const reading = this.#reading.then(async () => {
      // One reading for everybody who asks: what is published, everybody may read (P6.01).
      const [items, comments] = await asSystem(() =>
        Promise.all([readPublishedItems(this.#db, ids), readPublishedComments(this.#db, ids)]),
      );
      this.#take(ids, items, comments);
    });
    this.#reading = reading.catch(() => undefined);
    return reading;
  }

  #take(
    ids: readonly string[] | null,
    items: readonly PublishedItem[],
    comments: readonly PublishedComment[],
  ): void {
    if (ids === null) {
      this.#items = new Map();
      this.#comments = new Map();
    }
    for (const id of ids ?? []) {
      this.#items.delete(id);
      this.#comments.delete(id);
    }
    for (const item of items) this.#items.set(item.id, item);
    for (const [listId, ofList] of Map.groupBy(comments, (one) => one.listId))
      this.#comments.set(listId, ofList);
    this.#shown = shownOf(this.#items, this.#comments);
    this.#prepared.clear();
  }

  #prepare(
    name: string,
    make: () => ConstructorParameters<typeof PreparedContent>[0] | null,
  ): PreparedContent | null {
    const known = this.#prepared.get(name);
    if (known) return known;
    const reply = make();
    if (reply === null) return null;
    const made = new PreparedContent(reply);
    this.#prepared.set(name, made);
    return made;
  }
}

/** What published articles lead to, they themselves included. */
function shownOf(
  items: ReadonlyMap<string, PublishedItem>,
  comments: ReadonlyMap<string, readonly PublishedComment[]>,
): Shown {
  const shown = new Map<string, PublishedItem>();
  const waiting = [...items.values()].filter(({ type }) => type === 'Echo_Articolo');
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    if (shown.has(item.id)) continue;
    shown.set(item.id, item);
    for (const id of namedBy(item)) {
      const named = items.get(id);
      if (named && !shown.has(id)) waiting.push(named);
    }
  }
  const ofLists = [...shown.keys()].flatMap((id) => comments.get(id) ?? []);
  return { items: shown, comments: new Map(ofLists.map((comment) => [comment.id, comment])) };
}

import { getItem, listArticles } from '@torre/contract/content';
import type { ArticleSummary } from '@torre/contract/content';
import type { ReplyOf } from '@torre/contract/endpoint';
import { searchEverything } from '@torre/contract/search';
import { bareServer } from './bare-server.ts';
import { HttpSession } from './http-session.ts';
import { onSchedule } from './on-schedule.ts';

const READER = 'cta.lirr';
const CLIENTS = 16;
const PER_SECOND = 1000;
const SEARCHES_PER_SECOND = 20;
const SECOND_MS = 1000;
/** What begins several words, what begins few, what nobody wrote (then similar titles are looked for). */
const BEGINNINGS = 3;

/** What is searched: two words, the beginning of one, and a word with a slip of the finger. */
export type SearchWay = 'words' | 'beginning' | 'slip';

type Bare = Awaited<ReturnType<typeof bareServer>>;

/** Reads of published articles with what they name, and searches. */
export class ContentLoad {
  readonly #session: HttpSession;
  readonly #articles: readonly ArticleSummary[];
  readonly #bare: Bare;

  private constructor(session: HttpSession, articles: readonly ArticleSummary[], bare: Bare) {
    this.#session = session;
    this.#articles = articles;
    this.#bare = bare;
  }

  static async open(url: string): Promise<ContentLoad> {
    const session = await HttpSession.open(url, READER, CLIENTS);
    const { articles }: ReplyOf<typeof listArticles> = await session.reply(listArticles, { query: {} });
    const one = await session.call(getItem, { path: { id: articles[0]!.id }, query: { fields: 'all' } });
    const load = new ContentLoad(session, articles, await bareServer(one.body, CLIENTS));
    // Each is made once, when it is first asked for.
    for (let nth = 0; nth < articles.length; nth++) await load.#read(nth);
    return load;
  }

  /** Milliseconds a call, all clients at once, closed loop, one article after the other. */
  async read(samples: number): Promise<number> {
    let next = 0;
    const begin = performance.now();
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (next < samples) await this.#read(next++);
      }),
    );
    return (performance.now() - begin) / samples;
  }

  /** The same by a server that only hands out such bytes. */
  bare(samples: number): Promise<number> {
    return this.#bare.combined(samples);
  }

  /** Milliseconds from when each call was due, a thousand a second. */
  async readOnSchedule(calls: number): Promise<readonly number[]> {
    const times: number[] = [];
    let next = 0;
    const ask = async (due: number): Promise<void> => {
      await this.#read(next++);
      times.push(performance.now() - due);
    };
    await onSchedule(calls, ask, undefined, SECOND_MS / PER_SECOND);
    return times;
  }

  /** As `readOnSchedule`, twenty searches a second. */
  async search(way: SearchWay, calls: number): Promise<readonly number[]> {
    const times: number[] = [];
    let next = 0;
    const ask = async (due: number): Promise<void> => {
      const { status } = await this.#session.call(searchEverything, {
        query: { text: this.#text(way, next++), lang: 'it' },
      });
      if (status !== 200) throw new Error(`the search answered ${status}`);
      times.push(performance.now() - due);
    };
    await onSchedule(calls, ask, undefined, SECOND_MS / SEARCHES_PER_SECOND);
    return times;
  }

  /** Ids of so many articles, the newest first. */
  ids(count: number): readonly string[] {
    return this.#articles.slice(0, count).map(({ id }) => id);
  }

  #text(way: SearchWay, nth: number): string {
    const [one, other] = this.#articles[(nth * 7) % this.#articles.length]!.titolo.toLowerCase().split(' ');
    if (way === 'words') return `${one} ${other ?? ''}`;
    return way === 'beginning' ? one!.slice(0, BEGINNINGS) : `${one!.slice(0, 1)}x${one!.slice(1)}`;
  }

  async #read(nth: number): Promise<void> {
    const { id } = this.#articles[nth % this.#articles.length]!;
    const { status } = await this.#session.call(getItem, { path: { id }, query: { fields: 'all' } });
    if (status !== 200) throw new Error(`the article answered ${status}`);
  }
}

import { bePresentAtItem, leaveItem, listArticles, listReviews, ownReadAsks } from '@torre/contract/content';
import type { Endpoint, Method, ReplyOf } from '@torre/contract/endpoint';
import { readLookups } from '@torre/contract/lookups';
import { ownNotices } from '@torre/contract/notices';
import { trackEvent } from '@torre/contract/shell';
import { LOOKUPS } from './fake-lookups.ts';

/** A call that a screen made. */
export interface Asked {
  readonly method: string;
  /** Address below `/api`, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** As it was sent; null without a body. */
  readonly body: unknown;
  readonly headers: Headers;
}

type Answer<E extends Endpoint> =
  | ReplyOf<E>
  | Response
  | ((asked: Asked) => ReplyOf<E> | Response | Promise<ReplyOf<E> | Response>);

/** Any endpoint with its answer. */
interface Rule {
  readonly method: Method;
  readonly path: RegExp;
  readonly answer: unknown;
}

/** The server at the other end of `fetch`: answers the calls that a test declares, and remembers what was asked. */
export class FakeServer {
  /** In the order of the calls. */
  readonly asked: Asked[] = [];
  /** Calls that no test declared: a screen that makes one was not understood. */
  readonly undeclared: string[] = [];
  readonly #rules: Rule[] = [];
  /** Bodies that a screen reads at the moment. */
  readonly #read = new Set<Promise<unknown>>();
  #isClosed = false;

  constructor() {
    this.answers(trackEvent, () => new Response(null, { status: 204 }));
    this.answers(readLookups, LOOKUPS);
    this.answers(listArticles, { articles: [] });
    this.answers(ownReadAsks, { outcome: { code: 0, messageIT: '' }, asks: [] });
    this.answers(bePresentAtItem, {
      outcome: { code: 0, messageIT: '' },
      present: [],
      version: 0,
      state: 'DRAFT',
    });
    this.answers(listReviews, { outcome: { code: 0, messageIT: '' }, reviews: [], allowedActions: [] });
    this.answers(leaveItem, { outcome: { code: 0, messageIT: '' } });
    this.answers(ownNotices, { outcome: { code: 0, messageIT: '' }, notices: [] });
  }

  /** Answers the call from now on, instead of what was declared before. */
  answers<E extends Endpoint>(endpoint: E, answer: Answer<E>): void {
    const path = new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    this.#rules.unshift({ method: endpoint.method, path, answer });
  }

  /** Answers the call with an HTTP status and the outcome of a failure. */
  refuses(endpoint: Endpoint, status: number, code: number, messageIT = ''): void {
    this.answers(endpoint, () => Response.json({ outcome: { code, messageIT } }, { status }));
  }

  /** The network breaks under the call. */
  loses(endpoint: Endpoint): void {
    this.answers(endpoint, () => Promise.reject(new TypeError('Failed to fetch')));
  }

  /** Calls of that endpoint so far. */
  askedFor({ method, path }: Endpoint): readonly Asked[] {
    const wanted = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return this.asked.filter((one) => one.method === method && wanted.test(one.path));
  }

  /** Takes the place of the browser's `fetch`. */
  readonly fetch = async (input: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input, location.origin);
    const asked: Asked = {
      method: init.method ?? 'GET',
      path: url.pathname.replace(/^\/api/, ''),
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      headers: new Headers(init.headers),
    };
    if (LATE_MS > 0) await crossNetwork(init.signal);
    this.asked.push(asked);
    const rule = this.#rules.find(({ method, path }) => method === asked.method && path.test(asked.path));
    if (!rule) {
      this.undeclared.push(`${asked.method} ${asked.path}`);
      return Response.json({ outcome: { code: -404, messageIT: '' } }, { status: 404 });
    }
    const reply: unknown = typeof rule.answer === 'function' ? await rule.answer(asked) : rule.answer;
    init.signal?.throwIfAborted();
    // Of an app that is gone: nobody is there to hear it.
    if (this.#isClosed) return new Promise(() => {});
    return this.#watched(reply instanceof Response ? reply.clone() : Response.json(reply));
  };

  /** Answers nothing from now on; resolves once what was answered has been read: it would end the session of the next app. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await nextTurn();
    await Promise.allSettled(this.#read);
    await nextTurn();
  }

  #watched(response: Response): Response {
    for (const way of ['text', 'json', 'blob'] as const) {
      const read = response[way].bind(response);
      response[way] = () => {
        const body = read();
        this.#read.add(body);
        return body.finally(() => this.#read.delete(body));
      };
    }
    return response;
  }
}

/** Milliseconds that a call is late at most; 0: at once, as in CI. */
const LATE_MS = Number(import.meta.env['VITE_LATE_MS'] ?? 0);

/** A network: calls arrive after a while, each its own, and mostly soon. Without it a test may be quicker than anybody's server. */
async function crossNetwork(signal: AbortSignal | null | undefined): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, Math.random() ** 2 * LATE_MS));
  signal?.throwIfAborted();
}

/** What is under way in this turn of the browser comes before. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

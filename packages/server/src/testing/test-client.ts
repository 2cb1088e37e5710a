import { buildRequest } from '@torre/contract/endpoint';
import type { CallArguments, Endpoint, ReplyOf } from '@torre/contract/endpoint';
import type { OutcomeReply } from '@torre/contract/outcome';
import { TestStream } from './event-stream.ts';

export interface TestAnswer<R> {
  readonly status: number;
  /** The reply, or the refusal's envelope with its further fields. */
  readonly reply: R & OutcomeReply;
  readonly headers: Headers;
}

export interface SendOptions {
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: string;
}

/** A browser of a test: keeps its cookies, follows no redirect, and sends what our pages send. */
export class TestClient {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();
  readonly #streams = new Set<TestStream>();

  constructor(url: string) {
    this.#url = url;
  }

  /** One call of the contract. `headers` are added; a null takes one away. */
  async call<E extends Endpoint>(
    call: E,
    args: CallArguments<E>,
    options: Omit<SendOptions, 'body'> = {},
  ): Promise<TestAnswer<ReplyOf<E>>> {
    const { method, url, body } = buildRequest(call, args);
    const response = await this.send(method, url, { ...options, ...(body !== undefined && { body }) });
    const text = await response.text();
    return { status: response.status, reply: JSON.parse(text), headers: response.headers };
  }

  /** Any request, also a malformed one. */
  async send(method: string, path: string, options: SendOptions = {}): Promise<Response> {
    const headers = new Headers({ 'x-requested-by': 'torre' });
    if (this.#cookies.size > 0) headers.set('cookie', this.#cookieHeader());
    if (options.body !== undefined) headers.set('content-type', 'application/json');
    for (const [name, value] of Object.entries(options.headers ?? {})) {
      if (value === null) headers.delete(name);
      else headers.set(name, value);
    }
    const response = await fetch(this.#url + path, {
      method,
      headers,
      body: options.body ?? null,
      redirect: 'manual',
    });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  /** Opens the live events; `lastEventId` resumes. Waits until the server accepted the stream. */
  async openEvents(lastEventId?: string): Promise<TestStream> {
    const abort = new AbortController();
    const response = await fetch(`${this.#url}/api/events`, {
      headers: { cookie: this.#cookieHeader(), ...(lastEventId && { 'last-event-id': lastEventId }) },
      signal: abort.signal,
    });
    if (response.status !== 200)
      throw new Error(`events answered ${response.status}: ${await response.text()}`);
    const stream = new TestStream(response, abort);
    this.#streams.add(stream);
    return stream;
  }

  /** The session's cookie as the browser holds it: to be another tab, or to keep a stolen one. */
  get cookie(): string | null {
    const session = [...this.#cookies].find(([name]) => name.endsWith('torre_session'));
    return session === undefined ? null : session.join('=');
  }

  closeStreams(): void {
    for (const stream of this.#streams) stream.close();
  }

  #cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keep(cookie: string): void {
    const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie)!;
    if (value === '') this.#cookies.delete(name!);
    else this.#cookies.set(name!, value!);
  }
}

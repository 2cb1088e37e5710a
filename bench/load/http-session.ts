import { Agent, request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { buildRequest } from '@torre/contract/endpoint';
import type { CallArguments, Endpoint } from '@torre/contract/endpoint';
import { signIn } from '@torre/contract/identity';
import { DEMO_PASSWORD } from '@torre/demo';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As sent, still compressed. */
  readonly body: Buffer;
}

/** One signed-in client on one kept connection, or on so many as are asked for: as little between the clock and the product as Node allows. */
export class HttpSession {
  readonly #url: string;
  readonly #agent: Agent;
  #cookie = '';

  private constructor(url: string, sockets: number) {
    this.#url = url;
    this.#agent = new Agent({ keepAlive: true, maxSockets: sockets });
  }

  /** Throws when the account may not enter. */
  static async open(url: string, userName: string, sockets = 1): Promise<HttpSession> {
    const session = new HttpSession(url, sockets);
    const { status, headers } = await session.call(signIn, {
      body: { username: userName, password: DEMO_PASSWORD },
    });
    if (status !== 200) throw new Error(`${userName} could not sign in: ${status}`);
    session.#cookie = headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
    return session;
  }

  async call<E extends Endpoint>(
    endpoint: E,
    args: CallArguments<E>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const { method, url, body } = buildRequest(endpoint, args);
    const response = await this.#send(method, url, headers, body);
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
  }

  /** As `call`, with the reply read; throws when the answer is not 200. */
  async reply<E extends Endpoint<{ reply: R }>, R>(
    endpoint: E,
    args: CallArguments<E>,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<R> {
    const { status, body } = await this.call(endpoint, args, headers);
    if (status !== 200) throw new Error(`${endpoint.id} answered ${status}: ${body.toString()}`);
    return JSON.parse(body.toString()) as R;
  }

  /** The live events of this session, block by block as they come, until the product ends: that is no failure. */
  async events(take: (block: string) => void): Promise<void> {
    let rest = '';
    // On a connection of its own: the answer does not end.
    const stream = await this.#send('GET', '/api/events', {}, undefined, new Agent());
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop()!;
      for (const block of blocks) take(block);
    });
    stream.once('error', () => undefined);
  }

  /** For clients that need more than one connection. */
  get cookie(): string {
    return this.#cookie;
  }

  close(): void {
    this.#agent.destroy();
  }

  #send(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: string | undefined,
    agent = this.#agent,
  ): Promise<IncomingMessage> {
    return new Promise((answered, failed) => {
      const asked = request(
        `${this.#url}${path}`,
        {
          method,
          agent,
          headers: {
            'X-Requested-By': 'torre',
            Cookie: this.#cookie,
            ...(body !== undefined && {
              'Content-Type': 'application/json',
              'Content-Length': Buffer.byteLength(body),
            }),
            ...headers,
          },
        },
        answered,
      );
      asked.once('error', failed);
      asked.end(body);
    });
  }
}

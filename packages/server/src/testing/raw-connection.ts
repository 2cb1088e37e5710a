import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 15_000;

/** A connection written to the letter, whose other side may be slow, greedy or gone. */
export class RawConnection {
  readonly #host: string;
  readonly #socket: Socket;
  /** A character a byte: lengths are those of the head. */
  #received = '';
  #isReset = false;

  constructor(url: string) {
    const { host, hostname, port } = new URL(url);
    this.#host = host;
    this.#socket = connect({ host: hostname, port: Number(port) });
    this.#socket.on('data', (piece: Buffer) => (this.#received += piece.toString('latin1')));
    this.#socket.on('error', () => (this.#isReset = true));
  }

  /** Writes the head of a request that announces a body of so many bytes. */
  head(method: string, path: string, bytes: number, headers: Readonly<Record<string, string>> = {}): void {
    const all = {
      host: this.#host,
      'x-requested-by': 'torre',
      'content-type': 'application/json',
      'content-length': String(bytes),
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    this.#socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  }

  /** Writes; settles when the bytes were taken by the other side or the connection is gone. */
  async write(text: string): Promise<void> {
    if (this.#socket.destroyed || this.#socket.write(text)) return;
    await Promise.race([once(this.#socket, 'drain'), once(this.#socket, 'close')]).catch(() => undefined);
  }

  /** Status and body of the next answer. */
  async answer(): Promise<{ status: number; reply: { outcome: { code: number; messageIT: string } } }> {
    const whole = (): RegExpExecArray | null => {
      const head = /^HTTP\/1\.1 (\d+)[^]*?content-length: (\d+)[^]*?\r\n\r\n/i.exec(this.#received);
      return head && this.#received.length >= head[0].length + Number(head[2]) ? head : null;
    };
    const until = performance.now() + PATIENCE_MS;
    while (whole() === null && !this.#socket.destroyed && performance.now() < until) await delay(10);
    const found = whole();
    if (found === null) throw new Error(`no answer, but ${JSON.stringify(this.#received.slice(0, 200))}`);
    const [head, status, length] = found;
    const text = this.#received.slice(head.length, head.length + Number(length));
    this.#received = this.#received.slice(head.length + Number(length));
    return { status: Number(status), reply: JSON.parse(Buffer.from(text, 'latin1').toString()) };
  }

  /** Whether the other side has ended the connection. */
  get isEnded(): boolean {
    return this.#socket.readableEnded || this.#socket.destroyed;
  }

  get isReset(): boolean {
    return this.#isReset;
  }

  close(): void {
    this.#socket.destroy();
  }
}

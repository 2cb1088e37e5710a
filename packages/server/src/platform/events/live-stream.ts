import type { ServerResponse } from 'node:http';
import type { LiveEventName } from '@torre/contract/shell';
import { rightsMark } from '../access/principal.ts';
import type { Principal } from '../access/principal.ts';

/** A reader this far behind is cut off; it comes back with its position. */
const MAX_BUFFERED_BYTES = 1_000_000;

/** One event as text. */
export interface Frame {
  readonly name: LiveEventName;
  readonly json: string;
}

/** One open stream of server-sent events and who reads it. */
export class LiveStream {
  readonly sessionKey: string;
  #principal: Principal;
  #rights: string;
  readonly #response: ServerResponse;

  /** `sessionKey`: hex of the session's hash, for reading its rights again. */
  constructor(response: ServerResponse, sessionKey: string, principal: Principal) {
    this.#response = response;
    this.sessionKey = sessionKey;
    this.#principal = principal;
    this.#rights = rightsMark(principal);
    response.write('retry: 1000\n\n');
  }

  get principal(): Principal {
    return this.#principal;
  }

  /** The mark of the rights that it goes by now. */
  get rights(): string {
    return this.#rights;
  }

  /** Takes over the rights read again; true when they differ from those before. */
  renew(principal: Principal): boolean {
    const rights = rightsMark(principal);
    const changed = rights !== this.#rights;
    this.#principal = principal;
    this.#rights = rights;
    return changed;
  }

  /**
   * Sends events that were read together. Only the last carries the position (the client's Last-Event-ID):
   * a connection that breaks between two of them must not skip the second.
   */
  send(frames: readonly Frame[], position: string): void {
    if (frames.length === 0 || !this.open) return;
    const last = frames.length - 1;
    const text = frames.map(
      ({ name, json }, i) => `${i === last ? `id: ${position}\n` : ''}event: ${name}\ndata: ${json}\n\n`,
    );
    this.#response.write(text.join(''));
  }

  /** Keeps proxies from closing an idle stream; the bare id moves the reader's position on. */
  comment(position: string): void {
    if (this.open) this.#response.write(`: \nid: ${position}\n\n`);
  }

  /** false once the reader has gone, or was cut off because it lags behind. */
  get open(): boolean {
    if (this.#response.writableLength > MAX_BUFFERED_BYTES) this.#response.destroy();
    return !this.#response.destroyed && !this.#response.writableEnded;
  }

  /** Rights changed. It carries no position: events before it may still be on their way. */
  sayRights(): void {
    if (this.open) this.#response.write(wordText('session', { rights: this.#rights }));
  }

  end(lastWord?: LiveEventName): void {
    this.#response.end(lastWord && wordText(lastWord, {}));
  }
}

const wordText = (word: LiveEventName, data: object): string =>
  `event: ${word}\ndata: ${JSON.stringify(data)}\n\n`;

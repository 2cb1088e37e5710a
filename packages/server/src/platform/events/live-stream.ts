import type { ServerResponse } from 'node:http';
import type { LiveEventName } from '@torre/contract/shell';
import { rightsFingerprint } from '../access/principal.ts';
import type { Principal } from '../access/principal.ts';

/** A reader this far behind is cut off; it comes back with its position. */
const MAX_BUFFERED_BYTES = 1_000_000;

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
    this.#rights = rightsFingerprint(principal);
    response.write('retry: 1000\n\n');
  }

  get principal(): Principal {
    return this.#principal;
  }

  /** Takes over the rights read again; true when they differ from those before. */
  renew(principal: Principal): boolean {
    const rights = rightsFingerprint(principal);
    const changed = rights !== this.#rights;
    this.#principal = principal;
    this.#rights = rights;
    return changed;
  }

  /** `json` is the data as text; `position` becomes the client's Last-Event-ID. */
  send(name: LiveEventName, json: string, position: string): void {
    if (this.#response.destroyed || this.#response.writableEnded) return;
    if (this.#response.writableLength > MAX_BUFFERED_BYTES) {
      this.#response.destroy();
      return;
    }
    this.#response.write(`id: ${position}\nevent: ${name}\ndata: ${json}\n\n`);
  }

  /** Keeps proxies from closing an idle stream. */
  comment(): void {
    if (!this.#response.destroyed && !this.#response.writableEnded) this.#response.write(': \n\n');
  }

  end(): void {
    this.#response.end();
  }
}

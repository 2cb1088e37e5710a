import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../deps.ts';
import { addressKey } from './address-key.ts';

/** Bytes of all answers together that were made and not yet taken. */
const UNREAD_BYTES = 256_000_000;

/** What a file on its way keeps in memory at most: its reading stops while nobody takes it. */
const BYTES_OF_STREAM = 128_000;

interface Unread {
  readonly bytes: number;
  readonly close: () => void;
}

/** The answers of one person or address, the oldest first. */
interface Reader {
  bytes: number;
  readonly answers: Set<Unread>;
}

/** The answers that are on their way out in this process. When they become too many, who holds most loses its oldest. */
export class UnreadAnswers {
  readonly #most: number;
  readonly #readers = new Map<string, Reader>();
  #bytes = 0;

  constructor(most: number = UNREAD_BYTES) {
    this.#most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** `reader`: who reads the answer. What comes back is called, once or more often, when the answer was taken or its connection has gone. */
  add(reader: string, bytes: number, close: () => void): () => void {
    const answer: Unread = { bytes, close };
    const of = this.#readers.get(reader) ?? { bytes: 0, answers: new Set() };
    this.#readers.set(reader, of);
    of.answers.add(answer);
    of.bytes += bytes;
    this.#bytes += bytes;
    while (this.#bytes > this.#most) this.#closeOldest();
    return () => this.#remove(reader, answer);
  }

  #remove(reader: string, answer: Unread): void {
    const of = this.#readers.get(reader);
    if (!of?.answers.delete(answer)) return;
    of.bytes -= answer.bytes;
    this.#bytes -= answer.bytes;
    if (of.answers.size === 0) this.#readers.delete(reader);
  }

  #closeOldest(): void {
    const [reader, { answers }] = [...this.#readers].reduce((most, one) =>
      one[1].bytes > most[1].bytes ? one : most,
    );
    const [oldest] = answers;
    this.#remove(reader, oldest!);
    oldest!.close();
  }
}

/** Counts each answer from its making until it was taken; must be registered after hooks that change an answer. */
export function boundUnreadAnswers(app: App, unread: UnreadAnswers, count: () => void): void {
  app.addHook('onSend', (request: FastifyRequest, reply: FastifyReply, payload: unknown, done) => {
    const { raw } = reply;
    const bytes = bytesOf(payload);
    if (bytes > 0 && !raw.destroyed) {
      const taken = unread.add(readerOf(request), bytes, () => {
        count();
        raw.destroy();
      });
      raw.once('finish', taken);
      raw.once('close', taken);
    }
    done(null, payload);
  });
}

function bytesOf(payload: unknown): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload);
  if (payload instanceof Uint8Array) return payload.byteLength;
  return payload instanceof Readable ? BYTES_OF_STREAM : 0;
}

/** Behind one address there may be a whole control centre: who signed in is counted apart. */
function readerOf({ principal, ip }: FastifyRequest): string {
  return principal ? `person ${principal.userName}` : addressKey(ip);
}

import type { Readable } from 'node:stream';

/** What was written: measured on the way, so that nobody has to read it again. */
export interface Stored {
  /** Bytes. */
  readonly size: number;
  readonly sha256: Buffer;
}

/** First and last byte, both counted. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface StoredObject {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/**
 * Where contents lie, whatever they are: a folder, or later S3-compatible storage. Keys are UUIDs that the program
 * makes; nothing that a person wrote reaches a store. The database knows what a content is; a store only keeps it.
 * Every implementation passes the suite of `file-store.test.ts`.
 */
export interface FileStore {
  /**
   * Writes a whole object: afterwards it is there and durable, and after a failure or a crash it is not there at all.
   * Rejects with what the source threw, and when the key exists.
   */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<Stored>;
  /** The content or a part of it; rejects with NoSuchObject. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Takes the object away; nothing happens when there is none. */
  delete(key: string): Promise<void>;
  /** Every object, in no order; also what was begun and never finished, under a key of its own. */
  list(): AsyncIterable<StoredObject>;
}

export class NoSuchObject extends Error {
  constructor(key: string) {
    super(`the store has no object ${key}`);
    this.name = 'NoSuchObject';
  }
}

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Throws on anything but a UUID: a path can never be a key. */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error('a key of the file store is a UUID');
  return key;
}

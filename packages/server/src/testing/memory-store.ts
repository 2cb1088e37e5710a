import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { NoSuchObject, requireKey } from '../platform/files/file-store.ts';
import type { ByteRange, FileStore, Stored, StoredObject } from '../platform/files/file-store.ts';

/** Objects in memory: the second implementation that keeps the interface honest. */
export class MemoryStore implements FileStore {
  readonly #objects = new Map<string, { readonly content: Buffer; readonly writtenAt: number }>();

  async put(key: string, content: AsyncIterable<Uint8Array>): Promise<Stored> {
    requireKey(key);
    if (this.#objects.has(key)) throw new Error(`the store has an object ${key} already`);
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    const whole = Buffer.concat(chunks);
    this.#objects.set(key, { content: whole, writtenAt: Date.now() });
    return { size: whole.length, sha256: createHash('sha256').update(whole).digest() };
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    const object = this.#objects.get(requireKey(key));
    if (!object) throw new NoSuchObject(key);
    return Readable.from([range ? object.content.subarray(range.first, range.last + 1) : object.content]);
  }

  async delete(key: string): Promise<void> {
    this.#objects.delete(requireKey(key));
  }

  async *list(): AsyncIterable<StoredObject> {
    for (const [key, { writtenAt }] of this.#objects) yield { key, writtenAt };
  }
}

import { createHash } from 'node:crypto';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { NoSuchObject, requireKey } from './file-store.ts';
import type { ByteRange, FileStore, Stored, StoredObject } from './file-store.ts';

const UNFINISHED = '.part';

/**
 * Objects as files below one folder, two levels deep so that no directory grows long; readable by the server's user
 * only. An object is written beside its place, synced, and renamed: it is there whole or not at all.
 */
export class FolderStore implements FileStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(key: string, content: AsyncIterable<Uint8Array>): Promise<Stored> {
    const path = this.#path(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    if (await exists(path)) throw new Error(`the store has an object ${key} already`);
    const draft = `${path}${UNFINISHED}`;
    const file = await open(draft, 'wx', 0o600);
    try {
      const hash = createHash('sha256');
      let size = 0;
      for await (const chunk of content) {
        hash.update(chunk);
        await file.writeFile(chunk);
        size += chunk.length;
      }
      await file.sync();
      await file.close();
      await rename(draft, path);
      await syncFolder(dirname(path));
      return { size, sha256: hash.digest() };
    } catch (error) {
      await file.close().catch(() => {});
      await rm(draft, { force: true });
      throw error;
    }
  }

  async open(key: string, range?: ByteRange): Promise<Readable> {
    try {
      const file = await open(this.#path(key), 'r');
      return file.createReadStream(range && { start: range.first, end: range.last });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new NoSuchObject(key);
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    const path = this.#path(key);
    await rm(path, { force: true });
    await rm(`${path}${UNFINISHED}`, { force: true });
  }

  async *list(): AsyncIterable<StoredObject> {
    for await (const entry of await openFolder(this.#folder)) {
      if (!entry.isFile()) continue;
      const status = await stat(join(entry.parentPath, entry.name)).catch(() => null);
      if (status) yield { key: basename(entry.name, UNFINISHED), writtenAt: status.mtimeMs };
    }
  }

  #path(key: string): string {
    requireKey(key);
    // Time-ordered UUIDs begin alike: their random end spreads.
    return join(this.#folder, key.slice(-2), key.slice(-4, -2), key);
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** The name itself must survive a power cut, not only the bytes. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

async function openFolder(path: string): ReturnType<typeof opendir> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  return opendir(path, { recursive: true });
}

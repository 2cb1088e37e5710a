import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { MemoryStore } from '../../testing/memory-store.ts';
import { uuidv7 } from '../uuid.ts';
import type { FileStore } from './file-store.ts';
import { FolderStore } from './folder-store.ts';
import { filesFolder } from './open-store.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'torre-store-'))));
afterEach(() => rm(folder, { recursive: true }));

const STORES: [string, () => FileStore][] = [
  ['a folder', () => new FolderStore(join(folder, 'files'))],
  ['memory', () => new MemoryStore()],
];

async function* chunks(...parts: string[]): AsyncIterable<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}
async function* broken(): AsyncIterable<Uint8Array> {
  yield Buffer.from('mezzo');
  throw new Error('la linea è caduta');
}
async function keysOf(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.toSorted();
}

describe.each(STORES)('a store in %s', (_, create) => {
  test('gives back what was put, and says its size and hash', async () => {
    const store = create();
    const key = uuidv7();
    expect(await store.put(key, chunks('Turni ', 'di ottobre'))).toEqual({
      size: 16,
      sha256: createHash('sha256').update('Turni di ottobre').digest(),
    });
    expect(await text(await store.open(key))).toBe('Turni di ottobre');
    expect(await text(await store.open(key, { first: 6, last: 7 }))).toBe('di');
  });

  test('keeps nothing of what broke off while it was written', async () => {
    const store = create();
    const key = uuidv7();
    await expect(store.put(key, broken())).rejects.toThrow('la linea è caduta');
    await expect(store.open(key)).rejects.toThrow('no object');
    expect(await keysOf(store)).toEqual([]);
  });

  test('never writes over an object', async () => {
    const store = create();
    const key = uuidv7();
    await store.put(key, chunks('primo'));
    await expect(store.put(key, chunks('secondo'))).rejects.toThrow('already');
    expect(await text(await store.open(key))).toBe('primo');
  });

  test('lists all objects, and those that were deleted no more', async () => {
    const store = create();
    const keys = [uuidv7(), uuidv7()].toSorted();
    for (const key of keys) await store.put(key, chunks(key));
    expect(await keysOf(store)).toEqual(keys);
    await store.delete(keys[0]!);
    await store.delete(keys[0]!);
    expect(await keysOf(store)).toEqual([keys[1]]);
  });

  test('holds an object without a byte', async () => {
    const store = create();
    const key = uuidv7();
    expect((await store.put(key, chunks())).size).toBe(0);
    expect(await buffer(await store.open(key))).toHaveLength(0);
  });

  test.each(['../../etc/passwd', 'a', `${uuidv7()}/..`, ''])('takes %j for no key', async (key) => {
    const store = create();
    await expect(store.put(key, chunks('x'))).rejects.toThrow('UUID');
    await expect(store.open(key)).rejects.toThrow('UUID');
    await expect(store.delete(key)).rejects.toThrow('UUID');
  });
});

test('in a folder only the server reads: two levels deep, files 0600, folders 0700, remains of a crash are listed', async () => {
  const store = new FolderStore(join(folder, 'files'));
  const key = uuidv7();
  await store.put(key, chunks('x'));
  const [first] = await readdir(join(folder, 'files'));
  const [second] = await readdir(join(folder, 'files', first!));
  const path = join(folder, 'files', first!, second!);
  expect(await readdir(path)).toEqual([key]);
  const modes = [join(path, key), path, join(folder, 'files', first!), join(folder, 'files')];
  expect(await Promise.all(modes.map(async (one) => (await stat(one)).mode & 0o777))).toEqual([
    0o600, 0o700, 0o700, 0o700,
  ]);
  const crashed = uuidv7();
  await writeFile(join(path, `${crashed}.part`), 'mezzo');
  expect(await keysOf(store)).toEqual([key, crashed].toSorted());
  await store.delete(crashed);
});

describe('FILES_URL', () => {
  test.each([
    [null, '/dati/files'],
    ['/srv/torre', '/srv/torre'],
    ['file:///srv/torre', '/srv/torre'],
  ])('%s is the folder %s', (given, expected) => {
    expect(filesFolder(given, '/dati')).toBe(expected);
  });

  test.each(['s3://secchio/torre', 'file://altro/cartella', 'https://qui'])('%s stops the start', (given) => {
    expect(() => filesFolder(given, '/dati')).toThrow('FILES_URL');
  });
});

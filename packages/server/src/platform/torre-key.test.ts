import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConfigError } from './config-error.ts';
import { KEY_FILE, findKeys, loadKeys, readTorreKey } from './torre-key.ts';

const ONE = '1f'.repeat(32);
const OTHER = 'A0'.repeat(32);

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'torre-key-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const hex = (keys: readonly Buffer[] | null) => keys?.map((key) => key.toString('hex'));

test('TORRE_KEY holds the key of today and, after commas, those of before', () => {
  expect(readTorreKey(null)).toBeNull();
  expect(hex(readTorreKey(ONE))).toEqual([ONE]);
  expect(hex(readTorreKey(`${ONE}, ${OTHER}`))).toEqual([ONE, OTHER.toLowerCase()]);
  for (const text of ['', ',', ONE.slice(1), `${ONE},`.repeat(2) + 'x', `${ONE};${OTHER}`])
    expect(() => readTorreKey(text)).toThrow('TORRE_KEY deve avere 64 cifre esadecimali');
  expect(() => readTorreKey('segreto')).not.toThrow('segreto');
});

test('without it the data folder holds one that many processes make once, for its owner only', async () => {
  const settings = { torreKey: null, dataFolder: join(folder, 'data') };
  expect(await findKeys(settings)).toBeNull();
  const made = await Promise.all(Array.from({ length: 8 }, () => loadKeys(settings)));
  expect(new Set(made.map(([key]) => key.toString('hex'))).size).toBe(1);
  expect(await readdir(settings.dataFolder)).toEqual([KEY_FILE]);
  const path = join(settings.dataFolder, KEY_FILE);
  expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600');
  expect(hex(await findKeys(settings))).toEqual([(await readFile(path, 'utf8')).trim()]);
  await writeFile(path, `${ONE}\n${OTHER}\n`);
  expect(hex(await loadKeys(settings))).toEqual([ONE, OTHER.toLowerCase()]);
});

test('a spoilt key is not replaced, and a folder that cannot hold one says what to do', async () => {
  const path = join(folder, KEY_FILE);
  await writeFile(path, '');
  await expect(loadKeys({ torreKey: null, dataFolder: folder })).rejects.toThrow(
    `${path} non contiene una chiave di Torre`,
  );
  expect(await readFile(path, 'utf8')).toBe('');
  const noFolder = loadKeys({ torreKey: null, dataFolder: path });
  await expect(noFolder).rejects.toThrow(ConfigError);
  await expect(noFolder).rejects.toThrow('indicare la chiave con TORRE_KEY');
});

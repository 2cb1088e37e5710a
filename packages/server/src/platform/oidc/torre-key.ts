import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../config-error.ts';
import type { Config } from '../config.ts';
import { keyOf } from './oidc-config.ts';

/** Below TORRE_DATA, mode 0600. */
export const KEY_FILE = 'torre.key';

/** TORRE_KEY, or the key in the data folder, which is made at the first need. Throws ConfigError for a spoilt file. */
export async function loadKey({ torreKey, dataFolder }: Config): Promise<Buffer> {
  if (torreKey !== null) return torreKey;
  const path = join(dataFolder, KEY_FILE);
  try {
    return keyIn(await readFile(path, 'utf8'), path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  try {
    await writeFile(path, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Another process was first: its key is the one.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return keyIn(await readFile(path, 'utf8'), path);
}

function keyIn(text: string, path: string): Buffer {
  const key = keyOf(text.trim());
  if (key) return key;
  throw new ConfigError(
    `${path} non contiene una chiave di Torre (64 cifre esadecimali). Ripristinarla da una copia, oppure toglierla: ` +
      'Torre ne fa una nuova e chi ha effettuato l’accesso col servizio esterno uscirà senza passare da esso.',
  );
}

import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from './config-error.ts';

/** Below TORRE_DATA, mode 0600. */
export const KEY_FILE = 'torre.key';

/**
 * Keys of 32 bytes. The first seals provider tokens and signs the audit trail; the others were the first once and still
 * prove what they signed.
 */
export type TorreKeys = readonly [present: Buffer, ...former: Buffer[]];

interface KeySettings {
  readonly torreKey: TorreKeys | null;
  readonly dataFolder: string;
}

/** TORRE_KEY. The value is a secret: the message does not repeat it. */
export function readTorreKey(text: string | null): TorreKeys | null {
  const keys = text === null ? null : keysIn(text);
  if (text === null || keys) return keys;
  throw new ConfigError(
    'TORRE_KEY deve avere 64 cifre esadecimali (per esempio da: openssl rand -hex 32). Più chiavi vanno separate da ' +
      'virgole: la prima è quella di oggi, le altre sono quelle di prima.',
  );
}

/**
 * TORRE_KEY, or the keys in the data folder, where one is made at the first start. Throws ConfigError for a spoilt file, and
 * where none can be written.
 */
export async function loadKeys(settings: KeySettings): Promise<TorreKeys> {
  const known = await findKeys(settings);
  if (known) return known;
  await makeKey(settings.dataFolder);
  return (await findKeys(settings))!;
}

/** Whole or not at all: another process may be reading it. */
async function makeKey(folder: string): Promise<void> {
  const path = join(folder, KEY_FILE);
  const draft = `${path}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
    await link(draft, path);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    // Another process was first: its key is the one.
    if (code === 'EEXIST' && syscall === 'link') return;
    throw new ConfigError(
      `Torre non riesce a scrivere la sua chiave in ${path} (${code}). Correggere i diritti della cartella, oppure ` +
        'indicare la chiave con TORRE_KEY.',
      { cause: error },
    );
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

/** As `loadKeys`, and makes nothing: null where there is no key. */
export async function findKeys({ torreKey, dataFolder }: KeySettings): Promise<TorreKeys | null> {
  if (torreKey !== null) return torreKey;
  const path = join(dataFolder, KEY_FILE);
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw new ConfigError(
      `Torre non riesce a leggere la sua chiave in ${path} (${code}). Usare l’utente con cui Torre si avvia, oppure ` +
        'indicare la chiave con TORRE_KEY.',
      { cause: error },
    );
  }
  const keys = keysIn(text);
  if (keys) return keys;
  throw new ConfigError(
    `${path} non contiene una chiave di Torre (64 cifre esadecimali). Ripristinarla da una copia, oppure toglierla: ` +
      'Torre ne fa una nuova, le firme del registro fatte finora non si possono più controllare, e chi ha effettuato ' +
      'l’accesso col servizio esterno uscirà senza passare da esso.',
  );
}

/** Keys of 64 hexadecimal digits, one a line or separated by commas; null for anything else. */
function keysIn(text: string): TorreKeys | null {
  const [present, ...former] = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((digits) => (/^[0-9a-f]{64}$/i.test(digits) ? Buffer.from(digits, 'hex') : null));
  if (!present || !former.every((key) => key !== null)) return null;
  return [present, ...former];
}

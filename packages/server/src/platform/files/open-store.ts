import { fileURLToPath } from 'node:url';
import { isAbsolute, join, resolve } from 'node:path';
import { ConfigError } from '../config-error.ts';

/** Folder of FILES_URL: a path or a `file:` address; without it `files` in the data folder. Throws ConfigError. */
export function filesFolder(text: string | null, dataFolder: string): string {
  if (text === null) return join(dataFolder, 'files');
  if (/^s3:/i.test(text)) {
    throw new ConfigError(
      'FILES_URL: l’archivio s3:// non è ancora disponibile. Indica una cartella, per esempio /srv/torre/files.',
    );
  }
  if (/^file:/i.test(text)) {
    if (URL.canParse(text) && new URL(text).host === '') return fileURLToPath(text);
    throw new ConfigError(`FILES_URL deve essere una cartella o un indirizzo come file:///srv/torre/files.`);
  }
  if (!isAbsolute(text) && /^[a-z][a-z0-9+.-]*:/i.test(text)) {
    throw new ConfigError('FILES_URL deve essere una cartella o un indirizzo file:///…');
  }
  return resolve(text);
}

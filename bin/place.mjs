import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What installing, building and testing leave behind; never committed, may be deleted at any time. */
export const workFolder = join(root, '.torre');

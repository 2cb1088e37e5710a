import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** LibreOffice in a folder of its own; only the soak installs it. */
export interface Office {
  write(name: string, content: Uint8Array | string): Promise<void>;
  read(name: string): Promise<Buffer>;
  /** Opens a file and saves it beside itself in another form (`xlsx`, `fods`, …). */
  convert(name: string, to: string): Promise<void>;
}

/** Lets `work` go on with LibreOffice; its folder is gone afterwards. */
export async function withOffice<T>(work: (office: Office) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'torre-office-'));
  try {
    return await work({
      write: (name, content) => writeFile(join(folder, name), content),
      read: (name) => readFile(join(folder, name)),
      async convert(name, to) {
        const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
        const args = [profile, '--headless', '--convert-to', to, '--outdir', folder, join(folder, name)];
        await promisify(execFile)('soffice', args);
      },
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}

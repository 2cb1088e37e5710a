import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { Plugin, ResolvedConfig } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;
/** Below this size the headers cost more than compression gains. */
const SMALLEST_BYTES = 512;

/**
 * Writes a .br and a .gz copy beside every text file of the build, so that the server compresses nothing while it runs.
 * index.html stays plain: its nonce changes with every reply.
 */
export function precompressed(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'torre-precompressed',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    // closeBundle also runs after a failed build, and its missing folder would hide the reason
    async writeBundle() {
      const folder = join(config.root, config.build.outDir);
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compress(join(folder, file))),
      );
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST_BYTES) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

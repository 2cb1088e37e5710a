import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';
import { serveOffline, type Shell } from './src/platform/offline/service-worker.ts';

/** The module that draws the offline page; what it needs is what the worker keeps. */
const OFFLINE_PAGE = /\/routes\/offline-app\.tsx$/;
const POLYFILL = /\/temporal-polyfill\//;
/** Files of `public/` that every page asks for. */
const PUBLIC = ['/color-scheme.js', '/torre.svg'];
/** Of the font's alphabets the one that Italian and English are written in. */
const FONT = /-latin-standard-.*\.woff2$/;

/** Writes `/sw.js`: the service worker, and the names of this build's files. */
export function serviceWorker(): Plugin {
  return {
    name: 'torre-service-worker',
    apply: 'build',
    generateBundle: {
      // After the page was written, which may leave chunks out that only name others.
      order: 'post',
      handler(_, bundle) {
        const source = `(${serveOffline.toString()})(self, ${JSON.stringify(shellOf(bundle))});\n`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

function shellOf(bundle: Rolldown.OutputBundle): Shell {
  const files = Object.values(bundle);
  const chunks = files.filter((file) => file.type === 'chunk');
  const chunkOf = (module: RegExp): Rolldown.OutputChunk => {
    const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
    if (!found) throw new Error(`no chunk holds ${module}`);
    return found;
  };
  const html = bundle['index.html'];
  if (html?.type !== 'asset') throw new Error('the build has no page');
  const page = String(html.source).match(/(?<=")\/assets\/[^"]+/g) ?? [];
  const needed = new Set(page.map((file) => file.slice(1)));
  const walked = new Set<string>();
  const need = ({ fileName, imports, viteMetadata }: Rolldown.OutputChunk): void => {
    if (walked.has(fileName)) return;
    walked.add(fileName);
    needed.add(fileName);
    for (const style of viteMetadata?.importedCss ?? []) needed.add(style);
    for (const chunk of chunks.filter((one) => imports.includes(one.fileName))) need(chunk);
  };
  for (const chunk of chunks.filter(({ fileName }) => needed.has(fileName))) need(chunk);
  need(chunkOf(OFFLINE_PAGE));
  for (const { fileName } of files) if (FONT.test(fileName)) needed.add(fileName);
  const names = [...[...needed].map((file) => `/${file}`), ...PUBLIC];
  const version = createHash('sha256')
    .update(serveOffline.toString() + names.toSorted().join())
    .digest('hex')
    .slice(0, 12);
  return {
    version,
    page,
    files: names,
    polyfill: [`/${chunkOf(POLYFILL).fileName}`],
  };
}

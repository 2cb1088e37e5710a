import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, type Rolldown } from 'vite';
import { fileOfModule } from './vite-chunks.ts';
import { serviceWorker } from './vite-service-worker.ts';
import { precompressed } from './vite-precompressed.ts';

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>;

/** The server replaces `__NONCE__` in index.html at every reply; Vite repeats it on all script and link tags. */
const product: InlineConfig = {
  base: '/',
  plugins: [react()],
  html: { cspNonce: '__NONCE__' },
  build: { outDir: 'dist', target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
};

export default defineConfig(async ({ command }) => ({
  ...product,
  plugins: [react(), serviceWorker(), precompressed()],
  build: {
    ...product.build,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: command === 'build' ? await groups() : [],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
}));

async function groups(): Promise<Groups> {
  return [
    // What every page needs comes as one file: many small ones compress badly.
    { name: 'base', tags: ['$initial'], priority: 1 },
    { name: await fileOfModule(import.meta.dirname, product), includeDependenciesRecursively: false },
  ];
}

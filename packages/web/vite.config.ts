import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './vite-service-worker.ts';
import { precompressed } from './vite-precompressed.ts';

/** The server replaces `__NONCE__` in index.html at every reply; Vite repeats it on all script and link tags. */
export default defineConfig({
  base: '/',
  plugins: [react(), serviceWorker(), precompressed()],
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: 'dist',
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page needs comes as one file: many small ones compress badly.
            { name: 'base', tags: ['$initial'] },
            // So do the parts that the month, the home and the counters share.
            {
              name: 'hours',
              test: /domain\/src\/(kernel\/(spans|night-minutes|zone-table)|roster\/(person-hours|contract-hours|shift-times|holidays))|roster\/(planned-time|definition-book)/,
            },
            {
              name: 'counters',
              test: /areas\/counters\/(counter-table|counter-sentence|slot-sentence|shortages|counters\.queries|counters\.texts)\.ts/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});

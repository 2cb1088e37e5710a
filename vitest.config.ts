import { defineConfig } from 'vitest/config';
import { ShuffledFiles } from './tools/shuffled-files.ts';

/** Rules, worlds, calls and tools need no database; only the server's project starts PostgreSQL, once per run. */
const withoutDatabase = (name: string, folder: string) => ({
  extends: true as const,
  test: { name, include: [`${folder}/**/*.test.{ts,tsx}`] },
});

/** They put other modules in the place of the product's, and would find those that an earlier file imported. */
const REPLACES_MODULES = ['packages/server/src/access-matrix/without-guards.test.ts'];
const onPostgres = { globalSetup: ['./packages/server/src/testing/global-setup.ts'] };

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // Two cores: one fork each; more only makes the database tests wait for one another.
    maxWorkers: 2,
    exclude: [
      '**/node_modules/**',
      '**/dist/**',
      'tools/fixtures/**',
      'e2e/**',
      // What only the soak can do: it installs an office.
      ...(process.env['SOAK'] === '1' ? [] : ['**/*.soak.test.ts']),
    ],
    setupFiles: ['./tools/property-runs.ts'],
    slowTestThreshold: 1000,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // A poll ends as soon as it holds; one second would measure the machine. What promises a time says so itself.
    expect: { poll: { timeout: 15_000 } },
    passWithNoTests: true,
    // No test may need what another left behind: files and the tests within them run in an order of chance.
    sequence: { shuffle: { tests: true }, sequencer: ShuffledFiles },
    projects: [
      withoutDatabase('domain', 'packages/domain/src'),
      withoutDatabase('contract', 'packages/contract/src'),
      withoutDatabase('demo', 'packages/demo/src'),
      withoutDatabase('web', 'packages/web/src'),
      withoutDatabase('bench', 'bench'),
      {
        extends: true,
        test: { name: 'tools', include: ['{tools,bin}/**/*.test.{ts,mjs}'], testTimeout: 120_000 },
      },
      {
        extends: true,
        test: { name: 'server-own-imports', include: REPLACES_MODULES, ...onPostgres },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          exclude: REPLACES_MODULES,
          isolate: false,
          ...onPostgres,
        },
      },
    ],
  },
});

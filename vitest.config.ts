import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, foundChromium } from './packages/server/src/testing/chromium.ts';
import { ShuffledFiles } from './tools/shuffled-files.ts';

/**
 * Rules, worlds, calls and parts of screens need no database; only the server's project starts PostgreSQL, once per run.
 * Their files share the imports: a process of its own costs each ten times what its tests do.
 */
const withoutDatabase = (
  name: string,
  folder: string,
  exclude: string[] = [],
  setupFiles: string[] = [],
) => ({
  extends: true as const,
  test: { name, include: [`${folder}/**/*.test.{ts,tsx}`], exclude, setupFiles, isolate: false },
});

/** They put other modules in the place of the product's, and would find those that an earlier file imported. */
const REPLACES_MODULES = ['packages/server/src/access-matrix/without-guards.test.ts'];
const onPostgres = { globalSetup: ['./packages/server/src/testing/global-setup.ts'] };

/** Screens in Chromium, with a server of the test's own: what needs neither the product nor a database. */
const SCREENS = 'packages/web/src/**/*.browser.test.tsx';

/** One more than the cores of the smallest machine: a third of the time of database tests is waiting. */
const WORKERS = 3;
/** Screens wait for nothing but the processor. */
const PAGES = 2;

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: WORKERS,
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
      withoutDatabase('web', 'packages/web/src', [SCREENS], ['./packages/web/src/testing/closed-notices.ts']),
      {
        // The files that set up the others are for Node.
        extends: false,
        test: {
          name: 'screens',
          include: [SCREENS],
          isolate: false,
          setupFiles: ['./packages/web/src/testing/loaded-screens.ts'],
          testTimeout: 20_000,
          expect: { poll: { timeout: 10_000 } },
          sequence: { shuffle: { tests: true }, groupOrder: 1 },
          // Pages are no workers of the pool: beside it they would be three more on two cores, and everything that waits a
          // given time would measure the machine.
          maxWorkers: PAGES,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1366, height: 768 },
            provider: playwright({
              // Without Chromium only this project fails, when it starts.
              launchOptions: {
                executablePath: foundChromium('tests', process.env['CHROMIUM']) ?? 'chromium',
                args: CHROMIUM_FLAGS,
              },
              contextOptions: { locale: 'it-IT', timezoneId: 'Europe/Rome' },
              actionTimeout: 5000,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
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

import { defineConfig } from 'vitest/config';

/** Rules, worlds, calls and tools need no database; only the server's project starts PostgreSQL, once per run. */
const withoutDatabase = (name: string, folder: string) => ({
  extends: true as const,
  test: { name, include: [`${folder}/**/*.test.{ts,tsx}`] },
});

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
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          globalSetup: ['./packages/server/src/testing/global-setup.ts'],
        },
      },
    ],
  },
});

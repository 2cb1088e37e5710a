import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '@torre/server/testing/chromium';
import { LIVE } from './projects.ts';

/** What promises a second on another screen. */
const PROMISES_A_SECOND = /@second/;
/** Sign-in at an OpenID Connect provider. */
const WITH_PROVIDER = /oidc\.spec\.ts$/;

/**
 * The built product, started by each worker for itself with its own database, in Debian's Chromium.
 * No retries: a test that fails sometimes is a bug of today.
 */
export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results/e2e',
  // As many as cores: a third one takes the time of the other two, and what needs 20 s alone comes to its limit of 60 (0065).
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT ?? '../test-results/e2e.json' }],
    ['./axe-reporter.ts'],
  ],
  // Such a test runs alone and first: a full machine would answer for the product. All others share it.
  projects: [
    { name: LIVE, grep: PROMISES_A_SECOND, workers: 1 },
    // They have a product of their own, in one worker: begun last, it would end alone.
    { name: 'provider', testMatch: WITH_PROVIDER, dependencies: [LIVE] },
    {
      name: 'screens',
      testIgnore: WITH_PROVIDER,
      grepInvert: PROMISES_A_SECOND,
      dependencies: [LIVE],
    },
  ],
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1366, height: 768 },
    launchOptions: { executablePath: chromiumPath('tests', process.env.CHROMIUM), args: CHROMIUM_FLAGS },
    // A trace is thrown away for green tests, and that of a red one is never written to its end (decision 0050).
    trace: 'off',
    // Those of a red test are taken by its fixtures: this would draw every page of the green ones too.
    screenshot: 'off',
  },
});

import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium.ts';

/**
 * The built product, started by each worker for itself with its own database, in Debian's Chromium.
 * No retries: a test that fails sometimes is a bug of today.
 */
export default defineConfig({
  testDir: './tests',
  outputDir: '../test-results/e2e',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? '../test-results/e2e.json' }]],
  use: {
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1366, height: 768 },
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_FLAGS },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});

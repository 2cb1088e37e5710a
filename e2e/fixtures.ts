import { test as base, expect } from '@playwright/test';
import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import { DEMO_PASSWORD } from '@torre/demo';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { watchPolicy } from './policy-watch.ts';
import { LIVE } from './projects.ts';

/** The day of the reference pictures: a Monday, with the holidays of December around it. */
export const TODAY = '2026-12-14';

/** Somebody at a browser of their own. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
}

interface WorkerFixtures {
  product: Product;
}

interface TestFixtures {
  /** A new browser context that is signed in; closed after the test. */
  visitor: (userName: string, options?: Parameters<Browser['newContext']>[0]) => Promise<Visitor>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const product = await startProduct(TODAY);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  context: async ({ context }, use, info) => {
    await use(context);
    await picturesOfFailure([context], info);
    await letGoOfRoutes(context);
  },
  visitor: async ({ browser, product }, use, info) => {
    const opened: BrowserContext[] = [];
    const refused: (readonly string[])[] = [];
    await use(async (userName, options) => {
      const context = await browser.newContext({
        baseURL: product.url,
        locale: 'it-IT',
        timezoneId: 'Europe/Rome',
        viewport: { width: 1366, height: 768 },
        // It fetches the whole shell once more for every visitor. Who is offline asks for it, and what promises a second is
        // measured with what its users have (decision 0142).
        serviceWorkers: info.project.name === LIVE ? 'allow' : 'block',
        ...options,
      });
      opened.push(context);
      refused.push(watchPolicy(context));
      await signInByCall(context, product.url, userName);
      return { context, page: await context.newPage() };
    });
    await picturesOfFailure(browser.contexts(), info);
    for (const context of opened) {
      await letGoOfRoutes(context);
      await context.close();
    }
    expect(refused.flat(), 'what the policy of the pages forbids').toEqual([]);
  },
});

/**
 * What a screen asks for once more while its test ends is of no concern to that test: a handler still at it must not
 * fail the test because its page is gone. Errors of handlers before this moment still fail the test.
 */
async function letGoOfRoutes(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Playwright's own pictures are drawn at the end of every test and thrown away for the green ones (decision 0142). */
async function picturesOfFailure(contexts: readonly BrowserContext[], info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  for (const [index, page] of contexts.flatMap((context) => context.pages()).entries()) {
    const path = info.outputPath(`test-failed-${index + 1}.png`);
    // A page that cannot be drawn any more must not hide why the test failed.
    const drawn = await page.screenshot({ path, timeout: 5000 }).catch(() => null);
    if (drawn) await info.attach('screenshot', { path, contentType: 'image/png' });
  }
}

/** Puts the session cookie into the context without the sign-in page; that page has tests of its own. */
export async function signInByCall(context: BrowserContext, url: string, userName: string): Promise<void> {
  const answer = await context.request.post(`${url}/api/autenticazione`, {
    data: { username: userName, password: DEMO_PASSWORD },
    headers: { 'X-Requested-By': 'torre' },
  });
  expect(answer.status(), `sign-in of ${userName}`).toBe(200);
}

export { expect };

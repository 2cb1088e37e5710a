import { test as base, expect } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@torre/demo';
import { startProduct } from './product.ts';
import type { Product } from './product.ts';
import { watchPolicy } from './policy-watch.ts';

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
  context: async ({ context }, use) => {
    await use(context);
    await letGoOfRoutes(context);
  },
  visitor: async ({ browser, product }, use) => {
    const opened: BrowserContext[] = [];
    const refused: (readonly string[])[] = [];
    await use(async (userName, options) => {
      const context = await browser.newContext({
        baseURL: product.url,
        locale: 'it-IT',
        timezoneId: 'Europe/Rome',
        viewport: { width: 1366, height: 768 },
        ...options,
      });
      opened.push(context);
      refused.push(watchPolicy(context));
      await signInByCall(context, product.url, userName);
      return { context, page: await context.newPage() };
    });
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

/** Puts the session cookie into the context without the sign-in page; that page has tests of its own. */
export async function signInByCall(context: BrowserContext, url: string, userName: string): Promise<void> {
  const answer = await context.request.post(`${url}/api/autenticazione`, {
    data: { username: userName, password: DEMO_PASSWORD },
    headers: { 'X-Requested-By': 'torre' },
  });
  expect(answer.status(), `sign-in of ${userName}`).toBe(200);
}

export { expect };

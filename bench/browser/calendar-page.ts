import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '@torre/demo';
import { MANAGER, PLANT } from '../product/world-under-load.ts';
import { installProbe } from './page-probe.ts';

/** Month of the world as the address and as the grid's label name it, and the one after it. */
export const MONTHS = {
  shown: { address: '2026-12', title: 'Dicembre 2026' },
  next: { address: '2027-01', title: 'Gennaio 2027' },
} as const;
const CALENDAR = `/responsabile/calendario?impianto=${PLANT}&mese=${MONTHS.shown.address}`;

/** Longer than anything here takes. */
const OBSERVED_MS = 60_000;

/** A browser of the desk, with an empty cache, the probe in each of its pages. */
export async function newContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    viewport: { width: 1366, height: 768 },
  });
  await context.addInitScript(installProbe);
  return context;
}

/** Opens the sign-in page, which leads to the address, and types name and password. */
export async function openSignIn(
  page: Page,
  userName: string = MANAGER,
  address: string = CALENDAR,
): Promise<void> {
  await page.goto(`/login?da=${encodeURIComponent(address)}`);
  await page.getByLabel('Nome utente').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
}

export async function pressSignIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
}

/** A signed-in browser with the whole month drawn and the months beside it read ahead. */
export async function openCalendar(browser: Browser, url: string): Promise<Page> {
  const context = await newContext(browser, url);
  const page = await context.newPage();
  await openSignIn(page);
  await pressSignIn(page);
  await untilComplete(page);
  return page;
}

/** Goes to the calendar's address anew, with the scripts in the browser's cache. */
export async function reopenCalendar(page: Page): Promise<void> {
  await page.goto(CALENDAR);
}

/** Waits until every row of the grid is drawn and the months beside it are there. */
export async function untilComplete(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const months = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('shape=compact'));
    return window.torreBench.isComplete() && months.length >= 3;
  });
}

/** Starts something in the page, does something to it, and answers what the page then says. */
export async function observed<T, A>(
  page: Page,
  start: (argument: A) => { readonly observed: Promise<T> },
  argument: A,
  act: () => Promise<unknown>,
): Promise<T> {
  const handle = await page.evaluateHandle(
    start as (argument: unknown) => { readonly observed: Promise<T> },
    argument,
  );
  await act();
  const seen = handle.evaluate(({ observed }) => observed);
  // Words that no screen shows any more would be waited for without end.
  const never = delay(OBSERVED_MS, null, { ref: false }).then(() => {
    throw new Error(`Nothing of ${JSON.stringify(argument)} was seen within ${OBSERVED_MS} ms.`);
  });
  return Promise.race([seen, never]);
}

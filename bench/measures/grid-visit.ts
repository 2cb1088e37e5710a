import type { Browser, Page } from 'playwright-core';
import { newContext, observed, openSignIn, pressSignIn, reopenCalendar } from '../browser/calendar-page.ts';

/** Somebody signs in with an empty browser cache: milliseconds of one way from the sign-in page to the calendar. */
export async function visit(browser: Browser, url: string) {
  const context = await newContext(browser, url);
  try {
    const page = await context.newPage();
    await openSignIn(page);
    const pressed = await observed(
      page,
      (type) => ({ observed: window.torreBench.inputTime(type) }),
      'submit',
      () => pressSignIn(page),
    );
    const [usable, complete, answered] = await page.evaluate(async () => {
      const { firstUsable, firstComplete, responseEnd } = window.torreBench;
      const times = await Promise.all([firstUsable, firstComplete]);
      return [...times, responseEnd('/api/autenticazione', 'last')] as const;
    });
    return {
      fromButton: usable - pressed,
      // the check of a password is slow on purpose
      fromAnswer: usable - answered,
      complete: complete - pressed,
    };
  } finally {
    await context.close();
  }
}

/** The calendar's address opened anew: milliseconds from the last byte of the month until the grid is usable. */
export async function reload(page: Page): Promise<number> {
  await page.bringToFront();
  await reopenCalendar(page);
  return page.evaluate(async () => {
    const { firstUsable, responseEnd } = window.torreBench;
    return (await firstUsable) - responseEnd('shape=compact', 'first');
  });
}

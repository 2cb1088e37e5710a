import type { Browser, Page } from 'playwright-core';
import { MONTHS, newContext, observed, openSignIn, pressSignIn, reopenCalendar } from '../browser/calendar-page.ts';

/** Milliseconds of one way from the sign-in page to the calendar. */
export interface Visit {
  /** From the pressed button until the calendar is usable. */
  readonly fromButton: number;
  /** From the answer of the sign-in, without the deliberately slow password check. */
  readonly fromAnswer: number;
  /** From the pressed button until every person is drawn. */
  readonly complete: number;
}

/** Somebody signs in with an empty browser cache. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await newContext(browser, url);
  try {
    const page = await context.newPage();
    await openSignIn(page);
    const times = await observed(
      page,
      () => ({
        told: Promise.all([
          window.torreBench.inputTime('submit'),
          window.torreBench.usable(''),
          window.torreBench.complete(),
        ]),
      }),
      () => pressSignIn(page),
    );
    const [pressed, usable, complete] = times;
    const answered = await page.evaluate(() => window.torreBench.responseEnd('/api/autenticazione'));
    return { fromButton: usable - pressed, fromAnswer: usable - answered, complete: complete - pressed };
  } finally {
    await context.close();
  }
}

/** Milliseconds from the last byte of the month until the grid is usable, after a reload. */
export async function reload(page: Page): Promise<number> {
  await page.bringToFront();
  await reopenCalendar(page);
  return page.evaluate(async (title) => {
    const usable = await window.torreBench.usable(title);
    return usable - window.torreBench.responseEnd('shape=compact');
  }, MONTHS.shown.title);
}

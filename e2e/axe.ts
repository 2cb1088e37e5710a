import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { LOOKED_AT } from './axe-reporter.ts';

/**
 * axe finds nothing on what the page shows once it stands still. `state` is its name in `EVERY_SCREEN`. One frame and only
 * what is wrong: to describe what passed would take ten times as long as to find it (decision 0072).
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await standsStill(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.slice(0, 3).map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  expect(found, state).toEqual([]);
  test
    .info()
    .annotations.push(
      { type: LOOKED_AT.state, description: state },
      { type: LOOKED_AT.address, description: new URL(page.url()).pathname },
    );
}

/**
 * A screen whose code is still on its way is nobody's state yet: it has come once its title is seen (the home waits out of
 * sight for the notices above it). A window that still fades in has the contrast of neither ground. A spinner turns for ever
 * and is not waited for.
 */
async function standsStill(page: Page): Promise<void> {
  await page.locator('h1:visible').first().waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

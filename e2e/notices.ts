import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The person's own news; how they are called depends on whether requests are among them. */
export const ownNotices = (page: Page): Locator =>
  page.getByRole('region', { name: /^(I tuoi turni sono cambiati|Novità per te)$/ });

/**
 * Waits for a notice of the person's own. What comes after the screen was drawn is offered at its edge, so that nothing
 * moves, and other news may wait there too: each is shown by a press of its own.
 */
export async function expectNotice(page: Page, notice: Locator): Promise<void> {
  const show = page.getByRole('button', { name: 'Mostra' });
  await expect(async () => {
    if (await show.isVisible()) await show.click();
    await expect(notice).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
}

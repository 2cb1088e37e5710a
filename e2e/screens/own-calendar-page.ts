import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** `/dipendente/calendario`: the person's own month. */
export function ownCalendarPage(page: Page) {
  const days = page.getByRole('list', { name: 'I giorni del mese' });
  return {
    async open(month: string): Promise<void> {
      await page.goto(`/dipendente/calendario?mese=${month}`);
      await expect(days).toBeVisible();
    },
    /** The line of a day in the list; it begins with weekday and number, as in 'gio17'. */
    day: (weekdayAndNumber: string): Locator =>
      days.getByRole('button').filter({ hasText: new RegExp(`^${weekdayAndNumber}(?!\\d)`) }),
    days,
  };
}

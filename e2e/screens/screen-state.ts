import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** A screen in one of its states, opened without words of one language. */
export interface ScreenState {
  readonly name: string;
  /** null: nobody is signed in. */
  readonly userName: string | null;
  /** Answers how what it made for the screen is taken back: the tests after it have the same world. */
  readonly open: (page: Page) => Promise<void | (() => Promise<unknown>)>;
  /** Only where the layout of that width has it. */
  readonly only?: 'desk' | 'phone';
  /** Takes long (all people of the roster): left to the full matrix. */
  readonly slow?: true;
  /** A journey that is there anyway has axe look at it. */
  readonly inJourney?: true;
}

export const at = (address: string, ready: (page: Page) => Locator) => async (page: Page) => {
  await page.goto(address);
  await expect(ready(page).first()).toBeVisible();
};
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const panels = (page: Page): Locator => page.getByRole('main').getByRole('region');
export const rosterCells = (page: Page): Locator =>
  page.getByRole('gridcell').or(page.getByRole('rowheader'));
export const dialog = (page: Page): Locator => page.getByRole('dialog').or(page.getByRole('alertdialog'));

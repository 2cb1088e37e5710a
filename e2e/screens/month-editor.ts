import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** The hand reaches a cell; what edits the month comes with it. */
export async function reach(cell: Locator): Promise<void> {
  await cell.click();
  await editorIsThere(cell);
}

export async function editorIsThere(cell: Locator): Promise<void> {
  const undo = cell.page().getByRole('button', { name: 'Annulla la tua ultima modifica (Ctrl+Z)' });
  await expect(undo).toBeVisible();
}

export async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

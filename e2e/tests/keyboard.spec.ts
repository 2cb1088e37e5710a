import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { MONTH, personInGroup, putShift, readCell } from '../roster-calls.ts';
import { dayDialog } from '../screens/day-dialog.ts';
import { monthPage } from '../screens/month-page.ts';

/** More than there are stops on any screen. */
const MOST_STOPS = 60;

/** Presses Tab until the hand is on the target. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} cannot be reached by Tab`);
}

test('from sign-in to a saved shift with its note by keyboard alone, and the hand returns to the cell', async ({
  page,
  visitor,
}) => {
  const other = await visitor('responsabile2.lirr');
  const person = await personInGroup(other.context.request, 'Nord', 3);
  await putShift(other.context.request, person, '20261216', { turn: 'M' });
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  await page.goto('/');
  await expect(page.getByLabel('Nome utente')).toBeFocused();
  await page.keyboard.type('responsabile.lirr');
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type('torre-demo');
  await press('Enter');
  const calendar = page.getByRole('link', { name: 'Calendario', exact: true });
  await calendar.waitFor();
  await tabTo(page, calendar);
  await press('Enter');
  const month = monthPage(page);
  await expect(month.cell(person, 16)).toHaveText('M');

  await tabTo(page, month.grid);
  await expect(month.cell(await personInGroup(other.context.request, 'Nord', 0), 14)).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight']) await press(key);
  await expect(month.cell(person, 16)).toBeFocused();
  await expect(month.status).toContainText(`${person.name}, mer 16/12/2026`);
  await press('Enter');

  const dialog = dayDialog(page);
  await expect(dialog.edit).toBeFocused();
  await press('Enter');
  await expect(dialog.turn).toBeFocused();
  await page.keyboard.type('t12');
  await press('Enter');
  await expect(dialog.turn).toHaveValue(/12/);
  await tabTo(page, dialog.note);
  await page.keyboard.type('Scritta senza mouse');
  await tabTo(page, dialog.save);
  await press('Enter');
  await expect(dialog.question.getByRole('button', { name: 'No' })).toBeFocused();
  await press('Tab');
  await press('Enter');
  await expect(dialog.edit).toBeFocused();
  await press('Escape');
  await expect(dialog.dialog).toHaveCount(0);
  await expect(month.cell(person, 16)).toBeFocused();
  await expect(month.cell(person, 16)).toHaveText('T12');
  expect((await readCell(other.context.request, person, '20261216')).shift?.note).toBe('Scritta senza mouse');
});

test('a cell is called by what it holds, the one with the hand by person and day first, after a change too', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Nord', 5);
  await putShift(context.request, person, '20261229', { turn: 'M', note: 'Da leggere' });
  const month = monthPage(page);
  await month.open(MONTH);
  const cell = month.cell(person, 29);
  await expect(cell).toHaveAccessibleName('M Mattina 07:00–15:00, nota');
  await cell.click();
  await expect(cell).toHaveAccessibleName(`${person.name}, mar 29/12/2026 M Mattina 07:00–15:00, nota`);
  await putShift(context.request, person, '20261229', { turn: 'P', note: 'Da leggere' });
  await expect(cell).toHaveAccessibleName(`${person.name}, mar 29/12/2026 P Pomeriggio 15:00–23:00, nota`);
  await page.keyboard.press('ArrowLeft');
  await expect(cell).toHaveAccessibleName('P Pomeriggio 15:00–23:00, nota');
});

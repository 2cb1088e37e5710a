import { expect, test } from '../fixtures.ts';
import { notice } from '../screens/sign-in-page.ts';
import { openOwnCell } from '../opened-day.ts';

test('a save moves nothing in the calendar, and its notice lies on no row', async ({ visitor }) => {
  const { page, dialog, month } = await openOwnCell(visitor, { nth: 2, day: 22 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const places = async () => Promise.all([month.grid, month.status].map(async (part) => part.boundingBox()));
  const rowsEnd = async (): Promise<number> =>
    page.evaluate(() => document.querySelector('[role=grid]')!.parentElement!.getBoundingClientRect().bottom);
  const [before, end] = [await places(), await rowsEnd()];
  await dialog.edit.click();
  await dialog.choose('P');
  await dialog.save.click();
  await dialog.answer('Sì');
  const saved = notice(page, 'Modifica avvenuta con successo.');
  await expect(saved).toBeVisible();
  const card = (await saved.boundingBox())!;
  const status = (await month.status.boundingBox())!;
  expect(await places()).toEqual(before);
  expect(await rowsEnd()).toBe(end);
  expect(card.y).toBeGreaterThanOrEqual(end);
  await expect(month.status).toContainText(/Salvato alle \d\d:\d\d/);
  expect(card.y + card.height).toBeLessThanOrEqual(status.y);
});

import { expect, test } from '../fixtures.ts';
import { peoplePage } from '../screens/people-page.ts';
import { notice } from '../screens/sign-in-page.ts';
import { openOwnCell } from '../opened-day.ts';

/** Its open session belongs to this file: an account without one offers nothing to close. */
const OWNED = 'h35';
const FAILED = 'Non è stato possibile chiudere le sessioni';

test('[P9.17] a snackbar stays 3000 ms, longer while the mouse rests on it', async ({ visitor }) => {
  await visitor(OWNED);
  const { page } = await visitor('admin');
  const people = peoplePage(page);
  await page.clock.install();
  await people.open();
  const close = async (): Promise<void> => {
    await people.action(OWNED, 'Chiudi le sessioni').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sì, chiudi' }).click();
  };
  await page.route('**/accounts/h35/sessions', (route) =>
    route.fulfill({ json: { outcome: { code: 0, messageIT: '' }, ended: 1 } }),
  );
  await close();
  const done = notice(page, 'Una sessione chiusa');
  await expect(done).toHaveAttribute('data-type', '1');
  await page.mouse.move(0, 0);
  await page.clock.runFor(2_500);
  await expect(done).toBeVisible();
  await page.clock.runFor(600);
  await expect(done).toHaveCount(0);

  await close();
  await expect(done).toBeVisible();
  await done.hover();
  await page.clock.runFor(10_000);
  await expect(done).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(3_100);
  await expect(done).toHaveCount(0);
});

test('[P9.18][P8.10][M8.04] an error of type 4 is flagged for 2000 ms; its words stay until closed, without detail when the network is lost', async ({
  visitor,
}) => {
  await visitor(OWNED);
  const { page } = await visitor('admin');
  const people = peoplePage(page);
  await page.clock.install();
  await people.open();
  await page.route('**/accounts/h35/sessions', (route) => route.abort());
  await people.action(OWNED, 'Chiudi le sessioni').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sì, chiudi' }).click();
  const failed = notice(page, FAILED);
  await expect(failed).toHaveAttribute('data-type', '4');
  await expect(failed.getByRole('paragraph')).toHaveText([FAILED]);
  await expect(failed).toHaveAttribute('data-flagged', 'true');
  const flaggedGround = await failed.evaluate((card) => getComputedStyle(card).backgroundColor);
  await page.clock.runFor(2_100);
  await expect(failed).not.toHaveAttribute('data-flagged');
  expect(await failed.evaluate((card) => getComputedStyle(card).backgroundColor)).not.toBe(flaggedGround);
  await page.clock.runFor(60_000);
  await expect(failed).toBeVisible();

  await page.unroute('**/accounts/h35/sessions');
  await page.route('**/accounts/h35/sessions', (route) =>
    route.fulfill({
      status: 409,
      json: { outcome: { code: -1, messageIT: 'Un collega lo sta già facendo.' } },
    }),
  );
  await people.action(OWNED, 'Chiudi le sessioni').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sì, chiudi' }).click();
  const detailed = notice(page, 'Un collega lo sta già facendo.');
  await expect(detailed.getByRole('paragraph')).toHaveText([FAILED, 'Un collega lo sta già facendo.']);
});

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

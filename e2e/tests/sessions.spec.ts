import { endSessions } from '@torre/contract/administration';
import { buildRequest } from '@torre/contract/endpoint';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { HEADERS } from '../roster-calls.ts';

const PHONE = { width: 390, height: 844 };

/** Other tests of this product have signed in as the same person. */
test.beforeEach(async ({ visitor }) => {
  const { context } = await visitor('admin');
  for (const userName of ['redattore', 'timekeeper']) {
    const { url, method } = buildRequest(endSessions, { path: { userName } });
    expect((await context.request.fetch(url, { method, headers: HEADERS })).status()).toBe(200);
  }
});

test('my sessions name the device, and one that is ended is out within a second, its open screen too', async ({
  visitor,
}) => {
  const lost = await visitor('redattore', {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
  });
  await lost.page.goto('/');
  const mine = await visitor('redattore');
  await mine.page.goto('/');
  await mine.page.getByRole('button', { name: /account di/i }).click();
  await mine.page.getByRole('menuitem', { name: 'Le mie sessioni' }).click();
  await expect(mine.page).toHaveURL('/sessioni');
  await expect(mine.page).toHaveTitle('Le mie sessioni · Torre');
  const rows = mine.page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('questa');
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await expect(rows.last()).toContainText('Safari su iPhone');
  await expectAccessible(mine.page, 'own sessions');
  await rows
    .last()
    .getByRole('button', { name: /^Chiudi la sessione di Safari su iPhone/ })
    .click();
  await expect(rows).toHaveCount(1);
  await expect(lost.page).toHaveURL(/\/login\?motivo=terminata/, { timeout: 3000 });
});

test('on the phone all other sessions are ended at once, after a question', async ({ visitor }) => {
  const others = [await visitor('timekeeper'), await visitor('timekeeper')];
  for (const { page } of others) await page.goto('/');
  const { page } = await visitor('timekeeper', { viewport: PHONE });
  await page.goto('/');
  await page.getByRole('button', { name: 'Altro' }).click();
  await page.getByRole('button', { name: 'Le mie sessioni' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(3);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
  await page.getByRole('button', { name: 'Chiudi tutte le altre' }).click();
  await expect(page.getByText('Altri 2 dispositivi dovranno accedere di nuovo.')).toBeVisible();
  await page.getByRole('button', { name: 'Sì, chiudi' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  for (const other of others) await expect(other.page).toHaveURL(/\/login\?motivo=terminata/);
});

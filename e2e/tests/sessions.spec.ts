import { endSessions } from '@torre/contract/administration';
import { buildRequest } from '@torre/contract/endpoint';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { HEADERS } from '../roster-calls.ts';

/** Other tests of this product have signed in as the same person. */
test.beforeEach(async ({ visitor }) => {
  const { context } = await visitor('admin');
  const { url, method } = buildRequest(endSessions, { path: { userName: 'redattore' } });
  expect((await context.request.fetch(url, { method, headers: HEADERS })).status()).toBe(200);
});

test('my sessions name the device, and one that is ended is out within a second, its open screen too; so are all others at once', async ({
  visitor,
}) => {
  const lost = await visitor('redattore', {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
  });
  const others = [await visitor('redattore'), await visitor('redattore')];
  for (const { page } of [lost, ...others]) await page.goto('/');
  const mine = await visitor('redattore');
  await mine.page.goto('/');
  await mine.page.getByRole('button', { name: /account di/i }).click();
  await mine.page.getByRole('menuitem', { name: 'Le mie sessioni' }).click();
  await expect(mine.page).toHaveURL('/sessioni');
  await expect(mine.page).toHaveTitle('Le mie sessioni · Torre');
  const rows = mine.page.getByRole('main').getByRole('listitem');
  const rowOfLost = rows.filter({ hasText: 'iPhone' });
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('questa');
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await expect(rowOfLost).toContainText('Safari su iPhone');
  await expectAccessible(mine.page, 'own sessions');
  await rowOfLost.getByRole('button', { name: /^Chiudi la sessione di Safari su iPhone/ }).click();
  await expect(rows).toHaveCount(3);
  await expect(lost.page).toHaveURL(/\/login\?motivo=terminata/, { timeout: 3000 });
  await mine.page.getByRole('button', { name: 'Chiudi tutte le altre' }).click();
  await mine.page.getByRole('button', { name: 'Sì, chiudi' }).click();
  await expect(rows).toHaveCount(1);
  for (const other of others) await expect(other.page).toHaveURL(/\/login\?motivo=terminata/);
});

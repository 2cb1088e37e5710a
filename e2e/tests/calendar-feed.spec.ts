import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';

const windowOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Collega al tuo calendario' });
  return {
    dialog,
    address: dialog.getByRole('textbox', { name: 'Indirizzo del calendario' }),
    button: (name: string) => dialog.getByRole('button', { name }),
    open: () => page.getByRole('button', { name: 'Collega al tuo calendario' }).click(),
  };
};

test('the own calendar is connected with another program: the address is told once, renewed, and ended', async ({
  visitor,
}) => {
  const { page, context } = await visitor('cta.lirr');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // A calendar program: no cookie, none of our headers.
  const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;
  await page.goto('/dipendente/calendario');
  const link = windowOf(page);
  await link.open();
  await expect(link.dialog).toContainText('Non contiene riposi, assenze e i loro motivi, note e colleghi.');
  await expectAccessible(page, 'own calendar outside');
  await link.button('Crea l’indirizzo').click();
  await link.button('Copia').click();
  await expect(link.dialog.getByRole('status')).toHaveText('Copiato');
  const first = await page.evaluate(() => navigator.clipboard.readText());
  expect(await link.address.inputValue()).toBe(first);
  expect(await statusOf(first)).toBe(200);

  // Who comes again sees that it works, and the address no more.
  await page.keyboard.press('Escape');
  await expect(link.dialog).toHaveCount(0);
  await link.open();
  await expect(link.dialog).toContainText('Il collegamento è attivo dal 14/12/2026');
  await expect(link.dialog).toContainText('L’ultima lettura è del 14/12/2026');
  await expect(link.address).toHaveCount(0);
  await expect(page.locator('body')).not.toContainText(first.split('/')[5]!);

  await link.button('Fai un indirizzo nuovo').click();
  await link.button('Sì, fanne uno nuovo').click();
  await expect(link.address).toBeVisible();
  const second = await link.address.inputValue();
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);

  await link.button('Chiudi il collegamento').click();
  await link.button('Sì, chiudi').click();
  await expect(link.button('Crea l’indirizzo')).toBeVisible();
  expect(await statusOf(second)).toBe(404);
});

test('an address that could not be made says so, and the window stays', async ({ visitor }) => {
  const { page } = await visitor('cta.lirr');
  await page.goto('/dipendente/calendario');
  await page.route('**/api/employee/calendar/feed', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  const link = windowOf(page);
  await link.open();
  await link.button('Crea l’indirizzo').click();
  await expect(page.getByText('L’indirizzo non è stato creato')).toBeVisible();
  await expect(link.button('Crea l’indirizzo')).toBeEnabled();
});

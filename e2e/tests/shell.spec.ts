import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';

test('[P2.07][P2.08] an unknown path leads to the page not-found, with the way home', async ({
  page,
  visitor,
}) => {
  await page.goto('/qualcosa/che/non/esiste?a=1');
  await expect(page).toHaveURL('/not-found');
  await expect(page.getByRole('heading', { name: 'Pagina non trovata' })).toBeVisible();
  await expectAccessible(page, 'not-found');
  const fontana = await visitor('responsabile.lirr');
  await fontana.page.goto('/responsabile/altro');
  await expect(fontana.page).toHaveURL('/not-found');
  await fontana.page.getByRole('link', { name: 'Torna alla Home' }).click();
  await expect(fontana.page).toHaveURL('/');
});

test('the theme goes round light, dark and the system, and is still there after a reload', async ({
  visitor,
}) => {
  const { page } = await visitor('hr', { colorScheme: 'dark' });
  await page.goto('/');
  const scheme = page.locator('html');
  const theme = page.getByRole('button', { name: /^Tema / });
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await theme.click();
  await expect(theme).toHaveAccessibleName('Tema chiaro: passa a scuro');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.reload();
  await expect(theme).toHaveAccessibleName('Tema chiaro: passa a scuro');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  await theme.click();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

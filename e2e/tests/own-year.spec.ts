import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { personOf, putShift } from '../roster-calls.ts';

test('the own year shows twelve months with what each comes to, and each leads to its month; the address holds view and year', async ({
  visitor,
}) => {
  const manager = await visitor('responsabile.lirr');
  const { page, context } = await visitor('cta.lirr');
  const person = await personOf(context.request);
  await page.goto('/dipendente/calendario');
  await page.getByRole('tab', { name: 'Anno' }).click();
  await expect(page).toHaveURL(/vista=anno/);
  await expect(page.getByRole('heading', { name: '2026', exact: true })).toBeVisible();
  const months = page.getByRole('list', { name: 'Turni del 2026' }).getByRole('listitem');
  await expect(months).toHaveCount(12);
  const december = months.nth(11);
  await expect(december).toContainText(/\d+:\d\dore/);
  await expectAccessible(page, 'own year');

  // A change of somebody else arrives by itself, in the days and in the totals.
  const nights = december.getByTitle('Servizi che toccano la notte');
  await putShift(manager.context.request, person, '20261230', { turn: 'M' });
  await expect(december.getByTitle('mer 30/12')).toContainText('M');
  const before = Number.parseInt((await nights.textContent())!, 10);
  await putShift(manager.context.request, person, '20261230', { turn: 'N' });
  await expect(nights).toHaveText(`${before + 1}notti`);

  await page.getByRole('button', { name: 'Anno successivo' }).click();
  await expect(page.getByRole('heading', { name: '2027', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '2027', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Apri Gennaio 2027' }).click();
  await expect(page.getByRole('heading', { name: 'Gennaio 2027' })).toBeVisible();
  await expect(page).toHaveURL(/mese=2027-01$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: '2027', exact: true })).toBeVisible();
});

test('a year without shifts says so, and the way back stays', async ({ visitor }) => {
  const { page } = await visitor('cta.lirr');
  await page.goto('/dipendente/calendario?vista=anno&mese=2031-03');
  await expect(page.getByText('Nessun turno nel 2031')).toBeVisible();
  await page.getByRole('button', { name: 'Oggi' }).click();
  await expect(page.getByRole('list', { name: 'Turni del 2026' })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { notice } from '../screens/sign-in-page.ts';

const NOT_AVAILABLE = 'Questa pagina non è disponibile';

async function expectRefused(page: Page, address: string, why: string): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveURL('/');
  const warning = notice(page, NOT_AVAILABLE);
  await expect(warning).toContainText(why);
  // P8.10: type 3 is a warning.
  await expect(warning).toHaveAttribute('data-type', '3');
}

test('[P2.16][P2.19] the roster of the staff opens for managers; an employee is led home with a warning that says why', async ({
  visitor,
}) => {
  const manager = await visitor('approvatore');
  await manager.page.goto('/responsabile/calendario');
  await expect(manager.page.getByRole('grid')).toBeVisible();
  const employee = await visitor('eav.lirn');
  await expectRefused(
    employee.page,
    '/responsabile/calendario',
    'Il calendario del personale è riservato ai responsabili.',
  );
});

test('[P2.18][P2.19] the own roster opens for the operational categories only', async ({ visitor }) => {
  for (const userName of ['eav.lirn', 'meteo.lirr', 'pilota']) {
    const { page } = await visitor(userName);
    await page.goto('/dipendente/calendario');
    await expect(page.getByRole('heading', { name: 'Dicembre 2026' }).first()).toBeVisible();
    await expect(page).toHaveURL('/dipendente/calendario');
  }
  const clerk = await visitor('impiegato');
  await expectRefused(
    clerk.page,
    '/dipendente/calendario',
    'Il calendario personale è previsto solo per le categorie operative.',
  );
});

test('[P2.17] a manager whose only plant is - enters and finds the specified empty answer', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.senza');
  await page.goto('/responsabile/calendario');
  await expect(page).toHaveURL('/responsabile/calendario');
  await expect(page.getByText('Nessun impianto', { exact: false }).first()).toBeVisible();
  // Whom to ask, for somebody who should have one.
  await expect(page.getByText(/amministratore di Torre/)).toBeVisible();
  await expectAccessible(page, 'roster without a plant');
  await expect(page.getByRole('grid')).toHaveCount(0);
});

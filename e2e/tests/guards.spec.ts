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

test('administration opens for administrators only, and nobody else finds it in the navigation', async ({
  visitor,
}) => {
  const { page } = await visitor('hr');
  await expectRefused(
    page,
    '/amministrazione/persone',
    'L’amministrazione è riservata agli amministratori di Torre.',
  );
  await expect(page.getByRole('navigation', { name: 'Navigazione' }).getByRole('link')).toHaveText(['Home']);
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

test('an address with a plant of somebody else is refused with the name of the plant', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.lirf');
  await expectRefused(
    page,
    '/responsabile/calendario?impianto=LIRR&mese=2026-12',
    'L’impianto LIRR non è tra quelli che gestisci.',
  );
});

test('the warning of a guard waits until somebody closes it', async ({ visitor }) => {
  const { page } = await visitor('impiegato');
  await page.clock.install();
  await page.goto('/amministrazione/persone');
  const warning = notice(page, NOT_AVAILABLE);
  await expect(warning).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(warning).toBeVisible();
  await warning.getByRole('button', { name: 'Chiudi' }).click();
  await expect(warning).toHaveCount(0);
});

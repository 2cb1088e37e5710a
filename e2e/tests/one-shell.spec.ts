import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** A screen of each area, in the order of the menu. */
const AREAS = [
  { link: 'Articoli', address: '/articoli' },
  { link: 'Richieste', address: '/responsabile/richieste' },
  { link: 'Presenze', address: '/dipendente/presenze' },
] as const;
/** One of each that shows days. */
const WITH_DAYS = ['/articoli', '/responsabile/richieste', '/dipendente/richieste'];

const menu = (page: Page) => page.getByRole('navigation', { name: 'Navigazione' });

test('[P0.01][P2.27] portal, rosters and self-service are screens of one shell; the code of the articles comes when they are opened', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.lirr');
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      void response.text().then(
        (text) => scripts.push(text),
        () => undefined,
      );
  });
  const hasArticles = () => scripts.some((text) => text.includes('Scrivi un commento...'));
  await page.goto('/sessioni');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  expect(hasArticles()).toBe(false);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  for (const { link, address } of AREAS) {
    await menu(page).getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  }
  await expect.poll(hasArticles).toBe(true);
  // The document has never been left.
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

test('[P0.02] language, breakpoints, dates and the end of a session are the same in all three areas', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  for (const address of WITH_DAYS) {
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Riduci il menu' })).toBeVisible();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(page.getByRole('button', { name: 'Altro', exact: true })).toBeVisible();
    await page.setViewportSize({ width: 1366, height: 768 });
    await expect(page.getByText(/\b\d\d\/\d\d\/\d{4}\b/).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(/\b\d{4}-\d\d-\d\d\b/)).toHaveCount(0);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('button', { name: 'Italiano' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  }
  // A screen that is still reading would go to the sign-in by itself, in the middle of the next address.
  await page.goto('about:blank');
  await context.clearCookies();
  for (const address of WITH_DAYS) {
    await page.goto(address);
    await expect(page).toHaveURL(`/login?da=${encodeURIComponent(address)}`);
  }
});

test('[P2.26] every address of the portal opens its screen', async ({ visitor }) => {
  const { page } = await visitor('editore');
  for (const [address, title] of [
    ['/', /./],
    ['/articoli', 'Articoli'],
    ['/redazione', 'Redazione'],
    ['/not-found', 'Pagina non trovata'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  }
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Accedi', exact: true })).toBeVisible();
  // It prepares the session and leads on.
  await page.goto('/init');
  await expect(page).toHaveURL('/');
  await page.goto('/articoli');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/articoli\/article\/[0-9a-f-]{36}$/);
  const { page: admin } = await visitor('admin');
  await admin.goto('/amministrazione');
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(admin).toHaveURL('/amministrazione');
});

test('[P2.26] plant, month, selected day, tab and filters stand in the address, and open again from it', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.lirr');
  await page.goto('/responsabile/calendario?impianto=LIRR&mese=2027-01');
  await expect(page.getByText('Gennaio 2027').first()).toBeVisible();
  const { page: own } = await visitor('cta.lirr');
  await own.goto('/dipendente/calendario?mese=2026-12&giorno=20261216');
  await expect(own.getByRole('dialog', { name: /16\/12\/2026/ })).toBeVisible();
  await page.goto('/responsabile/richieste?impianto=LIRR&scheda=altro&elenco=gestite');
  await expect(page.getByRole('tab', { name: /^RICHIESTE GESTITE/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.goto('/dipendente/presenze?mese=2026-11');
  await expect(page.getByText('Novembre 2026').first()).toBeVisible();
  const { page: editor } = await visitor('redattore');
  await editor.goto('/redazione');
  await editor
    .getByRole('textbox', { name: /^Filtra (Nome|Titolo)/ })
    .first()
    .fill('mensa');
  await expect(editor).toHaveURL(/mensa/);
  const address = editor.url();
  await editor.goto(address);
  await expect(editor.getByRole('textbox', { name: /^Filtra (Nome|Titolo)/ }).first()).toHaveValue('mensa');
});

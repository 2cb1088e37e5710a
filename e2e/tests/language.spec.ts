import { callsUnderWay } from '../calls-under-way.ts';
import { expect, test } from '../fixtures.ts';

const storedLanguage = (): string | null => localStorage.getItem('lingua');

test('[P1.01] with no stored preference every area starts in Italian, whatever the browser prefers', async ({
  visitor,
  browser,
  product,
}) => {
  const stranger = await browser.newContext({ baseURL: product.url, locale: 'en-GB' });
  const login = await stranger.newPage();
  await login.goto('/login');
  await expect(login.getByRole('heading', { name: 'Accedi', exact: true })).toBeVisible();
  await expect(login.locator('html')).toHaveAttribute('lang', 'it');
  expect(await login.evaluate(storedLanguage)).toBeNull();
  await stranger.close();

  const { page } = await visitor('responsabile.lirr', { locale: 'en-GB' });
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Navigazione' })).toBeVisible();
  await page.goto('/responsabile/calendario?mese=2026-12');
  await expect(page.getByText('Dicembre 2026').first()).toBeVisible();
});

test('[P1.02][P1.04] the switch turns all texts into English, keeps the choice under lingua and restores it', async ({
  visitor,
}) => {
  const { context, page } = await visitor('cta.lirr');
  await page.goto('/');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('navigation', { name: 'Navigation' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My roster' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(storedLanguage)).toBe('en');

  await page.reload();
  await expect(page.getByRole('link', { name: 'My roster' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const login = await context.newPage();
  await login.goto('/login');
  await expect(login.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  // Another tab follows at once.
  await login.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.getByRole('link', { name: 'Il mio calendario' })).toBeVisible();
  expect(await page.evaluate(storedLanguage)).toBe('it');
});

/** Words that are Italian and nothing else; of the demo world's data only the name of an empty shift holds one. */
const ITALIAN =
  /\b(della|degli|nessun[oa]?|giorn[oi]|persone|mese|settimana|scegli|salva|chiudi|annulla|oggi|turni|impianto|calendario|dipendente|ultimo|stato|azioni)\b/i;

const EMPTY_SHIFT = 'Nessun turno';

/** Whatever a person reads or hears: texts, names, hints, placeholders. */
function shownTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (node.closest('[lang=it]:not(html)')) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.push(node.getAttribute(name) ?? '');
    } else if (!node.parentElement?.closest('script, style, [lang=it]:not(html)')) {
      texts.push(node.textContent ?? '');
    }
  }
  return texts.filter((text) => text.trim() !== '');
}

const SCREENS = [
  { userName: 'responsabile.lirr', address: '/', shows: 'Roster' },
  { userName: 'responsabile.lirr', address: '/responsabile/calendario?mese=2026-12', shows: 'Roster' },
  { userName: 'cta.lirr', address: '/dipendente/calendario?mese=2026-12', shows: 'My roster' },
  { userName: 'cta.lirr', address: '/dipendente/calendario?mese=2026-12&vista=colleghi', shows: 'My roster' },
  { userName: 'admin', address: '/amministrazione/persone', shows: 'People' },
  { userName: 'admin', address: '/password', shows: 'Change the password' },
] as const;

test('[P1.02] in English no screen keeps an Italian word of the interface', async ({ visitor }) => {
  for (const { userName, address, shows } of SCREENS) {
    const { context, page } = await visitor(userName);
    await context.addInitScript(() => localStorage.setItem('lingua', 'en'));
    const calls = callsUnderWay(page);
    await page.goto(address);
    await expect(page.getByText(shows).first()).toBeVisible();
    await calls.done();
    const italian = (await page.evaluate(shownTexts)).filter((text) =>
      ITALIAN.test(text.replace(EMPTY_SHIFT, '')),
    );
    expect(italian, address).toEqual([]);
  }
});

test('[P1.03] in English the history says in English what the cycle made, and dates stay Italian', async ({
  visitor,
}) => {
  const { context, page } = await visitor('responsabile.lirr');
  await context.addInitScript(() => localStorage.setItem('lingua', 'en'));
  await page.goto('/responsabile/calendario?mese=2026-12');
  await page.locator('[role=row][data-row^="person:"]').nth(3).getByRole('gridcell').nth(20).dblclick();
  const history = page.getByRole('dialog').getByRole('region', { name: 'History' });
  await expect(history).toContainText('Made by the cycle');
  await expect(history).not.toContainText('Generazione');
  await expect(history).toContainText(/\d{2}\/\d{2}\/\d{4}/);
});

import type { BrowserContext, Page } from '@playwright/test';
import { expect, signInByCall, test } from '../fixtures.ts';
import { MONTH, personOf, putShift } from '../roster-calls.ts';
import { ownCalendarPage } from '../screens/own-calendar-page.ts';

/** A browser that keeps the shell for the time without a network. */
const KEEPS = { serviceWorkers: 'allow' } as const;
const PHONE = { ...KEEPS, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** What the browser keeps: the addresses and contents of the own shifts, and the addresses of everything else. */
async function keptIn(page: Page): Promise<{ own: string[]; text: string; other: string[] }> {
  return page.evaluate(async () => {
    const kept = { own: [] as string[], text: '', other: [] as string[] };
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (!name.startsWith('torre-own-')) kept.other.push(pathname);
        else {
          kept.own.push(pathname);
          kept.text += await (await cache.match(request))!.text();
        }
      }
    }
    return kept;
  });
}

/** Opens the own month and waits until it can be read without a network. */
async function openAndKeep(page: Page): Promise<void> {
  await ownCalendarPage(page).open(MONTH);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await expect.poll(async () => (await keptIn(page)).own.length).toBeGreaterThan(0);
}

/** The month that was kept is gone; who comes next may keep an empty one of their own. */
const forgets = (page: Page) =>
  expect.poll(async () => (await keptIn(page)).text, { message: 'own shifts kept' }).not.toContain('"turn"');

test('a reload without a network shows the own month as it was read last, and when; with the network everything is back', async ({
  visitor,
}) => {
  const manager = await visitor('responsabile.lirr');
  const { page, context } = await visitor('cta.lirr', PHONE);
  const person = await personOf(context.request);
  await putShift(manager.context.request, person, '20261229', { turn: 'T10' });
  await openAndKeep(page);
  const own = ownCalendarPage(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('status')).toContainText(/^Dati delle \d\d:\d\d, senza rete/);
  await expect(page.getByRole('heading', { name: 'Dicembre 2026' })).toBeVisible();
  await expect(own.days.getByRole('listitem').filter({ hasText: /^mar29/ })).toContainText('10:00–18:00');
  // Nothing that would need the network can be pressed.
  await expect(own.days.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Mese successivo' }).tap();
  await expect(page.getByRole('heading', { name: 'Gennaio 2027' })).toBeVisible();
  await expect(page).toHaveURL(/\/dipendente\/calendario\?mese=2027-01$/);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Gennaio 2027' })).toBeVisible();
  for (let step = 0; step < 8; step++) await page.getByRole('button', { name: 'Mese successivo' }).tap();
  await expect(page.getByText('Questo mese non è conservato su questo dispositivo')).toBeVisible();
  await test.step('the month that was asked for is shown, and today’s where it was never read', async () => {
    await page.goto('/dipendente/calendario?mese=2027-01');
    await expect(page.getByRole('heading', { name: 'Gennaio 2027' })).toBeVisible();
    await page.goto('/dipendente/calendario?mese=2027-09');
    await expect(page.getByRole('heading', { name: 'Dicembre 2026' })).toBeVisible();
  });
  // Every address leads here, and the page's styles and fonts came along.
  await page.goto('/');
  await expect(page.getByRole('status')).toContainText('senza rete');
  expect(await page.evaluate(() => document.fonts.check('16px "IBM Plex Sans Variable"'))).toBe(true);

  // Nobody has to press anything.
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'I miei prossimi turni' })).toBeVisible();
});

test('a device keeps codes and hours of the own shifts and nothing else: no note, no cause of an absence, no answer of another screen', async ({
  visitor,
}) => {
  const manager = await visitor('responsabile.lirr');
  const { page, context } = await visitor('cta.lirr', KEEPS);
  const person = await personOf(context.request);
  const notes = { note: 'Canarino giallo', noteTurno: 'Canarino verde' };
  await putShift(manager.context.request, person, '20261228', { turn: 'T12', ...notes });
  await openAndKeep(page);
  await page.getByRole('tab', { name: 'Colleghi' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.goto('/sessioni');
  await expect(page.getByRole('heading', { name: 'Le mie sessioni' })).toBeVisible();
  await page.goto(`/dipendente/calendario?mese=${MONTH}&giorno=20261228`);
  await expect(page.getByText('Canarino giallo').or(page.locator('textarea')).first()).toBeVisible();
  const { own, text, other } = await keptIn(page);
  expect(text).toContain('T12');
  expect(text).not.toMatch(/Canarino/);
  expect(text).not.toContain(person.name.split(' ')[0]!);
  for (const path of own) expect(path).toMatch(/^\/senza-rete\/turni\/\d{8}-\d{8}$/);
  for (const path of other) expect(path).toMatch(/^\/(assets\/.*|senza-rete|color-scheme\.js|torre\.svg)$/);
});

/** Ways in which a session ends or another begins, each with what brings the page to notice it. */
const ENDS: readonly (readonly [
  string,
  (page: Page, context: BrowserContext, url: string) => Promise<void>,
])[] = [
  [
    'who signs out',
    async (page) => {
      await page.getByRole('button', { name: /account di/i }).click();
      await page.getByRole('menuitem', { name: 'Esci' }).click();
      await expect(page).toHaveURL(/\/login/);
      // its own way there has ended: a page that is still on it cuts off the next one
      await page.waitForLoadState();
    },
  ],
  [
    'who was signed out elsewhere and comes back',
    async (page, context) => {
      await page.goto('about:blank');
      await context.request.delete('/api/autenticazione', { headers: { 'X-Requested-By': 'torre' } });
      await page.goto('/');
      await expect(page).toHaveURL(/\/login/);
    },
  ],
  [
    'the person before, when somebody else signs in',
    async (page, context, url) => {
      await page.goto('about:blank');
      await context.clearCookies();
      await signInByCall(context, url, 'admin');
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    },
  ],
];

for (const [who, end] of ENDS) {
  test(`a device keeps nothing of ${who}, and shows nothing without a network`, async ({
    visitor,
    product,
  }) => {
    const { page, context } = await visitor('cta.lirr', KEEPS);
    await openAndKeep(page);
    await end(page, context, product.url);
    await forgets(page);
    await context.setOffline(true);
    await page.goto('/dipendente/calendario');
    await expect(page.getByText('Senza rete')).toBeVisible();
    await expect(page.getByText('15:00–23:00')).toHaveCount(0);
  });
}

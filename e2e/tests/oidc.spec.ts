import type { BrowserContext, Page } from '@playwright/test';
import { startDemoProvider } from '@torre/server/testing/demo-provider';
import type { DemoProvider } from '@torre/server/testing/demo-provider';
import { callsUnderWay } from '../calls-under-way.ts';
import { test as base, expect, TODAY } from '../fixtures.ts';
import { startProduct } from '../product.ts';
import { providerPage } from '../screens/provider-page.ts';

/** Torre with the external redirect on, and the provider beside it. */
const test = base.extend<object, { provider: DemoProvider }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
    async ({}, use) => {
      const provider = await startDemoProvider();
      await use(provider);
      await provider.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ provider }, use) => {
      const product = await startProduct(TODAY, 'small', provider.env);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Navigazione' });
const KO = '[data-authentication=ko]';

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name);
}

test('[P2.03][P2.09][P2.12][P2.15] without a session every address leads to the provider, and back by the root and init to where the person wanted to be', async ({
  page,
  provider,
  product,
}) => {
  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  await page.goto('/dipendente/calendario?mese=2026-11');
  await expect(providerPage(page).userName).toBeVisible();
  expect(page.url()).toContain(provider.issuer);
  await providerPage(page).signIn('cta.lirr');
  await expect(page).toHaveURL('/dipendente/calendario?mese=2026-11');
  await expect(page.getByRole('heading', { name: 'Novembre 2026' }).first()).toBeVisible();
  const back = seen.findIndex((url) => url.startsWith(`${product.url}/?code=`));
  const init = seen.findIndex((url) => url.startsWith(`${product.url}/init`));
  expect(back).toBeGreaterThan(-1);
  expect(init).toBeGreaterThan(back);
});

test('[P2.02][P2.03] the page login is not to be opened: it leads to the root, and so to the provider', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(providerPage(page).userName).toBeVisible();
  await providerPage(page).signIn('hr');
  await expect(page).toHaveURL('/');
  await expect(navigation(page)).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await expect(navigation(page)).toBeVisible();
});

test('[P2.14][P4.17] while the code is exchanged the root says so, and no screen is shown', async ({
  page,
}) => {
  let answer = (): void => undefined;
  const released = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/autenticazione/token', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await providerPage(page).signIn('pilota');
  await expect(page.getByRole('heading', { name: 'Verifico il tuo accesso' })).toBeVisible();
  await expect(page).toHaveURL(/\/\?code=/);
  await expect(navigation(page)).toHaveCount(0);
  answer();
  await expect(navigation(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('[P3.29] nothing that reaches the browser holds a token', async ({ page, context, product }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    const isCall = response.url().startsWith(`${product.url}/api/`);
    if (isCall && !response.url().includes('/events')) bodies.push(response.text().catch(() => ''));
  });
  await page.goto('/');
  await providerPage(page).signIn('meteo.lirr');
  await expect(navigation(page)).toBeVisible();
  const stored = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage].map(Object.entries<string>)),
  );
  const contents = (await Promise.all(bodies)).join('\n') + stored;
  expect(contents).toContain('"token":null');
  // Every JWT begins so; without its points the three letters may stand in what is drawn by chance.
  expect(contents).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/);
  expect(contents).not.toMatch(/"(access|id)_token"/);
  const session = (await context.cookies()).find(({ name }) => name === 'torre_session')!;
  expect([session.httpOnly, session.sameSite]).toEqual([true, 'Strict']);
});

test('[P4.18] a person whom Torre does not know reads so, and can come in as somebody else', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await providerPage(page).signIn('estranea');
  await expect(page.getByRole('heading', { name: 'Non hai un account in Torre' })).toBeVisible();
  await expect(page.locator(KO).getByRole('alert')).toContainText('“estranea”');
  expect(await cookieNames(context)).not.toContain('torre_session');
  await page.getByRole('button', { name: 'Accedi con un altro account' }).click();
  await providerPage(page).signIn('impiegato');
  await expect(navigation(page)).toBeVisible();
});

test('[P4.18] who gives up at the provider reads that nobody is in, and is not sent there again unasked', async ({
  page,
}) => {
  await page.goto('/');
  await providerPage(page).giveUp();
  await expect(page.locator(KO).getByRole('alert')).toContainText('hai annullato l’accesso');
  await page.getByRole('button', { name: 'Accedi di nuovo' }).click();
  await expect(providerPage(page).userName).toBeVisible();
});

test('a code from one browser opens nothing in another', async ({ browser, product }) => {
  const [attacker, victim] = await Promise.all([
    browser.newContext({ baseURL: product.url }),
    browser.newContext({ baseURL: product.url }),
  ]);
  const [theirs, mine] = [await attacker.newPage(), await victim.newPage()];
  let link = '';
  await theirs.route('**/api/autenticazione/token', (route) => route.abort());
  await theirs.goto('/');
  await providerPage(theirs).signIn('responsabile.lirf');
  await expect(theirs.locator(KO)).toBeVisible();
  link = theirs.url();
  await mine.goto('/');
  await expect(providerPage(mine).userName).toBeVisible();
  await mine.goto(link);
  await expect(mine.locator(KO).getByRole('alert')).toContainText('non ha confermato la tua identità');
  expect(await cookieNames(victim)).not.toContain('torre_session');
  await attacker.close();
  await victim.close();
});

test('[P4.21][P7.16] signing out ends the session here, then at the provider, and nobody comes in again unasked', async ({
  page,
  context,
  provider,
}) => {
  await page.goto('/');
  await providerPage(page).signIn('editore');
  await expect(navigation(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await expect(navigation(other)).toBeVisible();
  const hint = page.waitForRequest((request) => request.url().startsWith(`${provider.issuer}/session/end`));
  await page.getByRole('button', { name: /account di/i }).click();
  await expect(page.getByRole('menuitem', { name: 'Cambia la password' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Esci' }).click();
  expect(new URL((await hint).url()).searchParams.get('id_token_hint')).toMatch(/^eyJ/);
  await providerPage(page).confirmSignOut();
  await expect(page).toHaveURL(/\/uscita/);
  await expect(page.getByRole('heading', { name: 'Sei fuori da Torre' })).toBeVisible();
  await expect(other).toHaveURL(/\/uscita\?motivo=terminata/);
  expect(await cookieNames(context)).not.toContain('torre_session');
  await page.getByRole('button', { name: 'Accedi di nuovo' }).click();
  await expect(providerPage(page).userName).toBeVisible();
});

test('a provider that does not answer is told as such, with a way to try again', async ({ page }) => {
  await page.route('**/api/autenticazione/redirect', (route) =>
    route.fulfill({
      status: 503,
      json: {
        outcome: { code: -503, messageIT: 'Il servizio di accesso non è raggiungibile: riprova tra poco.' },
      },
    }),
  );
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('Il servizio di accesso non è raggiungibile');
  await page.unroute('**/api/autenticazione/redirect');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(providerPage(page).userName).toBeVisible();
});

test('a session that expired is not signed in again unasked; one click and the provider lets the person in', async ({
  page,
  context,
}) => {
  // A screen that asks for little: once it has that, only a hand makes a call.
  const calls = callsUnderWay(page);
  const notices = page.waitForResponse('**/api/employee/notices');
  await page.goto('/password');
  await providerPage(page).signIn('redattore');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await notices;
  await calls.done();
  await context.clearCookies({ name: 'torre_session' });
  await page.getByRole('button', { name: /account di/i }).click();
  await page.getByRole('menuitem', { name: 'Le mie sessioni' }).click();
  await expect(page).toHaveURL(/\/uscita\?motivo=scaduta&da=%2Fsessioni/);
  await page.getByRole('button', { name: 'Accedi di nuovo' }).click();
  await expect(page).toHaveURL('/sessioni');
  await expect(page.getByRole('heading', { name: 'Le mie sessioni' })).toBeVisible();
});

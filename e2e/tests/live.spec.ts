import { endSessions } from '@torre/contract/administration';
import { buildRequest } from '@torre/contract/endpoint';
import { openRunningDatabase } from '@torre/server/testing/running-database';
import { expect, test } from '../fixtures.ts';
import { HEADERS, MONTH, personInGroup, putShift } from '../roster-calls.ts';
import type { Product } from '../product.ts';
import { notice } from '../screens/day-dialog.ts';
import { monthPage } from '../screens/month-page.ts';

/** Rights are read again within a second; the screen then needs its own moment. */
const WITHIN_A_SECOND = { timeout: 2_000 };

test('sessions that an administrator ends close their screens at once; the way back leads to the same month @second', async ({
  visitor,
}) => {
  const { page } = await visitor('approvatore');
  const admin = await visitor('admin');
  await monthPage(page).open(MONTH);
  const { url, method } = buildRequest(endSessions, { path: { userName: 'approvatore' } });
  const ended = await admin.context.request.fetch(url, { method, headers: HEADERS });
  expect(ended.status()).toBe(200);
  await expect(page).toHaveURL(/\/login\?motivo=terminata/, WITHIN_A_SECOND);
  await expect(page.getByText('La sessione è terminata')).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);

  await page.getByLabel('Nome utente').fill('approvatore');
  await page.getByRole('textbox', { name: 'Password' }).fill('torre-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/responsabile\/calendario\?impianto=LIRR&mese=2026-12/);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('a right that is taken away closes its screen and its stream within a second, and says why @second', async ({
  visitor,
  product,
}) => {
  const { page, context } = await visitor('responsabile.lirf');
  const month = monthPage(page);
  await month.open(MONTH, 'LIRF');
  await withoutTheRight(product, async (takeAway) => {
    await takeAway();
    await expect(page).toHaveURL((address) => address.pathname === '/', WITHIN_A_SECOND);
    await expect(notice(page, 3)).toContainText('Il calendario del personale è riservato ai responsabili.');
    await expect(page.getByRole('link', { name: 'Calendario', exact: true })).toHaveCount(0);
    const refused = await context.request.post('/api/manager/calendar/filter?plant=LIRF&shape=compact', {
      data: { from: '20261201', to: '20261231' },
      headers: HEADERS,
    });
    expect(refused.status()).toBe(403);
  });
});

test('a right that is taken away after the session was read and before its stream is open closes the screen too', async ({
  visitor,
  product,
}) => {
  const { page } = await visitor('responsabile.lirf');
  await withoutTheRight(product, async (takeAway) => {
    await page.route('**/api/events**', async (route) => {
      await takeAway();
      await route.continue();
    });
    await page.goto(`/responsabile/calendario?impianto=LIRF&mese=${MONTH}`);
    await expect(notice(page, 3)).toContainText('Il calendario del personale è riservato ai responsabili.');
    await expect(page).toHaveURL((address) => address.pathname === '/');
  });
});

/** Lets the test take the right of the manager of LIRF away, behind the product's back; gives it back afterwards. */
async function withoutTheRight(
  product: Product,
  run: (takeAway: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const database = await openRunningDatabase(product.dataFolder);
  const setManager = async (holds: boolean): Promise<void> => {
    await database.query({
      text: `update account set responsabile = $1 where user_name = 'responsabile.lirf'`,
      values: [holds],
    });
  };
  try {
    await run(() => setManager(false));
  } finally {
    await setManager(true);
    await database.close();
  }
}

test('the counters of an open month follow a change within a second @second', async ({ visitor }) => {
  const { page } = await visitor('responsabile.lirr');
  const colleague = await visitor('responsabile2.lirr');
  const person = await personInGroup(colleague.context.request, 'TMA', 6);
  await putShift(colleague.context.request, person, '20261228', { turn: 'M' });
  const month = monthPage(page);
  await month.open(MONTH);
  const morning = month.counters('M').getByRole('gridcell').nth(27);
  await expect(morning).toHaveText(/^([+−]\d+|0)$/);
  const before = valueOf(await morning.textContent());
  await putShift(colleague.context.request, person, '20261228', { turn: 'R' });
  await expect.poll(async () => valueOf(await morning.textContent()), { timeout: 1_000 }).toBe(before - 1);
  await putShift(colleague.context.request, person, '20261228', { turn: 'M' });
  await expect.poll(async () => valueOf(await morning.textContent()), { timeout: 1_000 }).toBe(before);
});

test('a screen that lost its connection says of when its data are, and catches up by itself @second', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const colleague = await visitor('responsabile2.lirr');
  const person = await personInGroup(colleague.context.request, 'TMA', 7);
  await putShift(colleague.context.request, person, '20261228', { turn: 'P' });
  const month = monthPage(page);
  await month.open(MONTH);
  await expect(month.cell(person, 28)).toHaveText('P');
  const before = await month.grid.boundingBox();
  await context.setOffline(true);
  const bar = page
    .getByRole('status')
    .filter({ hasText: /^Dati delle \d\d:\d\d: collegamento perso, ci riprovo\.$/ });
  await expect(bar).toBeVisible();
  expect(await month.grid.boundingBox(), 'nothing moves under the hand').toEqual(before);
  await putShift(colleague.context.request, person, '20261228', { turn: 'T16' });
  await expect(month.cell(person, 28)).toHaveText('P');
  await context.setOffline(false);
  await expect(month.cell(person, 28)).toHaveText('T16', { timeout: 3_000 });
  await expect(bar).toHaveCount(0);
});

test('a part of the screen that the network swallows comes later, and the screen stays', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.lirr');
  let swallowed = 0;
  page.on('requestfailed', (request) => {
    if (/\/presence-and-locks-[^/]+\.js/.test(request.url())) swallowed++;
  });
  await page.route('**/assets/presence-and-locks-*.js', (route) => route.abort());
  const month = monthPage(page);
  await month.open(MONTH);
  // The preload, the load itself, and another one: what the network swallowed is asked for again, after pauses that grow.
  await expect.poll(() => swallowed, { timeout: 30_000 }).toBeGreaterThanOrEqual(3);
  await expect(month.grid).toBeVisible();
  await page.unroute('**/assets/presence-and-locks-*.js');
  await expect(page.getByRole('button', { name: 'Blocchi' })).toBeVisible();
  await expect(month.grid).toBeVisible();
});

function valueOf(counter: string | null): number {
  return Number((counter ?? '').replace('−', '-'));
}

import { endSessions } from '@torre/contract/administration';
import { buildRequest } from '@torre/contract/endpoint';
import { openRunningDatabase } from '@torre/server/testing/running-database';
import { expect, test } from '../fixtures.ts';
import { HEADERS, MONTH, personInGroup, putShift } from '../roster-calls.ts';
import { notice } from '../screens/day-dialog.ts';
import { monthPage } from '../screens/month-page.ts';

/** Rights are read again within a second; the screen then needs its own moment. */
const WITHIN_A_SECOND = { timeout: 2_000 };

test('sessions that an administrator ends close their screens at once; the way back leads to the same month', async ({
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

test('a right that is taken away closes its screen and its stream within a second, and says why', async ({
  visitor,
  product,
}) => {
  const { page, context } = await visitor('responsabile.lirf');
  const month = monthPage(page);
  await month.open(MONTH, 'LIRF');
  const database = await openRunningDatabase(product.dataFolder);
  try {
    await database.query({
      text: `update account set responsabile = false where user_name = $1`,
      values: ['responsabile.lirf'],
    });
    await expect(page).toHaveURL((address) => address.pathname === '/', WITHIN_A_SECOND);
    await expect(notice(page, 3)).toContainText('Il calendario del personale è riservato ai responsabili.');
    await expect(page.getByRole('link', { name: 'Calendario', exact: true })).toHaveCount(0);
    const refused = await context.request.post('/api/manager/calendar/filter?plant=LIRF&shape=compact', {
      data: { from: '20261201', to: '20261231' },
      headers: HEADERS,
    });
    expect(refused.status()).toBe(403);
  } finally {
    await database.query({
      text: `update account set responsabile = true where user_name = $1`,
      values: ['responsabile.lirf'],
    });
    await database.close();
  }
});

test('the counters of an open month follow a change within a second', async ({ visitor }) => {
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

test('a screen that lost its connection says of when its data are, and catches up by itself', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const colleague = await visitor('responsabile2.lirr');
  const person = await personInGroup(colleague.context.request, 'TMA', 7);
  await putShift(colleague.context.request, person, '20261228', { turn: 'P' });
  const month = monthPage(page);
  await month.open(MONTH);
  await expect(month.cell(person, 28)).toHaveText('P');
  await context.setOffline(true);
  const bar = page
    .getByRole('status')
    .filter({ hasText: /^Dati delle \d\d:\d\d: collegamento perso, ci riprovo\.$/ });
  await expect(bar).toBeVisible();
  await putShift(colleague.context.request, person, '20261228', { turn: 'T16' });
  await expect(month.cell(person, 28)).toHaveText('P');
  await context.setOffline(false);
  await expect(month.cell(person, 28)).toHaveText('T16', { timeout: 3_000 });
  await expect(bar).toHaveCount(0);
});

function valueOf(counter: string | null): number {
  return Number((counter ?? '').replace('−', '-'));
}

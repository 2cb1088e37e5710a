import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { MONTH, personInGroup, putShift } from '../roster-calls.ts';
import { monthPage, PERSON_ROWS } from '../screens/month-page.ts';

const COMPACT_MONTH = '**/api/manager/calendar/filter?*';

test('the month holds all 145 people by island, with the others last and the counters on top', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.lirr');
  const month = monthPage(page);
  await month.open(MONTH);
  await expect(month.status).toContainText('145 persone');
  await expect(month.grid.locator(PERSON_ROWS)).toHaveCount(145);
  const groups = month.grid.locator('[data-row^="group:"]').getByRole('rowheader');
  await expect(groups.first()).toHaveText('Nord28 persone');
  await expect(groups.nth(4)).toHaveText('Sala14 persone');
  await expect(groups.last()).toHaveText('Altri11 persone');
  for (const label of ['N', 'M', 'P', 'REP/RPN/RIDN', 'RPD/RID'])
    await expect(month.counters(label)).toHaveCount(1);
  await expect(month.counters('M').getByRole('gridcell').first()).toHaveText(/^([+−]\d+|0)$/);
});

test('a person is found by a part of the name, and the filter stands in the address', async ({ visitor }) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'TMA', 3);
  const month = monthPage(page);
  await month.open(MONTH);
  await page
    .getByRole('textbox', { name: 'Cerca una persona per nome o codice' })
    .fill(person.name.toUpperCase());
  await expect(month.row(person)).toBeVisible();
  await expect(month.status).toContainText(/\d di 145 persone/);
  await expect(page).toHaveURL(/cerca=/);
  await page.reload();
  await expect(month.row(person)).toBeVisible();
  await expectAccessible(page, 'roster');
  await expect(month.status).toContainText(/\d di 145 persone/);
  await page.getByRole('button', { name: 'Togli il filtro' }).click();
  await expect(month.status).toContainText('145 persone');
});

test('from month to month the old one stays until the new one is there', async ({ visitor }) => {
  const { page } = await visitor('responsabile.lirr');
  const month = monthPage(page);
  const january = Promise.withResolvers<void>();
  await page.route(COMPACT_MONTH, async (route) => {
    if (route.request().postData()?.includes('20270101')) await january.promise;
    await route.continue();
  });
  await month.open(MONTH);
  const december = page.getByRole('grid', { name: 'Turni di Dicembre 2026, LIRR' });
  await expect(december).toBeVisible();
  await page.getByRole('button', { name: 'Mese successivo' }).click();
  await expect(page).toHaveURL(/mese=2027-01/);
  await expect(page.getByRole('button', { name: 'Scegli il mese, ora Gennaio 2027' })).toBeVisible();
  await expect(december.locator(PERSON_ROWS).first()).toBeVisible();
  january.resolve();
  await expect(page.getByRole('grid', { name: 'Turni di Gennaio 2027, LIRR' })).toBeVisible();
});

test('a change of somebody else is told in the status line with who, whom and from what to what @second', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const colleague = await visitor('responsabile2.lirr');
  const person = await personInGroup(context.request, 'TMA', 4);
  await putShift(context.request, person, '20261228', { turn: 'M' });
  const month = monthPage(page);
  await month.open(MONTH);
  await expect(month.cell(person, 28)).toHaveText('M');
  await putShift(colleague.context.request, person, '20261228', { turn: 'P' });
  await expect(month.status.getByRole('status')).toHaveText(
    new RegExp(`^\\S.* ha cambiato ${person.name}, lun 28/12: da M a P$`),
    { timeout: 1_000 },
  );
});

test('a filter that finds nobody leaves days and counters, and says so in one place', async ({ visitor }) => {
  const { page } = await visitor('responsabile.lirr');
  const month = monthPage(page);
  await page.goto(`/responsabile/calendario?impianto=LIRR&mese=${MONTH}&cerca=zzzz`);
  const button = page.getByRole('button', { name: 'Togli i filtri' });
  const title = page.getByText('Nessuna persona corrisponde ai filtri');
  await expect(title).toBeVisible();
  await expect(month.counters('N')).toBeVisible();
  await expect(month.grid.getByRole('columnheader', { name: /lun\s*14/ })).toBeVisible();
  const apart = (await button.boundingBox())!.y - (await title.boundingBox())!.y;
  expect(apart).toBeLessThan(80);
  await button.click();
  await expect(month.status).toContainText('145 persone');
});

test('a month that nobody has generated says so and alarms nobody', async ({ visitor }) => {
  const { page } = await visitor('responsabile.lirr');
  const month = monthPage(page);
  await month.open('2031-05');
  await expect(month.grid.getByText('Il mese non è ancora generato')).toBeVisible();
  const cell = month.counters('M').getByRole('gridcell').first();
  await expect(cell).toHaveAttribute('data-tone', 'unplanned');
  await expect(cell).toHaveAccessibleName(/il mese non ha ancora turni$/);
  await expect(month.grid.locator('[data-tone=shortage]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Giorni scoperti' })).toHaveText('Giorni scoperti 0');
});

test('the days that went short are as many in the button as in the corner', async ({ visitor }) => {
  const { page } = await visitor('responsabile.lirr');
  const month = monthPage(page);
  await month.open('2026-11');
  const corner = month.grid.getByText(/^\d+ giorni scoperti$/);
  const count = /\d+/.exec((await corner.textContent())!)![0];
  const button = page.getByRole('button', { name: 'Giorni scoperti' });
  await expect(button).toHaveText(`Giorni scoperti ${count}`);
  await button.click();
  await expect(month.grid.getByRole('columnheader')).toHaveCount(Number(count) + 3);
});

test('on paper the month has its title, no toolbar and no block of ink for today', async ({ visitor }) => {
  const { page } = await visitor('responsabile.lirr');
  const month = monthPage(page);
  await month.open(MONTH);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Oggi', exact: true })).toBeHidden();
  await expect(month.status).toBeHidden();
  const title = page.getByRole('heading', { name: 'Calendario LIRR, Dicembre 2026' });
  expect((await title.boundingBox())!.width).toBeGreaterThan(100);
  const today = month.grid.getByRole('columnheader', { name: /lun\s*14/ });
  expect(await today.evaluate((head) => getComputedStyle(head).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
});

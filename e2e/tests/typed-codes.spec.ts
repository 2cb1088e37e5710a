import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { personInGroup, putShift, readCell } from '../roster-calls.ts';
import { bulkDialog } from '../screens/bulk-dialog.ts';
import { press, reach } from '../screens/month-editor.ts';
import { monthPage } from '../screens/month-page.ts';

// A month of its own: no other test writes into it.
const MONTH = '2027-06';
const PEOPLE = 10;
const DAYS = 7;

const waiting = (page: Page) => page.locator('[data-part=body] [data-marks*="u"]');

test('seventy codes are typed with two keys each and no window, wait in their cells, and one review saves and one undo takes them back', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Sud', 0);
  const next = await personInGroup(context.request, 'Sud', 1);
  // What is typed last: with it all the others are drawn.
  const last = await personInGroup(context.request, 'Sud', PEOPLE - 1);
  for (const date of ['20270602', '20270608'])
    for (const one of [person, next, last]) await putShift(context.request, one, date, { turn: 'M' });
  const month = monthPage(page);
  await month.open(MONTH);
  await expect(month.cell(next, 8)).toHaveText('M');
  await reach(month.cell(person, 2));
  const saves: string[] = [];
  page.on('request', (request) => {
    if (/\/shifts/.test(request.url()) && request.method() !== 'GET') saves.push(request.url());
  });
  let keys = 0;
  for (let line = 0; line < PEOPLE; line += 1) {
    for (let day = 1; day <= DAYS; day += 1) {
      await press(page, 'p', day < DAYS ? 'Tab' : 'Enter');
      keys += 2;
    }
  }
  expect([keys, saves]).toEqual([140, []]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const one of [person, next, last]) {
    await expect(month.cell(one, 2)).toHaveText('P');
    await expect(month.cell(one, 8)).toHaveAccessibleName(/^P Pomeriggio .*, da salvare/);
  }
  const count = await waiting(page).count();
  expect(count).toBeGreaterThan(PEOPLE);
  expect((await readCell(context.request, person, '20270602')).shift?.turn).toBe('M');

  await test.step('they outlive the page', async () => {
    await page.reload();
    await expect(waiting(page)).toHaveCount(count);
    await reach(month.cell(person, 2));
  });

  const bulk = bulkDialog(page);
  await press(page, 'Control+Enter');
  await expect(bulk.dialog).toContainText('Rivedi i turni scritti');
  await expect(bulk.change('mer 2: da M a P').first()).toBeVisible();
  await expect(bulk.save).toHaveText(`Salva ${count} turni`);
  await press(page, 'Enter');
  await expect(bulk.dialog).toHaveCount(0);
  await expect(waiting(page)).toHaveCount(0);
  await expect(month.cell(next, 8)).toHaveText('P');
  expect((await readCell(context.request, next, '20270608')).shift?.turn).toBe('P');
  await expect(month.cell(person, 2)).toBeFocused();
  await press(page, 'Control+z');
  // Where nothing stood the cycle's shift comes back, which is a change only where it is another.
  await expect(month.status).not.toContainText('da salvare');
  await expect(month.status).toContainText(/Annullata la modifica di \d+ turni/);
  await expect(month.cell(next, 8)).toHaveText('M');
});

test('Escape takes back what is typed and what waits, a code that is none is said in its cell, and what a colleague changes meanwhile is told in the review', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const other = await visitor('responsabile2.lirr');
  const person = await personInGroup(context.request, 'Nord', 2);
  for (const date of ['20270614', '20270615', '20270616'])
    await putShift(context.request, person, date, { turn: 'M' });
  const month = monthPage(page);
  await month.open(MONTH);
  await expect(month.cell(person, 16)).toHaveText('M');
  await reach(month.cell(person, 14));
  const field = month.grid.getByRole('textbox', { name: /^Codice del turno: .+ 14\/06\/2027$/ });

  await page.keyboard.type('n1');
  await expect(field).toHaveValue('n1');
  await press(page, 'Escape');
  await expect(field).toHaveCount(0);
  await expect(month.cell(person, 14)).toBeFocused();
  await expect(month.cell(person, 14)).toHaveText('M');

  await page.keyboard.type('boh');
  await press(page, 'Enter');
  await expect(month.status).toContainText('BOH non è un turno di questo impianto');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  // What was wrong is chosen: the next letters take its place.
  await page.keyboard.type('n11');
  await press(page, 'Tab', 'n', 'ArrowRight');
  await expect(month.cell(person, 14)).toHaveText('N11');
  await page.keyboard.type('p');
  // A press elsewhere writes what stands in the field.
  await month.cell(person, 20).click();
  await expect(month.cell(person, 16)).toHaveText('P');
  await expect(waiting(page)).toHaveCount(3);
  await month.cell(person, 15).click();
  await press(page, 'Escape');
  await expect(month.cell(person, 15)).toHaveText('M');
  await expect(waiting(page)).toHaveCount(2);

  await putShift(other.context.request, person, '20270616', { turn: 'R' });
  const bulk = bulkDialog(page);
  await page.getByRole('button', { name: 'Rivedi e salva 2 turni' }).click();
  await expect(bulk.refused).toContainText(/mer 16\/06\/2027: ora c’è R \(/);
  await expect(bulk.save).toHaveText('Salva 1 turno');
  await bulk.save.click();
  await expect(bulk.refused).toContainText('ora c’è R');
  await bulk.close.last().click();
  await expect(month.cell(person, 14)).toHaveText('N11');
  // It was not saved: it waits for another code, or for Escape.
  await expect(waiting(page)).toHaveCount(1);
  await page
    .getByRole('group', { name: 'Turni scritti e non ancora salvati' })
    .getByText('Togli tutti')
    .click();
  await expect(month.cell(person, 16)).toHaveText('R');
});

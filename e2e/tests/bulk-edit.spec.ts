import type { Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '@torre/demo';
import { callsUnderWay } from '../calls-under-way.ts';
import { expect, test } from '../fixtures.ts';
import { personInGroup, putShift, readCell } from '../roster-calls.ts';
import { bulkDialog } from '../screens/bulk-dialog.ts';
import { editorIsThere, press, reach } from '../screens/month-editor.ts';
import { monthPage } from '../screens/month-page.ts';
import { signInPage } from '../screens/sign-in-page.ts';

// A month of its own: no other test writes into it.
const MONTH = '2027-02';
const CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

/** As `reach`, by keys alone: into the grid, to its first person, and from row to row. */
async function walkTo(page: Page, row: Locator, day: number): Promise<void> {
  const isInGrid = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell');
  for (let stop = 0; stop < 40 && !(await isInGrid()); stop += 1) await page.keyboard.press('Tab');
  await editorIsThere(row);
  await page.keyboard.press('Control+Home');
  const isHere = () => row.evaluate((line) => line.contains(document.activeElement));
  for (let step = 0; step < 100 && !(await isHere()); step += 1) await page.keyboard.press('ArrowDown');
  for (let right = 1; right < day; right += 1) await page.keyboard.press('ArrowRight');
}

test('by keyboard alone a block of shifts is chosen, changed with one confirmation that says what happens, taken back and made again', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const other = await visitor('responsabile2.lirr');
  const first = await personInGroup(context.request, 'Sud', 0);
  const second = await personInGroup(context.request, 'Sud', 1);
  for (const [person, turn] of [
    [first, 'M'],
    [second, 'P'],
  ] as const) {
    await putShift(context.request, person, '20270202', { turn });
    await putShift(context.request, person, '20270203', { turn });
  }
  const month = monthPage(page);
  const otherMonth = monthPage(other.page);
  await Promise.all([month.open(MONTH), otherMonth.open(MONTH)]);
  await expect(month.cell(first, 2)).toHaveText('M');
  await walkTo(page, month.row(first), 2);
  await press(page, 'Shift+ArrowRight', 'Shift+ArrowDown');
  await expect(month.status).toContainText('2 persone × 2 giorni');
  await press(page, 'Enter');
  const bulk = bulkDialog(page);
  await expect(bulk.turn).toBeFocused();
  await page.keyboard.type('t12');
  await press(page, 'Enter');
  await expect(bulk.changes).toHaveCount(4);
  await expect(bulk.change('mar 2: da M a T12')).toBeVisible();
  await expect(bulk.change('mer 3: da P a T12')).toBeVisible();
  await expect(bulk.dialog).toContainText(/M mar 2: da .\d a .\d/);
  await expect(bulk.save).toHaveText('Salva 4 turni');
  expect((await readCell(context.request, first, '20270202')).shift?.turn).toBe('M');
  await press(page, 'Enter');
  await expect(bulk.dialog).toHaveCount(0);
  for (const [person, day] of [
    [first, 2],
    [second, 3],
  ] as const) {
    await expect(month.cell(person, day)).toHaveText('T12');
    await expect(otherMonth.cell(person, day)).toHaveText('T12');
  }
  await expect(month.cell(second, 3), 'the hand returns').toBeFocused();

  await test.step('one step takes the whole block back, and makes it again', async () => {
    await press(page, 'Control+z');
    await expect(month.cell(first, 2)).toHaveText('M');
    await expect(otherMonth.cell(second, 3)).toHaveText('P');
    await expect(month.status).toContainText('Annullata la modifica di 4 turni');
    await press(page, 'Control+y');
    await expect(otherMonth.cell(second, 3)).toHaveText('T12');
    await page.getByRole('button', { name: 'Annulla la tua ultima modifica (Ctrl+Z)' }).click();
    await expect(otherMonth.cell(first, 2)).toHaveText('M');
  });
});

test('what another manager changes meanwhile is never overwritten: the preview, the save and the undo say what stands there', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const other = await visitor('responsabile2.lirr');
  const person = await personInGroup(context.request, 'Sud', 2);
  for (const date of ['20270202', '20270203', '20270204']) {
    await putShift(context.request, person, date, { turn: 'M' });
  }
  const month = monthPage(page);
  await month.open(MONTH);
  await reach(month.cell(person, 2));
  await press(page, 'Shift+ArrowRight', 'Shift+ArrowRight', 'Enter');
  const bulk = bulkDialog(page);
  await expect(bulk.turn).toBeFocused();
  await page.keyboard.type('p');
  await press(page, 'Enter');
  await expect(bulk.changes).toHaveCount(3);

  await putShift(other.context.request, person, '20270203', { turn: 'N' });
  await expect(bulk.save).toHaveText('Salva 2 turni');
  await expect(bulk.refused).toContainText('1 turno resta com’è');
  await expect(bulk.refused).toContainText(/mer 03\/02\/2027: ora c’è N \(\p{L}+ .+, 14\/12\/2026/u);

  await test.step('a change between the preview and the save is told after it, with both values', async () => {
    await page.route('**/shifts/selection/bulk?*preview=false*', async (route) => {
      await putShift(other.context.request, person, '20270204', { turn: 'R' });
      await route.continue();
    });
    await bulk.save.click();
    const wanted = /gio 04\/02\/2027: volevi P, ora c’è R \(/;
    await expect(bulk.refused).toContainText(wanted);
    // What others change from now on takes nothing of it away: it is not asked again.
    const askedAgain: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('preview=true')) askedAgain.push(request.url());
    });
    await putShift(other.context.request, person, '20270205', { turn: 'T12' });
    await expect(month.cell(person, 5)).toHaveText('T12');
    expect(askedAgain).toEqual([]);
    await expect(bulk.refused).toContainText(wanted);
    await bulk.close.last().click();
    await expect(month.cell(person, 2)).toHaveText('P');
    expect((await readCell(context.request, person, '20270203')).shift?.turn).toBe('N');
    expect((await readCell(context.request, person, '20270204')).shift?.turn).toBe('R');
  });

  await test.step('an undo leaves alone what somebody changed since, and says so', async () => {
    await putShift(other.context.request, person, '20270202', { turn: 'T10' });
    await reach(month.cell(person, 2));
    await press(page, 'Control+z');
    await expect(
      page.getByRole('dialog', { name: 'Turni che non si possono rimettere com’erano' }),
    ).toContainText('ora c’è T10');
    expect((await readCell(context.request, person, '20270202')).shift?.turn).toBe('T10');
  });
});

test('shifts go to Excel and come back: codes by rows and days, a code that is none is named and left out', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr', CLIPBOARD);
  const person = await personInGroup(context.request, 'Sud', 3);
  await putShift(context.request, person, '20270202', { turn: 'M', isStr: true });
  await putShift(context.request, person, '20270203', { turn: 'P' });
  const month = monthPage(page);
  await month.open(MONTH);
  await reach(month.cell(person, 2));
  await press(page, 'Shift+ArrowRight', 'Control+c');
  await expect(month.status).toContainText('Copiate 2 celle');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('M\tP');

  const bulk = bulkDialog(page);
  await test.step('what was copied here keeps its overtime', async () => {
    await reach(month.cell(person, 9));
    await press(page, 'Control+v');
    await expect(bulk.save).toBeFocused();
    // An Enter before the preview says yes to nothing.
    await expect(bulk.save).toHaveText(/^Salva \d/);
    await press(page, 'Enter');
    await expect(month.cell(person, 9)).toHaveAccessibleName(/ M .*straordinario/);
    await expect(month.cell(person, 10)).toHaveText('P');
    await expect(month.cell(person, 9)).toBeFocused();
    await expect(month.status).toContainText('1 persona × 2 giorni');
  });

  await test.step('what comes from a sheet is read by its codes', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('n\tBOH\tr\r\n'));
    await reach(month.cell(person, 15));
    await press(page, 'Control+v');
    await expect(bulk.dialog).toContainText(
      'Codici che non sono turni di questo impianto, lasciati fuori: BOH',
    );
    await expect(bulk.save).toHaveText(/^Salva [12] turn/);
    await bulk.save.click();
    await expect(month.cell(person, 15)).toHaveText('N');
    await expect(month.cell(person, 17)).toHaveText('R');
    await expect(month.status).toContainText('1 persona × 3 giorni');
  });

  await test.step('what is cut moves, and the cycle comes back where it stood', async () => {
    await putShift(context.request, person, '20270222', { turn: 'T10', note: 'Viaggia con il turno' });
    await reach(month.cell(person, 22));
    await press(page, 'Control+x', 'ArrowRight', 'Control+v');
    await bulk.save.click();
    await expect(month.cell(person, 23)).toHaveAccessibleName(/ T10 .*nota/);
    const left = await readCell(context.request, person, '20270222');
    expect(left.shift?.turn).toBe(left.defaultTurn);
  });
});

test('a change of many cells outlives the end of the session: signed in again, it waits with its reason', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Sud', 6);
  await putShift(context.request, person, '20270203', { turn: 'M' });
  const month = monthPage(page);
  const calls = callsUnderWay(page);
  // Every few seconds the month says that somebody looks at it: that would find the end before the save does.
  await page.route('**/api/manager/presence/**', (route) => route.abort());
  await month.open(MONTH);
  await reach(month.cell(person, 3));
  await page.keyboard.press('Delete');
  const bulk = bulkDialog(page);
  await expect(bulk.changes).toHaveCount(1);
  const reason = bulk.dialog.getByRole('combobox', { name: 'Motivo' });
  await reason.fill('Assenza improvvisa');
  // So would what is still being read.
  await calls.done();
  await context.clearCookies();
  await bulk.save.click();
  await expect(page).toHaveURL(/\/login\?motivo=scaduta/);
  await signInPage(page).signIn('responsabile.lirr', DEMO_PASSWORD);
  await expect(bulk.dialog).toContainText('Ho ripreso la modifica che non era stata salvata');
  await expect(reason).toHaveValue('Assenza improvvisa');
  await bulk.save.click();
  await expect(bulk.dialog).toHaveCount(0);
  const { shift, defaultTurn } = await readCell(context.request, person, '20270203');
  expect(shift?.turn).toBe(defaultTurn);
  // Saved, it waits no more.
  await page.reload();
  await reach(month.cell(person, 3));
  await expect(bulk.dialog).toHaveCount(0);
});

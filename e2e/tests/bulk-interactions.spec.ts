import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { personInGroup, presentNeighbours, putShift } from '../roster-calls.ts';
import { bulkDialog } from '../screens/bulk-dialog.ts';
import { editorIsThere, press } from '../screens/month-editor.ts';
import { monthPage } from '../screens/month-page.ts';

// A month of its own: no other test writes into it.
const MONTH = '2027-07';
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Keeps a late part of the page back until the test lets it come. */
async function holdPart(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a code typed on the cells is chosen and no key is lost, wherever what takes it is still on its way', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Sud', 7);
  for (const date of ['20270702', '20270703', '20270704']) {
    await putShift(context.request, person, date, { turn: 'M' });
  }
  const month = monthPage(page);
  const sendWindow = await holdPart(page, '**/assets/bulk-dialog-*.js');
  const sendEditor = await holdPart(page, '**/assets/month-edit-*.js');
  await month.open(MONTH);
  await month.cell(person, 3).click();
  await press(page, 'Shift+ArrowLeft');
  const bulk = bulkDialog(page);
  await page.keyboard.type('n12');
  sendEditor();
  await editorIsThere(month.cell(person, 2));
  await press(page, 'Backspace', '1', 'Enter');
  sendWindow();
  await expect(bulk.change('ven 2: da M a N11')).toBeVisible();
  await expect(bulk.turn).toBeFocused();
  await press(page, 'Enter');
  await expect(month.cell(person, 2)).toHaveText('N11');

  await test.step('the window that is there takes each key from the first on', async () => {
    await expect(month.cell(person, 2)).toBeFocused();
    await press(page, 'ArrowRight', 'Shift+ArrowRight');
    await page.keyboard.type('t1');
    await expect(bulk.turn).toHaveValue('t1');
    await page.keyboard.type('2');
    await press(page, 'Enter');
    await expect(bulk.changes).toHaveCount(2);
    await expect(bulk.change('dom 4: da M a T12')).toBeVisible();
    // Another code takes the place of what was chosen.
    await page.keyboard.type('p');
    await press(page, 'Enter');
    await expect(bulk.change('dom 4: da M a P')).toBeVisible();
    await press(page, 'Enter');
    await expect(month.cell(person, 4)).toHaveText('P');
  });
});

test('a code typed when the editor has come and is not drawn yet is not lost', async ({ visitor }) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Sud', 7);
  await putShift(context.request, person, '20270715', { turn: 'M' });
  const month = monthPage(page);
  const sendEditor = await holdPart(page, '**/assets/month-edit-*.js');
  await page.clock.install();
  await month.open(MONTH);
  await expect(month.cell(person, 15)).toHaveText('M');
  // React draws what was late up to 300 ms after it had to wait for it: here not before the clock goes on.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
  const asked = page.waitForResponse('**/assets/month-edit-*.js');
  await month.cell(person, 15).click();
  sendEditor();
  const editor = (await asked).url();
  await page.evaluate(async (address) => {
    await import(address);
    await scheduler.postTask(() => undefined, { priority: 'background' });
  }, editor);
  await page.keyboard.type('n11');
  await page.clock.resume();
  await expect(month.grid.getByRole('textbox', { name: /^Codice del turno/ })).toHaveValue('n11');
  await press(page, 'Enter');
  await expect(month.cell(person, 15)).toHaveAccessibleName(/^N11 .*, da salvare/);
});

test('on the phone two touches choose a block, one shift is given to all of it and taken back; the draft is one touch away', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr', PHONE);
  const here = await presentNeighbours(context.request, 'Nord', 2, ['20261228', '20270103']);
  const [person, next] = [here[0]!, here[1]!];
  for (const one of [person, next]) {
    for (const date of ['20261230', '20261231', '20270101'])
      await putShift(context.request, one, date, { turn: 'M' });
  }
  const month = monthPage(page);
  await month.open('2026-12');
  const week = page.getByRole('button', { name: 'Settimana successiva' });
  await week.tap();
  await week.tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('28 dic–3 gen 2027');
  await expect(month.cell(next, 5)).toHaveText('M');
  // A day that was opened before is no corner of the block.
  await month.cell(next, 6).tap();
  await page.getByRole('button', { name: 'Chiudi' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const choose = page.getByRole('button', { name: 'Seleziona più celle' });
  await choose.tap();
  const bar = page.getByRole('region', { name: 'Celle scelte' });
  await month.cell(person, 3).tap();
  await month.cell(next, 5).tap();
  await expect(bar).toContainText('2 persone × 3 giorni');
  for (const button of [choose, ...(await bar.getByRole('button').all())]) {
    const box = (await button.boundingBox())!;
    expect([box.width >= 44, box.height >= 44], await button.innerText()).toEqual([true, true]);
  }
  await bar.getByRole('button', { name: 'Cambia turno…' }).tap();
  const bulk = bulkDialog(page);
  await bulk.turn.fill('t12');
  await press(page, 'Enter');
  await expect(bulk.changes).toHaveCount(6);
  await expect(bulk.change('ven 1: da M a T12').first()).toBeVisible();
  // With the keys of the phone over the lower half.
  await page.setViewportSize({ width: 390, height: 480 });
  await expect(bulk.save).toBeInViewport({ ratio: 1 });
  await bulk.save.tap();
  await page.setViewportSize(PHONE.viewport);
  await expect(month.cell(next, 5)).toHaveText('T12');
  await bar.getByRole('button', { name: /^Annulla la tua ultima modifica/ }).tap();
  await expect(month.cell(next, 5)).toHaveText('M');
  await bar.getByRole('button', { name: 'Fine' }).tap();
  await expect(bar).toHaveCount(0);

  await page.getByRole('button', { name: 'Bozza', exact: true }).tap();
  await expect(page.getByRole('alertdialog')).toContainText('Dicembre 2026');
});

import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openOwnCell } from '../opened-day.ts';
import { MONTH, personInGroup, putShift, readCell } from '../roster-calls.ts';
import { dayDialog } from '../screens/day-dialog.ts';
import { monthPage, PERSON_ROWS } from '../screens/month-page.ts';

/** More than there are stops on any screen. */
const MOST_STOPS = 60;

const COMPACT_MONTH = '**/api/manager/calendar/filter?*';

/** Lets the answer for one month wait, or end in `answer`, until the test says so. `month` is YYYYMM. */
async function holdMonth(
  page: Page,
  month: string,
  answer?: (route: Route) => Promise<void>,
): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let open = false;
  await page.route(COMPACT_MONTH, async (route) => {
    const asked = route.request().postData()?.includes(`"${month}01"`) === true;
    if (!asked || open) return route.continue();
    if (answer !== undefined) return answer(route);
    await promise;
    return route.continue();
  });
  return () => {
    open = true;
    resolve();
  };
}

/** Presses Tab until the hand is on the target. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} cannot be reached by Tab`);
}

test('from sign-in to a saved shift with its note by keyboard alone, and the hand returns to the cell', async ({
  page,
  visitor,
}) => {
  const other = await visitor('responsabile2.lirr');
  const person = await personInGroup(other.context.request, 'Nord', 3);
  await putShift(other.context.request, person, '20261216', { turn: 'M' });
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  await page.goto('/');
  await expect(page.getByLabel('Nome utente')).toBeFocused();
  await page.keyboard.type('responsabile.lirr');
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type('torre-demo');
  await press('Enter');
  const calendar = page.getByRole('link', { name: 'Calendario', exact: true });
  await calendar.waitFor();
  await tabTo(page, calendar);
  await press('Enter');
  const month = monthPage(page);
  await expect(month.cell(person, 16)).toHaveText('M');

  await tabTo(page, month.grid);
  await expect(month.cell(await personInGroup(other.context.request, 'Nord', 0), 14)).toBeFocused();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight']) await press(key);
  await expect(month.cell(person, 16)).toBeFocused();
  await expect(month.status).toContainText(`${person.name}, mer 16/12/2026`);
  await press('Enter');

  const dialog = dayDialog(page);
  await expect(dialog.edit).toBeFocused();
  await press('Enter');
  await expect(dialog.turn).toBeFocused();
  await page.keyboard.type('t12');
  await press('Enter');
  await expect(dialog.turn).toHaveValue(/12/);
  await tabTo(page, dialog.note);
  await page.keyboard.type('Scritta senza mouse');
  await tabTo(page, dialog.save);
  await press('Enter');
  await expect(dialog.question.getByRole('button', { name: 'No' })).toBeFocused();
  await press('Tab');
  await press('Enter');
  await expect(dialog.edit).toBeFocused();
  await press('Escape');
  await expect(dialog.dialog).toHaveCount(0);
  await expect(month.cell(person, 16)).toBeFocused();
  await expect(month.cell(person, 16)).toHaveText('T12');
  expect((await readCell(other.context.request, person, '20261216')).shift?.note).toBe('Scritta senza mouse');
});

test('Escape and the arrows ask before typed text is lost; a No leaves it in its field', async ({
  visitor,
}) => {
  const { page, dialog, month, person } = await openOwnCell(visitor, { nth: 6, day: 15 });
  await dialog.edit.click();
  await dialog.note.fill('Non ancora salvata');
  await page.keyboard.press('Escape');
  await expect(dialog.question).toContainText('Hai modifiche non salvate. Vuoi uscire senza salvarle?');
  await expect(dialog.question.getByRole('button', { name: 'No' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog.question).toHaveCount(0);
  await expect(dialog.note).toHaveValue('Non ancora salvata');
  await expect(dialog.note).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(dialog.question).toContainText('Hai modifiche non salvate.');
  await dialog.answer('No');
  await page.keyboard.press('Escape');
  await dialog.answer('Sì, esci');
  await expect(dialog.dialog).toHaveCount(0);
  await expect(month.cell(person, 15)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.note).toHaveValue('');
});

test('typed text outlives a reload of the page', async ({ visitor }) => {
  const { page, dialog } = await openOwnCell(visitor, { nth: 6, day: 16 });
  await dialog.edit.click();
  await dialog.choose('P');
  await dialog.note.fill('Scritta prima del ricaricamento');
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(dialog.note).toHaveValue('Scritta prima del ricaricamento');
  await expect(dialog.turn).toHaveValue('Pomeriggio');
  await expect(dialog.dialog.getByText('Ho ripreso quello che avevi scritto e non salvato.')).toBeVisible();
  await dialog.cancel.click();
  await expect(dialog.turn).toHaveValue('Mattina');
});

test('in the dialog Alt with an arrow goes to the next day, and closing leaves the hand on that day', async ({
  visitor,
}) => {
  const { page, dialog, month, person } = await openOwnCell(visitor, { nth: 6, day: 17 });
  await page.keyboard.press('Alt+ArrowRight');
  await expect(
    page.getByRole('heading', { name: `Gestisci turno - ${person.name} 18/12/2026` }),
  ).toBeVisible();
  await expect(dialog.edit).toBeVisible();
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(
    page.getByRole('heading', { name: `Gestisci turno - ${person.name} 16/12/2026` }),
  ).toBeVisible();
  await expect(dialog.edit).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(month.cell(person, 16)).toBeFocused();
});

test('Page Down and Page Up turn the months without an empty grid between, and Alt with T returns to today', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Nord', 4);
  const month = monthPage(page);
  await month.open(MONTH);
  await month.cell(person, 20).click();
  await page.evaluate((rows) => {
    const counts: number[] = [];
    Object.assign(window, { rowsByFrame: counts });
    const look = (): void => {
      counts.push(document.querySelectorAll(rows).length);
      requestAnimationFrame(look);
    };
    look();
  }, PERSON_ROWS);
  const turns = [
    ['PageDown', 'Gennaio 2027'],
    ['PageDown', 'Febbraio 2027'],
    ['PageDown', 'Marzo 2027'],
    ['PageUp', 'Febbraio 2027'],
  ] as const;
  for (const [key, title] of turns) {
    await page.keyboard.press(key);
    await expect(page.getByRole('grid', { name: `Turni di ${title}, LIRR` })).toBeVisible();
    await expect(month.cell(person, 20)).toBeFocused();
  }
  const counts = await page.evaluate(() => (window as unknown as { rowsByFrame: number[] }).rowsByFrame);
  // A screenful of rows at every frame.
  expect(Math.min(...counts)).toBeGreaterThan(20);

  await page.keyboard.press('Alt+t');
  await expect(page.getByRole('grid', { name: 'Turni di Dicembre 2026, LIRR' })).toBeVisible();
  await expect(month.cell(person, 14)).toBeFocused();
  await month.cell(person, 25).click();
  await page.keyboard.press('Alt+T');
  await expect(month.cell(person, 14)).toBeFocused();
});

test('the hand keeps its person and day while a month is on its way, and Alt with T finds today in one that arrives late', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Nord', 4);
  const month = monthPage(page);
  const sendDecember = await holdMonth(page, '202612');
  await month.open('2027-02');
  await month.cell(person, 10).click();
  await page.keyboard.press('Alt+t');
  await expect(page).toHaveURL(/mese=2026-12/);
  await expect(month.cell(person, 10)).toBeFocused();
  sendDecember();
  await expect(page.getByRole('grid', { name: 'Turni di Dicembre 2026, LIRR' })).toBeVisible();
  await expect(month.cell(person, 14)).toBeFocused();
  await expect(month.status).toContainText(`${person.name}, lun 14/12/2026`);
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('grid', { name: 'Turni di Gennaio 2027, LIRR' })).toBeVisible();
  await expect(month.cell(person, 14)).toBeFocused();
});

test('who comes by Tab turns the month at once, and a month that failed gives the hand back after Riprova', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const first = await personInGroup(context.request, 'Nord', 0);
  const month = monthPage(page);
  const repair = await holdMonth(page, '202701', (route) => route.fulfill({ status: 500, json: {} }));
  await month.open(MONTH);
  await tabTo(page, month.grid);
  await expect(month.cell(first, 14)).toBeFocused();
  await expect(month.status).toContainText(`${first.name}, lun 14/12/2026`);
  await page.keyboard.press('PageDown');
  const retry = page.getByRole('button', { name: 'Riprova' });
  await expect(retry).toBeVisible();
  repair();
  await retry.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: 'Turni di Gennaio 2027, LIRR' })).toBeVisible();
  await expect(month.cell(first, 14)).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('grid', { name: 'Turni di Febbraio 2027, LIRR' })).toBeVisible();
  await expect(month.cell(first, 14)).toBeFocused();
});

test('a cell is called by what it holds, the one with the hand by person and day first, after a change too', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Nord', 5);
  await putShift(context.request, person, '20261229', { turn: 'M', note: 'Da leggere' });
  const month = monthPage(page);
  await month.open(MONTH);
  const cell = month.cell(person, 29);
  await expect(cell).toHaveAccessibleName('M Mattina 07:00–15:00, nota');
  await cell.click();
  await expect(cell).toHaveAccessibleName(`${person.name}, mar 29/12/2026 M Mattina 07:00–15:00, nota`);
  await putShift(context.request, person, '20261229', { turn: 'P', note: 'Da leggere' });
  await expect(cell).toHaveAccessibleName(`${person.name}, mar 29/12/2026 P Pomeriggio 15:00–23:00, nota`);
  await page.keyboard.press('ArrowLeft');
  await expect(cell).toHaveAccessibleName('P Pomeriggio 15:00–23:00, nota');
});

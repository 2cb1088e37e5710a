import { expect, test } from '../fixtures.ts';
import { openOwnCell } from '../opened-day.ts';
import { MONTH, personInGroup, putShift, readCell } from '../roster-calls.ts';
import { dayDialog } from '../screens/day-dialog.ts';
import { monthPage } from '../screens/month-page.ts';

test('[M2.4.01][M2.4.02][M4.7.01] a day opens read-only under its name and date and closes by its header', async ({
  visitor,
}) => {
  const { page, person, dialog } = await openOwnCell(visitor, { nth: 0, day: 15 });
  await expect(
    page.getByRole('heading', { name: `Gestisci turno - ${person.name} 15/12/2026`, exact: true }),
  ).toBeVisible();
  for (const field of [dialog.turn, dialog.note, dialog.noteTurno]) await expect(field).not.toBeEditable();
  await expect(dialog.overtime).toBeDisabled();
  await expect(dialog.save).toHaveCount(0);
  await dialog.close.click();
  await expect(dialog.dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/giorno=/);
});

test('the dialog stands in the middle of the screen and the page behind it does not scroll away', async ({
  visitor,
}) => {
  const { page, dialog } = await openOwnCell(visitor, { nth: 0, day: 16 });
  await expect
    .poll(async () => {
      const box = (await dialog.dialog.boundingBox())!;
      return Math.abs(box.x + box.width / 2 - 1366 / 2);
    })
    .toBeLessThan(10);
  const scrolled = () =>
    page.evaluate(() => [scrollY, document.body.scrollTop, document.querySelector('main')!.scrollTop]);
  expect(await scrolled()).toEqual([0, 0, 0]);
  await page.mouse.wheel(0, 600);
  expect(await scrolled()).toEqual([0, 0, 0]);
});

test('[M2.4.11][M4.7.02][M4.7.03] Modifica makes the day editable, Annulla returns to read-only and takes everything back', async ({
  visitor,
}) => {
  const stands = { turn: 'M', note: 'Come concordato', noteTurno: 'Posto 12', isStr: false };
  const { dialog } = await openOwnCell(visitor, { nth: 0, day: 17, stands });
  await dialog.edit.click();
  await expect(dialog.edit).toHaveCount(0);
  for (const field of [dialog.turn, dialog.note, dialog.noteTurno]) await expect(field).toBeEditable();
  await dialog.choose('T10');
  await dialog.overtime.check();
  await dialog.note.fill('Altro');
  await dialog.noteTurno.fill('Altro ancora');
  await dialog.cancel.click();
  await expect(dialog.edit).toBeVisible();
  await expect(dialog.turn).toHaveValue('Mattina');
  await expect(dialog.overtime).not.toBeChecked();
  await expect(dialog.note).toHaveValue('Come concordato');
  await expect(dialog.noteTurno).toHaveValue('Posto 12');
  await expect(dialog.note).not.toBeEditable();
});

test('[M2.4.06] the main shift is looked for by code or name, and its hours follow without being writable', async ({
  visitor,
}) => {
  const { page, dialog } = await openOwnCell(visitor, { nth: 0, day: 18 });
  await dialog.edit.click();
  await dialog.turn.fill('rinforzo dalle');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: 'T10' })).toBeVisible();
  await expect(options.filter({ hasText: 'Mattina' })).toHaveCount(0);
  await options.filter({ hasText: 'T10' }).click();
  await expect(dialog.turn).toHaveValue('Rinforzo dalle 10');
  await expect(dialog.begin).toHaveValue('10:00');
  await expect(dialog.end).toHaveValue('18:00');
  await expect(dialog.pause).toHaveValue('14:00–14:30');
  for (const hours of [dialog.begin, dialog.end, dialog.pause]) await expect(hours).not.toBeEditable();
  await dialog.choose('t12');
  await expect(dialog.begin).toHaveValue('12:00');
});

test('[M2.4.07][M2.4.08][M2.4.09][M2.4.10] both notes and the overtime flag are saved, each in its own place, and show in the cell', async ({
  visitor,
}) => {
  const { context, person, date, month, dialog } = await openOwnCell(visitor, { nth: 0, day: 21 });
  await dialog.edit.click();
  await expect(dialog.remove).toBeVisible();
  await dialog.note.fill('Per il log di sala');
  await dialog.noteTurno.fill('Solo per il turno');
  await dialog.overtime.check();
  await dialog.save.click();
  await dialog.answer('Sì');
  await expect(month.cell(person, 21)).toHaveAccessibleName(/M Mattina 07:00–15:00, straordinario, nota$/);
  await expect(dialog.edit).toBeVisible();
  await expect(dialog.overtime).toBeChecked();
  expect((await readCell(context.request, person, date)).shift).toMatchObject({
    turn: 'M',
    note: 'Per il log di sala',
    noteTurno: 'Solo per il turno',
    isStr: true,
  });
});

test('[M5.16] no overtime on FREE, on an invalid shift and in a read-only form', async ({ visitor }) => {
  const { dialog } = await openOwnCell(visitor, { nth: 0, day: 22, stands: { turn: 'M', isStr: true } });
  await expect(dialog.overtime).toBeChecked();
  await expect(dialog.overtime).toBeDisabled();
  await dialog.edit.click();
  await expect(dialog.overtime).toBeEnabled();
  await dialog.turn.fill('XYZ');
  await expect(dialog.overtime).toBeDisabled();
  await dialog.choose('FREE');
  await expect(dialog.overtime).toBeDisabled();
  await expect(dialog.overtime).not.toBeChecked();
  await dialog.choose('P');
  await expect(dialog.overtime).toBeEnabled();
});

test('[M5.01][M5.03] an empty and an unknown main shift are refused beside the field, and nothing is saved', async ({
  visitor,
}) => {
  const { context, person, date, dialog } = await openOwnCell(visitor, { nth: 0, day: 23 });
  await dialog.edit.click();
  await dialog.turn.fill('');
  await dialog.save.click();
  await expect(dialog.dialog.getByText('Il turno è obbligatorio')).toBeVisible();
  await dialog.turn.fill('XYZ');
  await dialog.save.click();
  await expect(dialog.dialog.getByText('Il turno inserito non è valido')).toBeVisible();
  await expect(dialog.question).toHaveCount(0);
  expect((await readCell(context.request, person, date)).shift?.turn).toBe('M');
  await dialog.choose('P');
  await expect(dialog.dialog.getByText('Il turno inserito non è valido')).toHaveCount(0);
});

test('[M2.4.13][M2.4.14] the history has its five columns and can be closed and opened', async ({
  visitor,
}) => {
  const { page, context, person, date, dialog } = await openOwnCell(visitor, { nth: 1, day: 15 });
  await putShift(context.request, person, date, { turn: 'P', note: 'Scambio concordato' });
  const heads = dialog.history.getByRole('columnheader');
  await expect(heads).toHaveText(['Turno', 'Modificato da', 'Data', 'Attività secondarie', 'Note']);
  await expect(dialog.history.getByRole('row').nth(1)).toContainText('Scambio concordato');
  const fold = page.getByRole('button', { name: /^Storico/ });
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await fold.click();
  await expect(dialog.history).toBeHidden();
  await fold.click();
  await expect(dialog.history).toBeVisible();
});

test('[M8.71] a history that cannot be read says so under its name and is read again on demand', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Sud', 1);
  await page.route('**/api/manager/shifts/history?*', (route) => route.abort(), { times: 10 });
  const month = monthPage(page);
  await month.open(MONTH);
  const dialog = await month.openDay(person, 16);
  const alert = dialog.alert('Storico turni');
  await expect(alert).toBeVisible();
  await page.unroute('**/api/manager/shifts/history?*');
  await alert.getByRole('button', { name: 'Riprova' }).click();
  await expect(dialog.history.getByRole('row').nth(1)).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('[M2.4.04] the dialog has a spinner of its own while it reads and while it saves', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Sud', 1);
  const reading = Promise.withResolvers<void>();
  const saving = Promise.withResolvers<void>();
  await page.route('**/api/manager/calendar/day?*', async (route) => {
    await reading.promise;
    await route.continue();
  });
  await page.route('**/api/manager/shifts/*', async (route) => {
    if (route.request().method() === 'PUT') await saving.promise;
    await route.continue();
  });
  const month = monthPage(page);
  await month.open(MONTH);
  const dialog = dayDialog(page);
  await month.cell(person, 17).dblclick();
  const spinner = dialog.dialog.getByRole('status');
  await expect(spinner).toHaveText('Carico il giorno…');
  reading.resolve();
  await expect(spinner).toHaveCount(0);
  await dialog.change('T10');
  await expect(spinner).toHaveText('Salvo…');
  await expect(dialog.save).toBeDisabled();
  saving.resolve();
  await expect(spinner).toHaveCount(0);
  await expect(dialog.edit).toBeVisible();
});

test('[M2.4.03] a day that cannot be read says so in the dialog and is read again on demand', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Sud', 1);
  await page.route('**/api/manager/calendar/day?*', (route) => route.abort());
  const month = monthPage(page);
  await month.open(MONTH);
  const dialog = dayDialog(page);
  await month.cell(person, 18).dblclick();
  await expect(dialog.dialog.getByRole('status')).toHaveText('Torre non risponde: riprovo…');
  const alert = dialog.alert('Impossibile recuperare le informazioni.');
  await expect(alert).toBeVisible();
  await page.unroute('**/api/manager/calendar/day?*');
  await alert.getByRole('button', { name: 'Riprova' }).click();
  await expect(dialog.edit).toBeVisible();
  await expect(alert).toHaveCount(0);
});

test('a day that is closed to edits says why', async ({ visitor }) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Sud', 1);
  const month = monthPage(page);
  await month.open(MONTH);
  const dialog = await month.openDay(person, 3);
  await expect(dialog.edit).toBeDisabled();
  await expect(dialog.edit).toHaveAccessibleDescription(
    'Non si può modificare: sono passati più di 7 giorni.',
  );
});

test('without network a day opens under its name with what the month knows, and says what is missing', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Sud', 12);
  await putShift(context.request, person, '20261223', { turn: 'T12' });
  const month = monthPage(page);
  await month.open(MONTH);
  // The window itself is there; only what it reads is not.
  const near = await month.openDay(person, 20);
  await near.close.click();
  await context.setOffline(true);
  await month.cell(person, 23).dblclick();
  const { dialog, alert } = dayDialog(page);
  await expect(
    page.getByRole('heading', { name: `Gestisci turno - ${person.name} 23/12/2026`, exact: true }),
  ).toBeVisible();
  await expect(alert('Impossibile recuperare le informazioni.')).toContainText(
    'Il collegamento con Torre è interrotto.',
  );
  await expect(dialog.locator('[aria-current=date]')).toContainText('T12');
  await context.setOffline(false);
  await expect(dayDialog(page).edit).toBeVisible();
});

test('a night says the date on which it begins, in its fields and in the list beside the other night', async ({
  visitor,
}) => {
  const { page, dialog, month, person } = await openOwnCell(visitor, {
    nth: 13,
    day: 18,
    stands: { turn: 'N' },
  });
  await expect(dialog.begin).toHaveValue('17/12 23:00');
  await expect(dialog.end).toHaveValue('07:00');
  await dialog.edit.click();
  await dialog.turn.fill('notte');
  const options = page.getByRole('option');
  await expect(options.filter({ hasText: /^N(?!\d)/ })).toContainText('dal 17/12 23:00–07:00');
  await expect(options.filter({ hasText: 'N11' })).toContainText(/ ?23:00–07:00$/);
  await expect(options.filter({ hasText: 'N11' })).not.toContainText(/dal \d/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(month.cell(person, 18)).toHaveAccessibleName(/N Notte dal 17\/12 23:00–07:00$/);
});

test('the empty box of the overtime has a border that is seen', async ({ visitor }) => {
  const { page, dialog } = await openOwnCell(visitor, { nth: 13, day: 20 });
  await dialog.edit.click();
  await expect(dialog.overtime).toBeEnabled();
  const line = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--control-line)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });
  await expect(dialog.overtime).toHaveCSS('border-top-color', line);
});

import { expect, test } from '../fixtures.ts';
import { MONTH, nameOf, personOf, putShift, readCell } from '../roster-calls.ts';
import { dayDialog } from '../screens/day-dialog.ts';
import { monthPage } from '../screens/month-page.ts';
import { ownCalendarPage } from '../screens/own-calendar-page.ts';

/** How long a change may take to reach another screen. */
const LIVE = { timeout: 1_000 };
const OFFLINE_MS = 10_000;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const NOTE = 'Anticipo per il collaudo del settore N2';

test('[M1.01][M1.02][M1.04] a manager changes a shift with a note; another manager and the person see it within a second @second', async ({
  visitor,
}) => {
  const fontana = await visitor('responsabile.lirr');
  const rinaldi = await visitor('responsabile2.lirr');
  const employee = await visitor('cta.lirr', PHONE);
  const person = await personOf(employee.context.request);
  const date = '20261217';
  await putShift(rinaldi.context.request, person, date, { turn: 'M' });

  const month = monthPage(fontana.page);
  const otherMonth = monthPage(rinaldi.page);
  const own = ownCalendarPage(employee.page);
  await Promise.all([month.open(MONTH), otherMonth.open(MONTH), own.open(MONTH)]);
  await expect(month.cell(person, 17)).toHaveText('M');
  await expect(otherMonth.cell(person, 17)).toHaveText('M');
  await expect(own.day('gio17')).toContainText('07:00–15:00');

  const dialog = await month.openDay(person, 17);
  await dialog.edit.click();
  await dialog.choose('T10');
  await dialog.note.fill(NOTE);
  await dialog.save.click();
  await dialog.answer('Sì');
  await Promise.all([
    expect(otherMonth.cell(person, 17)).toHaveText('T10', LIVE),
    expect(otherMonth.cell(person, 17)).toHaveAccessibleName(/^T10 .*10:00–18:00, nota(,|$)/, LIVE),
    expect(own.day('gio17')).toContainText('10:00–18:00', LIVE),
    expect(own.day('gio17')).toContainText(`Nota: ${NOTE}`, LIVE),
  ]);
  await expect(month.cell(person, 17)).toHaveText('T10');
  await expect(otherMonth.status).toContainText(`${person.name}, gio 17/12: da M a T10`);

  await test.step('the history tells who, when, from what to what', async () => {
    const rows = dialog.history.getByRole('row');
    await expect(rows.nth(1)).toContainText('T10attivo');
    await expect(rows.nth(1)).toContainText(await nameOf(fontana));
    await expect(rows.nth(1)).toContainText(/14\/12\/2026 \d\d:\d\d/);
    await expect(rows.nth(1)).toContainText(NOTE);
    await expect(rows.nth(2)).toContainText(/^M(modificato)/);
  });
});

test('a phone that had no network for ten seconds says so, and shows the two changes made meanwhile once it has one', async ({
  visitor,
}) => {
  const { request } = (await visitor('responsabile.lirr')).context;
  const employee = await visitor('cta.lirr', PHONE);
  const person = await personOf(employee.context.request);
  await putShift(request, person, '20261215', { turn: 'T10' });
  const own = ownCalendarPage(employee.page);
  await own.open(MONTH);
  await expect(own.day('mar15')).toContainText('10:00–18:00');

  await employee.context.setOffline(true);
  const offline = new Promise((done) => setTimeout(done, OFFLINE_MS));
  await putShift(request, person, '20261215', { turn: 'T08' });
  await putShift(request, person, '20261218', { turn: 'TB' });
  await expect(employee.page.getByRole('status').getByText('collegamento perso')).toBeVisible();
  await expect(own.day('mar15')).toContainText('10:00–18:00');
  await offline;
  await employee.context.setOffline(false);
  await expect(own.day('mar15')).toContainText('T08', { timeout: 5_000 });
  await expect(own.day('ven18')).toContainText('TB', { timeout: 5_000 });
});

test('a change made from a stale screen is refused with both values shown, and the typed note is still in its field', async ({
  visitor,
}) => {
  const fontana = await visitor('responsabile.lirr');
  const rinaldi = await visitor('responsabile2.lirr');
  // This screen hears of nothing that others do.
  await fontana.context.route('**/api/events*', (route) => route.abort());
  const person = await personOf((await visitor('cta.lirr')).context.request);
  const date = '20261222';
  await putShift(rinaldi.context.request, person, date, { turn: 'M' });
  const month = monthPage(fontana.page);
  await month.open(MONTH);
  const dialog = await month.openDay(person, 22);
  await dialog.edit.click();
  await dialog.choose('T12');
  await dialog.note.fill('Questa nota non va persa');
  await putShift(rinaldi.context.request, person, date, { turn: 'TB', note: 'Nota di Rinaldi' });

  await dialog.save.click();
  await dialog.answer('Sì');
  const conflict = dialog.alert('ha cambiato questo turno');
  await expect(conflict).toBeVisible();
  await expect(conflict.getByRole('row', { name: /^Turno/ })).toContainText(/T12.*TB/);
  await expect(conflict.getByRole('row', { name: /^Nota condivisa/ })).toContainText(
    /Questa nota non va persa.*Nota di Rinaldi/,
  );
  await expect(
    dialog.dialog.getByRole('group', { name: 'I giorni vicini' }).locator('[aria-current=date]'),
  ).toContainText('TB');
  await expect(dialog.note).toHaveValue('Questa nota non va persa');
  expect((await readCell(rinaldi.context.request, person, date)).shift).toMatchObject({
    turn: 'TB',
    note: 'Nota di Rinaldi',
  });

  await conflict.getByRole('button', { name: 'Salva il tuo al suo posto' }).click();
  await expect(month.cell(person, 22)).toHaveText('T12');
  await expect(dialog.history.getByRole('row').nth(1)).toContainText('Questa nota non va persa');
  expect((await readCell(rinaldi.context.request, person, date)).shift).toMatchObject({
    turn: 'T12',
    note: 'Questa nota non va persa',
  });
});

test('a change that arrives under typed text is announced; the text stays and both values can be compared @second', async ({
  visitor,
}) => {
  const fontana = await visitor('responsabile.lirr');
  const rinaldi = await visitor('responsabile2.lirr');
  const person = await personOf((await visitor('cta.lirr')).context.request);
  await putShift(rinaldi.context.request, person, '20261229', { turn: 'M' });
  const month = monthPage(fontana.page);
  await month.open(MONTH);
  const dialog = await month.openDay(person, 29);
  await dialog.edit.click();
  await dialog.noteTurno.fill('Scritta prima del cambio');
  await putShift(rinaldi.context.request, person, '20261229', { turn: 'P' });
  const news = dialog.alert('ha cambiato questo turno: da M a P.');
  await expect(news).toBeVisible(LIVE);
  await expect(dialog.noteTurno).toHaveValue('Scritta prima del cambio');
  await news.getByRole('button', { name: 'Confronta' }).click();
  await dialog.dialog.getByRole('button', { name: 'Tieni quello che c’è ora' }).click();
  await expect(dialog.turn).toHaveValue('Pomeriggio');
  await expect(dialog.noteTurno).toHaveValue('');
  await expect(dayDialog(fontana.page).edit).toBeVisible();
});

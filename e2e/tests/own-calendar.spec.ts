import { expectAccessible } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { HEADERS, MONTH, personOf, putShift, readMonth, asRosterPerson, readCell } from '../roster-calls.ts';
import { dayDialog } from '../screens/day-dialog.ts';
import { monthPage } from '../screens/month-page.ts';
import { ownCalendarPage } from '../screens/own-calendar-page.ts';

const LIVE = { timeout: 1_000 };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

test('[M6.16] an ordinary employee sees the detail of an own day with its notes, and nothing there can be changed', async ({
  visitor,
}) => {
  const manager = await visitor('responsabile.lirr');
  const { page, context } = await visitor('cta.lirr');
  const person = await personOf(context.request);
  const notes = { note: 'Riunione alle 9', noteTurno: 'Posto auto riservato' };
  await putShift(manager.context.request, person, '20261215', { turn: 'T10', ...notes });
  await ownCalendarPage(page).open(MONTH);
  await page.getByRole('button', { name: 'mar 15/12, T10 10:00–18:00' }).click();
  const day = dayDialog(page);
  await expect(
    page.getByRole('heading', { name: `Gestisci turno - ${person.name} 15/12/2026` }),
  ).toBeVisible();
  await expect(day.turn).toHaveValue('Rinforzo dalle 10');
  await expect(day.note).toHaveValue(notes.note);
  await expect(day.noteTurno).toHaveValue(notes.noteTurno);
  for (const field of [day.turn, day.note, day.noteTurno]) await expect(field).not.toBeEditable();
  await expect(day.overtime).toBeDisabled();
  for (const button of [day.edit, day.save, day.remove]) await expect(button).toHaveCount(0);
  await expectAccessible(page, 'own roster with a day');

  const { shift } = await readCell(manager.context.request, person, '20261215');
  const forced = await context.request.put(`/api/manager/shifts/${person.employeeId}-20261215?plant=LIRR`, {
    data: {
      date: '20261215',
      employeeId: person.employeeId,
      turn: 'M',
      note: null,
      noteTurno: null,
      isStr: false,
      version: shift!.version,
    },
    headers: HEADERS,
  });
  expect(forced.status()).toBe(403);

  await page.keyboard.press('Alt+ArrowRight');
  await expect(
    page.getByRole('heading', { name: `Gestisci turno - ${person.name} 16/12/2026` }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(day.dialog).toHaveCount(0);
  await expectAccessible(page, 'own roster');
});

test('the colleagues of the own plant stand in the second view with their codes, without notes and marks, and follow changes on the phone @second', async ({
  visitor,
}) => {
  const manager = await visitor('responsabile.lirr');
  const { page, context } = await visitor('cta.lirr', PHONE);
  const month = await readMonth(manager.context.request, MONTH);
  const own = await personOf(context.request);
  const colleague = asRosterPerson(
    month.people.find(({ employeeId, group }) => group === 0 && employeeId !== own.employeeId)!,
  );
  const before = { turn: 'T12', note: 'Da non mostrare', isStr: true };
  await putShift(manager.context.request, colleague, '20261230', before);
  await page.goto(`/dipendente/calendario?mese=${MONTH}`);
  const answered = page.waitForResponse('**/api/employee/calendar?*');
  await page.getByRole('tab', { name: 'Colleghi' }).tap();
  const colleagues = monthPage(page);
  // The week of the 28th: from today's, two further.
  for (const week of ['21–27 dic 2026', '28 dic–3 gen 2027']) {
    await page.getByRole('button', { name: 'Settimana successiva' }).tap();
    await expect(page.getByRole('heading', { name: week })).toBeVisible();
  }
  const wednesday = colleagues.cell(colleague, 3);
  await expect(wednesday).toHaveText('T12');
  await expect(wednesday).toHaveAccessibleName(/^T12 [^,]+$/);
  const box = (await wednesday.boundingBox())!;
  expect([box.width >= 39, box.height >= 36]).toEqual([true, true]);
  const answer = await (await answered).text();
  expect(answer).not.toContain('Da non mostrare');
  expect(answer).not.toContain('"marks"');

  await putShift(manager.context.request, colleague, '20261230', { ...before, turn: 'TB' });
  await expect(wednesday).toHaveText('TB', LIVE);
  await expect(wednesday).toHaveAccessibleName(/^TB [^,]+$/);
  await wednesday.scrollIntoViewIfNeeded();
  await wednesday.tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('among the colleagues a person is found by name and island, the own row is marked, and today is one press away', async ({
  visitor,
}) => {
  const manager = await visitor('responsabile.lirr');
  const { page, context } = await visitor('cta.lirr');
  const own = await personOf(context.request);
  const other = (await readMonth(manager.context.request, MONTH)).people.find(
    ({ employeeId, group }) => group === 1 && employeeId !== own.employeeId,
  )!;
  await page.goto(`/dipendente/calendario?mese=${MONTH}&vista=colleghi`);
  const colleagues = monthPage(page);
  await expect(colleagues.row(own).getByRole('rowheader')).toContainText(/tu$/);
  await expect(colleagues.grid.getByRole('columnheader', { name: /^(Ore|Notti)$/ })).toHaveCount(0);
  await expect(colleagues.grid.locator('[data-locked]')).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Legenda' })).toContainText('assente');
  const last = colleagues.grid.getByRole('columnheader', { name: /31$/ });
  await expect(last).toBeInViewport({ ratio: 1 });

  await page.getByRole('textbox', { name: 'Cerca una persona per nome o codice' }).fill(other.employeeId);
  await expect(colleagues.row(asRosterPerson(other))).toBeVisible();
  await expect(colleagues.row(own)).toHaveCount(0);
  await expect(page).toHaveURL(/cerca=/);
  await page.getByRole('button', { name: 'Togli il filtro' }).click();
  await page.getByRole('button', { name: 'Isola' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Sud' }).click();
  await expect(colleagues.grid.locator('[data-row^="group:"]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Oggi' }).click();
  await expect(colleagues.grid.locator(':focus')).toHaveAccessibleName(/14\/12\/2026/);
});

test('the own list and its tooltip say on which date a night begins', async ({ visitor }) => {
  const manager = await visitor('responsabile.lirr');
  const { page, context } = await visitor('cta.lirr');
  const person = await personOf(context.request);
  await putShift(manager.context.request, person, '20270113', { turn: 'N' });
  const own = ownCalendarPage(page);
  await own.open('2027-01');
  await expect(own.day('mer13')).toContainText('dal 12/01 23:00–07:00');
});

test('on the phone the own month is a list of days that follows a change within a second, from month to month without an empty screen @second', async ({
  visitor,
}) => {
  const manager = await visitor('responsabile.lirr');
  const { page, context } = await visitor('cta.lirr', PHONE);
  const person = await personOf(context.request);
  await putShift(manager.context.request, person, '20270112', { turn: 'M' });
  const own = ownCalendarPage(page);
  await own.open(MONTH);
  await page.getByRole('button', { name: 'Mese successivo' }).tap();
  await expect(page.getByRole('heading', { name: 'Gennaio 2027' })).toBeVisible();
  await expect(own.day('mar12')).toContainText('07:00–15:00');
  await putShift(manager.context.request, person, '20270112', { turn: 'T16', note: 'Cambio di gennaio' });
  await expect(own.day('mar12')).toContainText('T16', LIVE);
  await expect(own.day('mar12')).toContainText('Nota: Cambio di gennaio', LIVE);
  await own.day('mar12').tap();
  const sheet = page.getByRole('dialog', { name: `Gestisci turno - ${person.name} 12/01/2027` });
  await expect(sheet).toBeVisible();
  await expect.poll(() => sheet.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
});

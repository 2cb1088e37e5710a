import { expect, test } from '../fixtures.ts';
import { MONTH, controller, lockDay, nameOf, putShift, readCell } from '../roster-calls.ts';
import { dayDialog } from '../screens/day-dialog.ts';
import { monthPage } from '../screens/month-page.ts';

/** How soon others see who is here and what is locked. */
const SOON = { timeout: 2_000 };

/** Runs in the page: once the month is drawn in its own font, notes at every frame where each button above it begins. */
function watchTools(): void {
  const places: Record<string, number[]> = {};
  Object.assign(globalThis, { places });
  const look = (): void => {
    requestAnimationFrame(look);
    if (!document.querySelector('[role=gridcell]') || document.fonts.status !== 'loaded') return;
    for (const button of document.querySelectorAll('[data-layout=month] > :first-child button')) {
      // A count behind the words ('Blocchi1' where a lock stands) is no other tool.
      const name = (button.textContent || button.ariaLabel!).replace(/\s*\d+$/, '');
      const seen = (places[name] ??= []);
      const at = Math.round(button.getBoundingClientRect().x);
      if (!seen.includes(at)) seen.push(at);
    }
  };
  requestAnimationFrame(look);
}

test('a manager locks what is selected; the other sees it at once, can change nothing there, and lifts it @second', async ({
  visitor,
}) => {
  const fontana = await visitor('responsabile.lirr');
  const rinaldi = await visitor('responsabile2.lirr');
  const by = await nameOf(fontana);
  const person = await controller(fontana, 1);
  await putShift(fontana.context.request, person, '20261216', { turn: 'M' });
  const month = monthPage(fontana.page);
  const other = monthPage(rinaldi.page);
  await Promise.all([month.open(MONTH), other.open(MONTH)]);
  await month.cell(person, 16).click();
  await month.cell(person, 18).click({ modifiers: ['Shift'] });
  await fontana.page.getByRole('button', { name: 'Blocchi' }).click();
  const locks = fontana.page.getByRole('dialog', { name: /^Blocchi di Dicembre 2026/ });
  await expect(locks.getByLabel('Chi', { exact: true })).toHaveValue(person.name);
  await expect(locks.getByLabel('Dal', { exact: true })).toHaveValue('16/12/2026');
  await expect(locks.getByLabel('Al', { exact: true })).toHaveValue('18/12/2026');
  await locks.getByRole('button', { name: 'Blocca' }).click();
  await expect(locks.getByText('Campo obbligatorio')).toBeVisible();
  await locks.getByLabel('Motivo').fill('Visita di idoneità');
  await locks.getByLabel('Motivo').press('Enter');
  await expect(locks).toBeHidden();

  const lockedName = new RegExp(`, bloccato da ${by}: Visita di idoneità$`);
  for (const day of [16, 18]) await expect(other.cell(person, day)).toHaveAccessibleName(lockedName, SOON);
  for (const day of [15, 19]) await expect(other.cell(person, day)).not.toHaveAccessibleName(/bloccato/);
  await other.cell(person, 16).dblclick();
  const dialog = dayDialog(rinaldi.page);
  const alert = dialog.alert(
    `${by} ha bloccato i turni di questa persona dal 16/12/2026 al 18/12/2026: «Visita di idoneità».`,
  );
  await expect(alert).toBeVisible();
  await expect(dialog.edit).toBeDisabled();
  const refused = await rinaldi.context.request.put(
    `/api/manager/shifts/${person.employeeId}-20261216?plant=LIRR`,
    {
      headers: { 'X-Requested-By': 'torre' },
      data: {
        date: '20261216',
        employeeId: person.employeeId,
        turn: 'P',
        note: null,
        noteTurno: null,
        isStr: false,
        version: (await readCell(rinaldi.context.request, person, '20261216')).shift?.version,
      },
    },
  );
  expect(refused.status()).toBe(409);
  await alert.getByRole('button', { name: 'Togli il blocco' }).click();
  await expect(dialog.edit).toBeEnabled();
  await expect(month.cell(person, 16)).not.toHaveAccessibleName(/bloccato/, SOON);
});

test('a day that is locked under typed text keeps the text, and lets it be saved when the lock is lifted @second', async ({
  visitor,
}) => {
  const fontana = await visitor('responsabile.lirr');
  const rinaldi = await visitor('responsabile2.lirr');
  const person = await controller(fontana, 2);
  await putShift(fontana.context.request, person, '20261221', { turn: 'M' });
  const month = monthPage(fontana.page);
  await month.open(MONTH);
  const dialog = await month.openDay(person, 21);
  await dialog.edit.click();
  await dialog.note.fill('Scritta prima del blocco');
  const lock = await lockDay(rinaldi.context.request, '20261221', 'Esercitazione');
  await expect(dialog.alert('Quello che hai scritto resta qui')).toBeVisible(SOON);
  await expect(dialog.save).toBeDisabled();
  await expect(dialog.note).toHaveValue('Scritta prima del blocco');
  const locked = fontana.page.locator('[role=columnheader][data-lock=day]');
  await expect(locked).toHaveAttribute('title', /bloccato da .+: Esercitazione/);
  await lock.lift();
  await expect(dialog.save).toBeEnabled(SOON);
  await dialog.save.click();
  await dialog.answer('Sì');
  await expect(month.cell(person, 21)).toHaveAccessibleName(/, nota(,|$)/);
});

test('an administrator closes a month for the payroll: managers see who and why, and cannot save until it is open again @second', async ({
  visitor,
}) => {
  const admin = await visitor('admin');
  const fontana = await visitor('responsabile.lirr');
  const person = await controller(fontana, 3);
  await admin.page.goto('/amministrazione/mesi');
  await admin.page.getByRole('button', { name: 'dicembre 2026, LIRR: aperto' }).click();
  const dialog = admin.page.getByRole('dialog', { name: 'Chiudi dicembre 2026, LIRR' });
  await dialog.getByLabel('Motivo').fill('Cedolini di dicembre emessi');
  await dialog.getByRole('button', { name: 'Chiudi il mese' }).click();
  await expect(admin.page.getByRole('button', { name: 'dicembre 2026, LIRR: chiuso' })).toBeVisible();

  const month = monthPage(fontana.page);
  await month.open(MONTH);
  await expect(month.cell(person, 22)).toHaveAccessibleName(
    /, mese chiuso da .+: Cedolini di dicembre emessi$/,
  );
  await month.cell(person, 22).dblclick();
  const day = dayDialog(fontana.page);
  await expect(day.alert('ha chiuso il mese per le paghe: «Cedolini di dicembre emessi»')).toBeVisible();
  await expect(day.edit).toBeDisabled();
  await expect(day.dialog.getByRole('button', { name: 'Togli il blocco' })).toBeHidden();

  await admin.page.getByRole('button', { name: 'dicembre 2026, LIRR: chiuso' }).click();
  await admin.page.getByRole('button', { name: 'Riapri il mese' }).click();
  await expect(day.edit).toBeEnabled(SOON);
});

test('a delete of what somebody changed meanwhile is refused with both values shown, and deletes only when asked again', async ({
  visitor,
}) => {
  const fontana = await visitor('responsabile.lirr');
  const rinaldi = await visitor('responsabile2.lirr');
  // This screen hears of nothing that others do.
  await fontana.context.route('**/api/events*', (route) => route.abort());
  const person = await controller(fontana, 4);
  await putShift(rinaldi.context.request, person, '20261223', { turn: 'M' });
  const month = monthPage(fontana.page);
  await month.open(MONTH);
  const dialog = await month.openDay(person, 23);
  await dialog.edit.click();
  await putShift(rinaldi.context.request, person, '20261223', { turn: 'TB' });
  await dialog.dialog.getByRole('button', { name: 'Elimina' }).click();
  await dialog.answer('Sì, elimina');
  const conflict = dialog.alert('ha cambiato questo turno');
  await expect(conflict.getByRole('row', { name: /^Turno/ })).toContainText(/M.*TB/);
  expect((await readCell(rinaldi.context.request, person, '20261223')).shift?.turn).toBe('TB');
  await conflict.getByRole('button', { name: 'Elimina lo stesso' }).click();
  await expect(dialog.history.getByRole('row').filter({ hasText: 'TB' })).toContainText('storicizzato');
});

test('a tool stays where it is while presence, locks, draft and undo arrive', async ({ visitor }) => {
  const colleague = await visitor('responsabile2.lirr');
  const lock = await lockDay(colleague.context.request, '20261228', 'Esercitazione');
  await monthPage(colleague.page).open(MONTH);
  const { page } = await visitor('responsabile.lirr');
  await page.addInitScript(watchTools);
  await monthPage(page).open(MONTH);
  await expect(page.getByRole('list', { name: 'Chi altro ha aperto questo mese' })).toBeVisible();
  // A hand that reaches for the month moves more than once.
  await monthPage(page).grid.hover();
  await page.getByRole('button', { name: 'Bozza' }).hover();
  await expect(page.getByRole('button', { name: /^Annulla/ })).toBeVisible();
  const places = await page.evaluate(() => Reflect.get(globalThis, 'places') as Record<string, number[]>);
  expect(Object.keys(places)).toEqual(expect.arrayContaining(['Blocchi', 'Bozza', 'Esporta o importa']));
  expect(Object.entries(places).filter(([, seen]) => seen.length > 1)).toEqual([]);
  await lock.lift();
});

test('absences that cannot be read are said, not shown as duty; one press reads them again', async ({
  visitor,
}) => {
  const { page } = await visitor('responsabile.lirr');
  const call = '**/api/manager/away?**';
  await page.route(call, (route) =>
    route.fulfill({ status: 500, json: { outcome: { code: -500, messageIT: 'Guasto.' } } }),
  );
  await page.goto(`/responsabile/calendario?impianto=LIRR&mese=${MONTH}`);
  const notice = page.getByText('Le assenze non si leggono: il mese può mostrare in turno chi non c’è.');
  const away = page.getByRole('gridcell', { name: /, assente/ });
  await expect(notice).toBeVisible();
  await expect(away).toHaveCount(0);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(notice, 'a new attempt that fails is said anew').toBeVisible();
  await page.unroute(call);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect(away.first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});

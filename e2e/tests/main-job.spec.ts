import { expect, test } from '../fixtures.ts';
import { personOf, saveShift } from '../roster-calls.ts';
import { dayDialog, monthPage } from '../screens/month-page.ts';

const MONTH = '2026-12';
/** A day of the running month that is open to edits and belongs to this file. */
const DAY = 17;
const DATE = '20261217';
/** How long a change may take to reach another screen. */
const LIVE = { timeout: 1_000 };
const OFFLINE_MS = 10_000;

test('[M1.01][M1.02][M1.04] a manager changes a shift with a note; another manager and the person see it within a second, and who was offline catches up', async ({
  visitor,
}) => {
  const fontana = await visitor('responsabile.lirr');
  const rinaldi = await visitor('responsabile2.lirr');
  const employee = await visitor('cta.lirr', { viewport: { width: 390, height: 844 } });
  const person = await personOf(employee.context.request);

  const month = monthPage(fontana.page);
  await month.open(MONTH);
  const otherMonth = monthPage(rinaldi.page);
  await otherMonth.open(MONTH);
  await employee.page.goto(`/dipendente/calendario?mese=${MONTH}`);
  await expect(employee.page.getByRole('heading', { name: 'Dicembre 2026' }).first()).toBeVisible();
  await expect(month.grid.getByRole('row')).not.toHaveCount(0);

  const before = (await month.cell(person, DAY).textContent())!.trim();
  const turn = before === 'T10' ? 'T12' : 'T10';
  await month.openDay(person, DAY);
  const dialog = dayDialog(fontana.page);
  await dialog.edit.click();
  await dialog.choose(turn);
  await dialog.note.fill('Anticipo per il collaudo del settore N2');
  await dialog.save.click();
  await dialog.answer('Sì');
  await expect(otherMonth.cell(person, DAY)).toHaveText(turn, LIVE);
  await expect(employee.page.getByText(turn, { exact: true }).first()).toBeVisible(LIVE);
  await expect(month.cell(person, DAY)).toHaveText(turn);

  // The history tells who, when, from what to what.
  const rows = dialog.history.getByRole('row');
  await expect(rows.nth(1)).toContainText(turn);
  await expect(rows.nth(1)).toContainText('attivo');
  await expect(rows.nth(1)).toContainText('14/12/2026');
  await expect(rows.nth(2)).toContainText(before);
  await expect(rows.nth(2)).toContainText('storicizzato');

  // The employee's phone is without a network for ten seconds while two more changes happen.
  await employee.context.setOffline(true);
  const offline = new Promise((done) => setTimeout(done, OFFLINE_MS));
  const version = await currentVersion(fontana.page, person.employeeId);
  await saveShift(fontana.context.request, person, DATE, 'T08', version);
  await saveShift(fontana.context.request, person, DATE, 'TB', version + 1);
  await expect(otherMonth.cell(person, DAY)).toHaveText('TB', LIVE);
  await offline;
  await employee.context.setOffline(false);
  await expect(employee.page.getByText('TB', { exact: true }).first()).toBeVisible({ timeout: 8_000 });
});

test('a change made from a stale screen is refused with both values shown, and the typed note is still in its field', async ({
  visitor,
}) => {
  const fontana = await visitor('responsabile.lirr');
  const rinaldi = await visitor('responsabile2.lirr');
  const employee = await visitor('cta.lirr');
  const person = await personOf(employee.context.request);
  const day = 22;
  const month = monthPage(fontana.page);
  await month.open(MONTH);
  await month.openDay(person, day);
  const dialog = dayDialog(fontana.page);
  await dialog.edit.click();
  await dialog.choose('T12');
  await dialog.note.fill('Questa nota non va persa');

  // The event of the other save is kept from this screen, so that it is really stale.
  await fontana.context.setOffline(true);
  const version = await currentVersion(rinaldi.page, person.employeeId, '20261222');
  await saveShift(rinaldi.context.request, person, '20261222', 'TB', version);
  await fontana.context.setOffline(false);

  await dialog.save.click();
  const sure = dialog.question.getByRole('button', { name: 'Sì', exact: true });
  if (await sure.isVisible()) await sure.click();
  const conflict = dialog.dialog.getByRole('alert').filter({ hasText: 'ha cambiato questo turno' });
  await expect(conflict).toBeVisible();
  await expect(conflict).toContainText('T12');
  await expect(conflict).toContainText('TB');
  await expect(dialog.note).toHaveValue('Questa nota non va persa');
  await conflict.getByRole('button', { name: 'Salva il tuo al suo posto' }).click();
  await expect(month.cell(person, day)).toHaveText(/^T12/);
});

/** Version of the person's shift on a day, read as the dialog reads it. */
async function currentVersion(
  page: import('@playwright/test').Page,
  employeeId: string,
  date: string = DATE,
): Promise<number> {
  const answer = await page.request.get(
    `/api/manager/calendar/day?plant=LIRR&employeeId=${employeeId}&date=${date}`,
  );
  const { shift } = (await answer.json()) as { shift: { version: number } | null };
  return shift?.version ?? 0;
}

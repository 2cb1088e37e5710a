import { expect, test } from '../fixtures.ts';
import { openOwnCell } from '../opened-day.ts';
import { MONTH, personInGroup, putShift, readCell } from '../roster-calls.ts';
import { dayDialog } from '../screens/day-dialog.ts';
import { monthPage } from '../screens/month-page.ts';

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
  await expect(month.cell(person, 21)).toHaveAccessibleName(
    /M Mattina 07:00–15:00, straordinario, nota(,|$)/,
  );
  await expect(dialog.edit).toBeVisible();
  await expect(dialog.overtime).toBeChecked();
  expect((await readCell(context.request, person, date)).shift).toMatchObject({
    turn: 'M',
    note: 'Per il log di sala',
    noteTurno: 'Solo per il turno',
    isStr: true,
  });
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

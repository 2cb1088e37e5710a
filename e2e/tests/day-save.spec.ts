import { expect, test } from '../fixtures.ts';
import { openOwnCell } from '../opened-day.ts';
import { personInGroup, putShift, readCell } from '../roster-calls.ts';
import { notice } from '../screens/day-dialog.ts';
import { monthPage } from '../screens/month-page.ts';

/** No roster is published so far ahead: its cells are empty. Each test has its own person. */
const EMPTY_MONTH = '2027-04';

test('[M4.7.06][M4.7.07][M4.7.08][M4.7.09][M8.45][M8.46][M8.78][M2.4.05] an empty cell gets a shift, the shift is changed, and deleted it gives way to that of the cycle: each is asked, told and stored, and a No saves nothing', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Sud', 2);
  const standing = () => readCell(context.request, person, '20270412');
  const month = monthPage(page);
  await month.open(EMPTY_MONTH);
  await expect(month.cell(person, 12)).toHaveText('');
  const dialog = await month.openDay(person, 12);
  const noticeSaying = (words: string) => notice(page, 1).filter({ hasText: words });

  await test.step('an empty cell gets a shift', async () => {
    await dialog.edit.click();
    await expect(dialog.remove).toHaveCount(0);
    await dialog.choose('M');
    await dialog.save.click();
    await expect(dialog.question).toContainText("Confermi l'inserimento del turno?");
    await dialog.answer('No');
    expect((await standing()).shift).toBeNull();
    await dialog.save.click();
    await dialog.answer('Sì');
    await expect(noticeSaying('Inserimento')).toHaveText('Inserimento avvenuto con successo.');
    await expect(month.cell(person, 12)).toHaveText('M');
    expect((await standing()).shift?.turn).toBe('M');
  });

  await test.step('a change is told in a notice that leaves by itself', async () => {
    await dialog.edit.click();
    await dialog.choose('TB');
    const chosen = await dialog.turn.inputValue();
    await dialog.note.fill('Da togliere');
    await dialog.save.click();
    await expect(dialog.question).toContainText('Confermi la modifica del turno?');
    await dialog.answer('No');
    await expect(dialog.turn).toHaveValue(chosen);
    expect((await standing()).shift?.turn).toBe('M');
    await dialog.save.click();
    await dialog.answer('Sì');
    await expect(noticeSaying('Modifica')).toHaveText('Modifica avvenuta con successo.');
    await expect(month.cell(person, 12)).toContainText('TB');
    expect((await standing()).shift).toMatchObject({ turn: 'TB', note: 'Da togliere' });
    await page.mouse.move(0, 0);
    await expect(notice(page, 1)).toHaveCount(0);
  });

  await test.step('a deletion brings back the shift of the cycle', async () => {
    const { defaultTurn } = await standing();
    expect(defaultTurn).not.toBe('TB');
    await dialog.edit.click();
    await dialog.remove.click();
    await expect(dialog.question).toContainText("Confermi l'eliminazione del turno?");
    await dialog.answer('No');
    expect((await standing()).shift?.turn).toBe('TB');
    await dialog.remove.click();
    await dialog.answer('Sì, elimina');
    await expect(noticeSaying('Eliminazione')).toHaveText(
      'Eliminazione avvenutaEliminazione avvenuta con successo.',
    );
    await expect(month.cell(person, 12)).toHaveText(defaultTurn);
    expect((await standing()).shift).toMatchObject({ turn: defaultTurn, note: null });
  });
});

test('the confirmation foretells the counters, and after the save they stand as foretold', async ({
  visitor,
}) => {
  const { page, dialog, month } = await openOwnCell(visitor, { nth: 6, day: 18, stands: { turn: 'R' } });
  await dialog.edit.click();
  await dialog.choose('P');
  await dialog.save.click();
  const effects = dialog.question.getByText(/^Se salvi: /);
  await expect(effects).toContainText(/P del 18\/12: da [−+]?\d+ a [−+]?\d+/);
  const after = /P del 18\/12: da \S+ a ([−+]?\d+)/.exec(await effects.innerText())![1]!;
  await dialog.answer('Sì');
  await expect(month.counters('P').getByRole('gridcell').nth(17)).toHaveText(after);
  await page.keyboard.press('Escape');
});

test('a change that arrives under the hand says who made it; what is typed then is a shift of its own, and can be saved', async ({
  visitor,
}) => {
  const { page, context, person, date, dialog } = await openOwnCell(visitor, { nth: 3, day: 28 });
  const rinaldi = await visitor('responsabile2.lirr');
  await dialog.edit.click();
  await expect(dialog.turn).toBeFocused();
  await putShift(rinaldi.context.request, person, date, { turn: 'T12' });
  await expect(dialog.dialog.getByText(/ ha cambiato questo turno: da M a T12\./)).toBeVisible();
  await page.keyboard.type('P');
  await expect(dialog.turn).toHaveValue('P');
  await page.keyboard.press('Enter');

  await putShift(rinaldi.context.request, person, date, { turn: 'TB' });
  await expect(dialog.alert('ha cambiato questo turno: da T12 a TB.')).toBeVisible();
  await expect(dialog.turn).toHaveValue('Pomeriggio');
  await dialog.save.click();
  await dialog.dialog.getByRole('button', { name: 'Salva il tuo al suo posto' }).click();
  await expect(dialog.edit).toBeVisible();
  expect((await readCell(context.request, person, date)).shift?.turn).toBe('P');
});

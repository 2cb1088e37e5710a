import { expect, test } from '../fixtures.ts';
import { openOwnCell, SHIFT_WRITES } from '../opened-day.ts';
import { personInGroup, putShift, readCell } from '../roster-calls.ts';
import { notice } from '../screens/day-dialog.ts';
import { monthPage } from '../screens/month-page.ts';

/** No roster is published so far ahead: its cells are empty. Each test has its own person. */
const EMPTY_MONTH = '2027-04';

test('[M4.7.06][M8.46] an empty cell gets a shift after the question, and a No saves nothing', async ({
  visitor,
}) => {
  const { page, context } = await visitor('responsabile.lirr');
  const person = await personInGroup(context.request, 'Sud', 2);
  const month = monthPage(page);
  await month.open(EMPTY_MONTH);
  await expect(month.cell(person, 12)).toHaveText('');
  const dialog = await month.openDay(person, 12);
  await dialog.edit.click();
  await expect(dialog.remove).toHaveCount(0);
  await dialog.choose('M');
  await dialog.save.click();
  await expect(dialog.question).toContainText("Confermi l'inserimento del turno?");
  await dialog.answer('No');
  expect((await readCell(context.request, person, '20270412')).shift).toBeNull();
  await dialog.save.click();
  await dialog.answer('Sì');
  await expect(notice(page, 1)).toHaveText('Inserimento avvenuto con successo.');
  await expect(month.cell(person, 12)).toHaveText('M');
  expect((await readCell(context.request, person, '20270412')).shift?.turn).toBe('M');
});

test('[M4.7.07][M8.45][M2.4.05] a change is asked, saved and told in a notice that leaves by itself', async ({
  visitor,
}) => {
  const { page, context, person, date, month, dialog } = await openOwnCell(visitor, { nth: 2, day: 15 });
  await dialog.edit.click();
  await dialog.choose('P');
  await dialog.save.click();
  await expect(dialog.question).toContainText('Confermi la modifica del turno?');
  await dialog.answer('No');
  await expect(dialog.turn).toHaveValue('Pomeriggio');
  expect((await readCell(context.request, person, date)).shift?.turn).toBe('M');
  await dialog.save.click();
  await dialog.answer('Sì');
  await expect(notice(page, 1)).toHaveText('Modifica avvenuta con successo.');
  await expect(month.cell(person, 15)).toHaveText('P');
  await page.mouse.move(0, 0);
  await expect(notice(page, 1)).toHaveCount(0);
});

test('[M4.7.08][M4.7.09][M8.78] a deleted shift gives way to the one of the cycle', async ({ visitor }) => {
  const { page, context, person, date, month, dialog } = await openOwnCell(visitor, {
    nth: 2,
    day: 16,
    stands: { turn: 'TB', note: 'Da togliere' },
  });
  const { defaultTurn } = await readCell(context.request, person, date);
  expect(defaultTurn).not.toBe('TB');
  await dialog.edit.click();
  await dialog.remove.click();
  await expect(dialog.question).toContainText("Confermi l'eliminazione del turno?");
  await dialog.answer('No');
  expect((await readCell(context.request, person, date)).shift?.turn).toBe('TB');
  await dialog.remove.click();
  await dialog.answer('Sì, elimina');
  await expect(notice(page, 1)).toHaveText('Eliminazione avvenutaEliminazione avvenuta con successo.');
  await expect(month.cell(person, 16)).toHaveText(defaultTurn);
  expect((await readCell(context.request, person, date)).shift).toMatchObject({
    turn: defaultTurn,
    note: null,
  });
});

test('[M5.13][M5.15][M5.48] a flexible day after six working days is asked about; a No brings the former shift back and saves nothing', async ({
  visitor,
}) => {
  const { context } = await visitor('responsabile.lirr');
  const tired = await personInGroup(context.request, 'Sud', 3);
  const rested = await personInGroup(context.request, 'Sud', 4);
  for (const day of [15, 16, 17, 18, 19, 20]) {
    for (const person of [tired, rested]) {
      await putShift(context.request, person, `202612${day}`, {
        turn: person === rested && day === 18 ? 'R' : 'M',
      });
    }
  }
  const { page, dialog, month } = await openOwnCell(visitor, { nth: 3, day: 21, stands: { turn: 'P' } });
  const writes: string[] = [];
  page.on('request', (request) => {
    if (SHIFT_WRITES.test(request.url())) writes.push(request.method());
  });
  await dialog.edit.click();
  await dialog.choose('FLES');
  await expect(dialog.question).toContainText(
    "Attenzione: l'utente selezionato ha già dei turni assegnati nei 6 giorni precedenti a questo. Sicuro di voler inserire la flessibilità?",
  );
  await dialog.answer('No');
  await expect(dialog.turn).toHaveValue('Pomeriggio');
  expect(writes).toEqual([]);
  await dialog.choose('FLES');
  await dialog.answer('Sì');
  await dialog.save.click();
  await dialog.answer('Sì');
  await expect(month.cell(tired, 21)).toHaveText('FLES');
  await dialog.close.click();

  // A day of rest among the six: nothing to ask but the change itself.
  const other = await month.openDay(rested, 21);
  await other.edit.click();
  await other.choose('FLES');
  await expect(other.question).toHaveCount(0);
  await other.save.click();
  await expect(other.question).toContainText('Confermi la modifica del turno?');
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

test('a save that gets no answer says so after five seconds; who stops waiting keeps what was typed and saves it once', async ({
  visitor,
}) => {
  const { page, context, person, date, dialog } = await openOwnCell(visitor, { nth: 3, day: 29 });
  await page.clock.install();
  const keys: (string | undefined)[] = [];
  await page.route(SHIFT_WRITES, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) await route.continue();
  });
  await dialog.edit.click();
  await dialog.choose('P');
  await dialog.note.fill('Non va persa');
  await dialog.save.click();
  await dialog.answer('Sì');
  await expect.poll(() => keys.length).toBe(1);
  await page.clock.runFor(5_100);
  await expect(dialog.dialog.getByText('Il server non risponde ancora.')).toBeVisible();
  await dialog.dialog.getByRole('button', { name: 'Non attendere' }).click();
  await expect(dialog.alert('il salvataggio può essere riuscito oppure no')).toBeVisible();
  await expect(dialog.note).toHaveValue('Non va persa');
  await dialog.save.click();
  await dialog.answer('Sì');
  await expect(dialog.edit).toBeVisible();
  expect((await readCell(context.request, person, date)).shift).toMatchObject({
    turn: 'P',
    note: 'Non va persa',
  });
  expect(keys[1]).toBe(keys[0]);
});

import { readDay, updateShift } from '@torre/contract/cells';
import { expect, test } from 'vitest';
import { openCell } from '../testing/day-dialog-page.ts';
import { reloaded } from '../testing/reloaded.ts';

const REASON = 'Chiesto dalla persona';

function openDay(declare?: Parameters<typeof openCell>[0]) {
  const opened = openCell(declare);
  const why = opened.dialog.question.getByRole('combobox', { name: 'Motivo' });
  const toQuestion = async (): Promise<void> => {
    await opened.dialog.save.click();
    await expect.element(why).toBeVisible();
  };
  return { ...opened, why, toQuestion };
}

test('the reason of a change stays through a failed save and is sent with the next', async () => {
  const { dialog, server, cell, why, toQuestion } = openDay({
    declare: (one) => one.refuses(updateShift, 500, -500, 'Guasto.'),
  });
  await expect.element(dialog.edit).toBeVisible();
  await dialog.edit.click();
  await dialog.choose('P');
  await toQuestion();
  await why.fill(REASON);
  await dialog.answer('Sì');
  await expect.element(dialog.alert('Il turno non è stato salvato.')).toBeVisible();
  await toQuestion();
  await expect.element(why).toHaveValue(REASON);
  server.answers(updateShift, (asked) => {
    cell.shift = { ...cell.shift!, turn: 'T12', version: 2 };
    server.answers(updateShift, cell.write);
    return Response.json(
      { outcome: { code: -412, messageIT: 'Cambiato.' }, current: cell.shift, asked: asked.path },
      { status: 412 },
    );
  });
  await dialog.answer('Sì');
  await dialog.dialog.getByRole('button', { name: 'Salva il tuo al suo posto' }).click();
  await expect.element(dialog.edit).toBeVisible();
  expect(server.askedFor(updateShift).map(({ body }) => body)).toMatchObject([
    { reason: REASON },
    { reason: REASON },
    { reason: REASON },
  ]);
});

test('the reason of a change that was not saved comes back with it, and is gone once it is saved', async () => {
  const first = openDay({ declare: (one) => one.refuses(updateShift, 500, -500, 'Guasto.') });
  await expect.element(first.dialog.edit).toBeVisible();
  await first.dialog.edit.click();
  await first.dialog.choose('P');
  await first.toQuestion();
  await first.why.fill(REASON);
  await first.dialog.answer('Sì');
  await expect.element(first.dialog.alert('Il turno non è stato salvato.')).toBeVisible();
  const { dialog, why, toQuestion, server } = await reloaded(first.app, openDay);
  await expect
    .element(dialog.dialog.getByText('Ho ripreso quello che avevi scritto e non salvato.'))
    .toBeVisible();
  await toQuestion();
  await expect.element(why).toHaveValue(REASON);
  await dialog.answer('Sì');
  await expect.element(dialog.edit).toBeVisible();
  await dialog.edit.click();
  await dialog.choose('M');
  await toQuestion();
  await expect.element(why).toHaveValue('');
  expect(server.askedFor(readDay).length).toBeGreaterThan(0);
});

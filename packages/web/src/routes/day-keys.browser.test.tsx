import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cellOfMonth, openCell } from '../testing/day-dialog-page.ts';
import { reloaded } from '../testing/reloaded.ts';

const headed = (date: string) =>
  page.getByRole('heading', { name: `Gestisci turno - Moretti Valentina ${date}`, exact: true });

test('Escape and the arrows ask before typed text is lost; a No leaves it in its field', async () => {
  const { dialog, inMonth } = openCell();
  await dialog.edit.click();
  await dialog.note.fill('Non ancora salvata');
  await userEvent.keyboard('{Escape}');
  await expect
    .element(dialog.question)
    .toMatchTextContent(/Hai modifiche non salvate\. Vuoi uscire senza salvarle\?/);
  await expect.element(dialog.question.getByRole('button', { name: 'No', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.question).not.toBeInTheDocument();
  await expect.element(dialog.note).toHaveValue('Non ancora salvata');
  await expect.element(dialog.note).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect.element(dialog.question).toMatchTextContent(/Hai modifiche non salvate\./);
  await dialog.answer('No');
  await userEvent.keyboard('{Escape}');
  await dialog.answer('Sì, esci');
  await expect.element(dialog.dialog).not.toBeInTheDocument();
  await expect.element(inMonth).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.note).toHaveValue('');
});

test('typed text outlives a reload of the page', async () => {
  const before = openCell();
  await before.dialog.edit.click();
  await before.dialog.choose('P');
  await before.dialog.note.fill('Scritta prima del ricaricamento');
  const { dialog } = await reloaded(before.app, () => openCell());
  await expect.element(dialog.note).toHaveValue('Scritta prima del ricaricamento');
  await expect.element(dialog.turn).toHaveValue('Pomeriggio');
  await expect
    .element(dialog.dialog.getByText('Ho ripreso quello che avevi scritto e non salvato.'))
    .toBeVisible();
  await dialog.cancel.click();
  await expect.element(dialog.turn).toHaveValue('Mattina');
});

test('in the dialog Alt with an arrow goes to the next day, and closing leaves the hand on that day', async () => {
  const { dialog } = openCell({ day: '17' });
  await expect.element(dialog.edit).toBeVisible();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect.element(headed('18/12/2026')).toBeVisible();
  await expect.element(dialog.edit).toBeVisible();
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Alt>}{ArrowLeft}{/Alt}');
  await expect.element(headed('16/12/2026')).toBeVisible();
  await expect.element(dialog.edit).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.dialog).not.toBeInTheDocument();
  await expect.element(cellOfMonth('16')).toHaveFocus();
});

test('the dialog stands in the middle of the screen and the page behind it does not scroll away', async () => {
  const { dialog } = openCell({ day: '16' });
  await expect.element(dialog.edit).toBeVisible();
  await expect
    .poll(() => {
      const box = dialog.dialog.element().getBoundingClientRect();
      return Math.abs(box.x + box.width / 2 - 1366 / 2);
    })
    .toBeLessThan(10);
  const scrolled = () => [scrollY, document.body.scrollTop, document.querySelector('main')!.scrollTop];
  expect(scrolled()).toEqual([0, 0, 0]);
  await userEvent.wheel(dialog.dialog, { delta: { y: 600 } });
  expect(scrolled()).toEqual([0, 0, 0]);
});

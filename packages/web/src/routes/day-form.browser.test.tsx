import { readDay, shiftHistory, updateShift } from '@torre/contract/cells';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openCell } from '../testing/day-dialog-page.ts';
import { DONE } from '../testing/fake-session.ts';

test('[M2.4.01][M2.4.02][M4.7.01] a day opens read-only under its name and date and closes by its header', async () => {
  const { app, dialog } = openCell();
  await expect
    .element(
      page.getByRole('heading', { name: 'Gestisci turno - Moretti Valentina 15/12/2026', exact: true }),
    )
    .toBeVisible();
  await expect.element(dialog.turn).toBeVisible();
  for (const field of [dialog.turn, dialog.note, dialog.noteTurno])
    await expect.element(field).toHaveAttribute('readonly');
  await expect.element(dialog.overtime).toBeDisabled();
  await expect.element(dialog.save).not.toBeInTheDocument();
  await dialog.close.click();
  await expect.element(dialog.dialog).not.toBeInTheDocument();
  expect(app.address()).not.toContain('giorno=');
});

test('[M2.4.11][M4.7.02][M4.7.03] Modifica makes the day editable, Annulla returns to read-only and takes everything back', async () => {
  const { dialog } = openCell({ stands: { note: 'Come concordato', noteTurno: 'Posto 12' } });
  await dialog.edit.click();
  await expect.element(dialog.edit).not.toBeInTheDocument();
  for (const field of [dialog.turn, dialog.note, dialog.noteTurno])
    await expect.element(field).not.toHaveAttribute('readonly');
  await dialog.choose('T10');
  await dialog.overtime.click();
  await dialog.note.fill('Altro');
  await dialog.noteTurno.fill('Altro ancora');
  await dialog.cancel.click();
  await expect.element(dialog.edit).toBeVisible();
  await expect.element(dialog.turn).toHaveValue('Mattina');
  await expect.element(dialog.overtime).not.toBeChecked();
  await expect.element(dialog.note).toHaveValue('Come concordato');
  await expect.element(dialog.noteTurno).toHaveValue('Posto 12');
  await expect.element(dialog.note).toHaveAttribute('readonly');
});

test('[M2.4.06] the main shift is looked for by code or name, and its hours follow without being writable', async () => {
  const { dialog } = openCell();
  await dialog.edit.click();
  await dialog.turn.fill('rinforzo dalle');
  const options = page.getByRole('option');
  await expect.element(options.filter({ hasText: 'T10' })).toBeVisible();
  await expect.element(options.filter({ hasText: 'Mattina' })).not.toBeInTheDocument();
  await options.filter({ hasText: 'T10' }).click();
  await expect.element(dialog.turn).toHaveValue('Rinforzo dalle 10');
  await expect.element(dialog.begin).toHaveValue('10:00');
  await expect.element(dialog.end).toHaveValue('18:00');
  await expect.element(dialog.pause).toHaveValue('14:00–14:30');
  for (const hours of [dialog.begin, dialog.end, dialog.pause])
    await expect.element(hours).toHaveAttribute('readonly');
  await dialog.choose('t12');
  await expect.element(dialog.begin).toHaveValue('12:00');
});

test('[M5.16] no overtime on FREE, on an invalid shift and in a read-only form', async () => {
  const { dialog } = openCell({ stands: { isStr: true } });
  await expect.element(dialog.overtime).toBeChecked();
  await expect.element(dialog.overtime).toBeDisabled();
  await dialog.edit.click();
  await expect.element(dialog.overtime).toBeEnabled();
  await dialog.turn.fill('XYZ');
  await expect.element(dialog.overtime).toBeDisabled();
  await dialog.choose('FREE');
  await expect.element(dialog.overtime).toBeDisabled();
  await expect.element(dialog.overtime).not.toBeChecked();
  await dialog.choose('P');
  await expect.element(dialog.overtime).toBeEnabled();
});

test('[M5.01][M5.03] an empty and an unknown main shift are refused beside the field, which gets the focus, and nothing is saved', async () => {
  const { dialog, server } = openCell();
  await dialog.edit.click();
  for (const [typed, text] of [
    ['', 'Il turno è obbligatorio'],
    ['XYZ', 'Il turno inserito non è valido'],
  ] as const) {
    await dialog.turn.fill(typed);
    await dialog.save.click();
    await expect.element(dialog.dialog.getByText(text)).toBeVisible();
    await expect.element(dialog.turn).toHaveFocus();
  }
  await expect.element(dialog.question).not.toBeInTheDocument();
  expect(server.askedFor(updateShift)).toEqual([]);
  await dialog.choose('P');
  await expect.element(dialog.dialog.getByText('Il turno inserito non è valido')).not.toBeInTheDocument();
});

test('[M2.4.13][M2.4.14] the history has its five columns and can be closed and opened', async () => {
  const change = {
    turn: 'P',
    storifiedAction: 'ACTIVE',
    modifyUser: { employeeName: 'Francesca', employeeSurname: 'Caruso' },
    modifyDate: '14/12/2026 09:00',
    extraActivities: [],
    note: 'Scambio concordato',
  } as const;
  const { dialog } = openCell({
    declare: (server) => server.answers(shiftHistory, { outcome: DONE, shifts: [change] }),
  });
  const heads = dialog.history.getByRole('columnheader');
  await expect.element(heads.first()).toBeVisible();
  expect(heads.elements().map(({ textContent }) => textContent)).toEqual([
    'Turno',
    'Modificato da',
    'Data',
    'Attività secondarie',
    'Note',
  ]);
  await expect.element(dialog.history.getByRole('row').nth(1)).toMatchTextContent(/Scambio concordato/);
  const fold = page.getByRole('button', { name: /^Storico/ });
  await expect.element(fold).toHaveAttribute('aria-expanded', 'true');
  await fold.click();
  await expect.element(dialog.history).not.toBeInTheDocument();
  await fold.click();
  await expect.element(dialog.history).toBeVisible();
});

test('[M8.71] a history that cannot be read says so under its name and is read again on demand', async () => {
  const { dialog, server } = openCell({ declare: (one) => one.refuses(shiftHistory, 500, -500) });
  const alert = dialog.alert('Storico turni');
  await expect.element(alert).toBeVisible();
  server.answers(shiftHistory, { outcome: DONE, shifts: [] });
  await alert.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

test('[M2.4.04] the dialog has a spinner of its own while it reads and while it saves', async () => {
  const reading = Promise.withResolvers<void>();
  const saving = Promise.withResolvers<void>();
  const { dialog } = openCell({
    declare(server, cell) {
      server.answers(readDay, async () => (await reading.promise, cell.day()));
      server.answers(updateShift, async (asked) => (await saving.promise, cell.write(asked)));
    },
  });
  const spinner = dialog.dialog.getByRole('status');
  await expect.element(spinner).toHaveTextContent('Carico il giorno…');
  reading.resolve();
  await expect.element(spinner).not.toBeInTheDocument();
  await dialog.change('T10');
  await expect.element(spinner).toHaveTextContent('Salvo…');
  await expect.element(dialog.save).toBeDisabled();
  saving.resolve();
  await expect.element(spinner).not.toBeInTheDocument();
  await expect.element(dialog.edit).toBeVisible();
});

test('[M2.4.03] a day that cannot be read says so in the dialog and is read again on demand', async () => {
  const { dialog, server, cell } = openCell({ declare: (one) => one.refuses(readDay, 500, -500) });
  const alert = dialog.alert('Impossibile recuperare le informazioni.');
  await expect.element(alert).toBeVisible();
  server.answers(readDay, () => cell.day());
  await alert.getByRole('button', { name: 'Riprova' }).click();
  await expect.element(dialog.edit).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test('a day that is closed to edits says why', async () => {
  const { dialog } = openCell({ day: '03', reply: { cantModify: true, allowedActions: [] } });
  await expect.element(dialog.edit).toBeDisabled();
  await expect
    .element(dialog.edit)
    .toHaveAccessibleDescription('Non si può modificare: sono passati più di 7 giorni.');
});

test('a night says the date on which it begins, in its fields and in the list beside the other night', async () => {
  const { dialog } = openCell({ day: '18', stands: { turn: 'N' } });
  await expect.element(dialog.begin).toHaveValue('17/12 23:00');
  await expect.element(dialog.end).toHaveValue('07:00');
  await dialog.edit.click();
  await dialog.turn.fill('notte');
  const options = page.getByRole('option');
  await expect.element(options.filter({ hasText: /^N(?!\d)/ })).toMatchTextContent(/dal 17\/12 23:00–07:00/);
  await expect.element(options.filter({ hasText: 'N11' })).toMatchTextContent(/ ?23:00–07:00$/);
  await expect.element(options.filter({ hasText: 'N11' })).not.toMatchTextContent(/dal \d/);
  await userEvent.keyboard('{Escape}');
});

test('the empty box of the overtime has a border that is seen', async () => {
  const { dialog } = openCell();
  await dialog.edit.click();
  await expect.element(dialog.overtime).toBeEnabled();
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--control-line)';
  const line = getComputedStyle(probe).color;
  probe.remove();
  expect(line, 'a colour that hides nothing of itself').toMatch(/^rgb\(/);
  await expect.element(dialog.overtime).toHaveStyle({ borderTopColor: line });
});

import { createShift, deleteShift, updateShift } from '@torre/contract/cells';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openCell } from '../testing/day-dialog-page.ts';
import { expectNotice, textsOfNotices } from '../testing/notice.ts';

const WITHOUT_COUNTERS = 'Non è stato possibile aggiornare i contatori';
const WARNED = { code: 1, messageIT: '' };

test('[M8.02][M8.20] a change whose counters fail is saved and told as a warning', async () => {
  const { dialog, inMonth } = openCell({
    declare: (server, cell) =>
      server.answers(updateShift, (asked) => ({ ...cell.write(asked), outcome: WARNED })),
  });
  await dialog.change('T12');
  await expectNotice(3, `Modifica avvenuta con successo. ${WITHOUT_COUNTERS}`);
  expect(textsOfNotices(1)).toEqual([]);
  await expect.element(inMonth).toMatchTextContent(/^T12/);
  await expect.element(dialog.edit).toBeVisible();
});

test('[M8.75] an insertion whose counters fail is saved and told as a warning', async () => {
  const { dialog, inMonth } = openCell({
    stands: null,
    declare: (server, cell) =>
      server.answers(createShift, (asked) => ({ ...cell.write(asked), outcome: { ...WARNED, code: 7 } })),
  });
  await dialog.change('P');
  await expectNotice(3, `Inserimento avvenuto con successo. ${WITHOUT_COUNTERS}`);
  await expect.element(inMonth).toHaveTextContent('P');
});

test('[M8.76] a deletion whose counters fail is done and told as a warning', async () => {
  const { dialog, inMonth } = openCell({
    declare: (server, cell) => server.answers(deleteShift, () => ({ ...cell.remove(), outcome: WARNED })),
  });
  await dialog.edit.click();
  await dialog.remove.click();
  await dialog.answer('Sì, elimina');
  await expectNotice(3, `Eliminazione avvenuta con successo. ${WITHOUT_COUNTERS}`);
  await expect.element(inMonth).toHaveTextContent('R');
});

test('[M8.79][M8.03][M2.4.03] a refused change or deletion is an error with the reason, in the dialog too, and loses nothing', async () => {
  const { dialog, server, cell, inMonth } = openCell({
    declare(one) {
      for (const call of [updateShift, deleteShift]) one.refuses(call, 409, -420, 'Il mese si è chiuso.');
    },
  });
  await dialog.edit.click();
  await dialog.choose('P');
  await dialog.note.fill('Ancora qui');
  await dialog.save.click();
  await dialog.answer('Sì');
  await expectNotice(4, 'Errore nella modifica del turno. Il mese si è chiuso.');
  await expect
    .element(dialog.alert('Il turno non è stato salvato.'))
    .toMatchTextContent(/Il mese si è chiuso\./);
  await expect.element(dialog.turn).toHaveValue('Pomeriggio');
  await expect.element(dialog.note).toHaveValue('Ancora qui');

  await dialog.remove.click();
  await dialog.answer('Sì, elimina');
  await expectNotice(4, "Errore nell'eliminazione del turno. Il mese si è chiuso.");
  await expect.element(dialog.note).toHaveValue('Ancora qui');

  server.answers(updateShift, cell.write);
  await dialog.save.click();
  await dialog.answer('Sì');
  await expect.element(inMonth).toHaveTextContent('P');
  await expect.element(dialog.alert('Il turno non è stato salvato.')).not.toBeInTheDocument();
  expect(cell.shift?.note).toBe('Ancora qui');
});

test('[M8.79][M8.03] a refused insertion is an error with the reason', async () => {
  const { dialog, cell } = openCell({
    stands: null,
    declare: (server) => server.refuses(createShift, 409, -420, 'Il mese non è aperto.'),
  });
  await dialog.change('M');
  await expectNotice(4, "Errore nell'inserimento del turno. Il mese non è aperto.");
  expect(cell.shift).toBeNull();
});

test('[M8.04] a save that the network swallows shows the same error without a detail, and can be repeated', async () => {
  const { dialog, server, cell, inMonth } = openCell({ declare: (one) => one.loses(updateShift) });
  await dialog.change('T16');
  await expectNotice(4, 'Errore nella modifica del turno.');
  await expect
    .element(dialog.alert('Il turno non è stato salvato.'))
    .toMatchTextContent(/Il collegamento con Torre è interrotto\./);
  await expect.element(dialog.turn).toHaveValue('Rinforzo dalle 16');
  server.answers(updateShift, cell.write);
  await dialog.save.click();
  await dialog.answer('Sì');
  await expect.element(inMonth).toHaveTextContent('T16');
});

test('[M5.13][M5.15][M5.48] a flexible day after six working days is asked about; a No brings the former shift back and saves nothing', async () => {
  const { dialog, server, inMonth } = openCell({
    day: '21',
    stands: { turn: 'P' },
    reply: { has6WorkingDaysBefore: true },
  });
  await dialog.edit.click();
  await dialog.choose('FLES');
  await expect
    .element(dialog.question)
    .toMatchTextContent(
      /Attenzione: l'utente selezionato ha già dei turni assegnati nei 6 giorni precedenti a questo\. Sicuro di voler inserire la flessibilità\?/,
    );
  await dialog.answer('No');
  await expect.element(dialog.turn).toHaveValue('Pomeriggio');
  expect(server.askedFor(updateShift)).toEqual([]);
  await dialog.choose('FLES');
  await dialog.answer('Sì');
  await dialog.save.click();
  await dialog.answer('Sì');
  await expect.element(inMonth).toHaveTextContent('FLES');
});

test('[M5.13][M5.15][M5.48] with a day of rest among the six there is nothing to ask but the change itself', async () => {
  const { dialog } = openCell({ day: '21', reply: { has6WorkingDaysBefore: false } });
  await dialog.edit.click();
  await dialog.choose('FLES');
  await expect.element(dialog.turn).toHaveValue('Flessibilità');
  await expect.element(dialog.question).not.toBeInTheDocument();
  await dialog.save.click();
  await expect.element(dialog.question).toMatchTextContent(/Confermi la modifica del turno\?/);
});

test('a save that gets no answer says so after five seconds; who stops waiting keeps what was typed and saves it once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.setTimerTickMode('interval', 20);
  onTestFinished(() => void vi.useRealTimers());
  const keys: (string | null)[] = [];
  let begun = 0;
  const { dialog, cell } = openCell({
    declare: (server, { write }) =>
      server.answers(updateShift, (asked) => {
        keys.push(asked.headers.get('idempotency-key'));
        begun = Date.now();
        return keys.length > 1 ? write(asked) : new Promise<never>(() => undefined);
      }),
  });
  await dialog.edit.click();
  await dialog.choose('P');
  await dialog.note.fill('Non va persa');
  await dialog.save.click();
  vi.setTimerTickMode('manual');
  await dialog.answer('Sì');
  await expect.poll(() => keys).toHaveLength(1);
  // The press and the poll moved the time on, too.
  await vi.advanceTimersByTimeAsync(begun + 4_900 - Date.now());
  const late = dialog.dialog.getByText(/Il server non risponde ancora\./);
  expect(late.elements()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  await expect.element(late, { timeout: 500 }).toBeVisible();
  vi.setTimerTickMode('interval', 20);
  await dialog.dialog.getByRole('button', { name: 'Non attendere' }).click();
  await expect.element(dialog.alert('il salvataggio può essere riuscito oppure no')).toBeVisible();
  await expect.element(dialog.note).toHaveValue('Non va persa');
  await dialog.save.click();
  await dialog.answer('Sì');
  await expect.element(dialog.edit).toBeVisible();
  expect(cell.shift).toMatchObject({ turn: 'P', note: 'Non va persa' });
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

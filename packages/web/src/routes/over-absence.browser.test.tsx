import { changeMany } from '@torre/contract/bulk';
import type { BulkItem } from '@torre/contract/bulk';
import { updateShift } from '@torre/contract/cells';
import { OUTCOME } from '@torre/contract/outcome';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openCell } from '../testing/day-dialog-page.ts';
import { bulkReply } from '../testing/fake-bulk.ts';
import { declareMonth, MONTH_ADDRESS } from '../testing/fake-month.ts';
import { MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const dialog = page.getByRole('dialog');
const WHY = 'Quel giorno la persona ha un’assenza approvata: il turno cambia solo se lo confermi.';

/** A server that wants a yes for every cell. */
function openRoster() {
  const app = openApp(MONTH_ADDRESS, (server) => {
    signedIn(server, MANAGER);
    declareMonth(server, {});
    server.answers(changeMany, ({ body, query }) => {
      const items = body as readonly BulkItem[];
      const reply = bulkReply(items.map((item) => ({ ...item, version: item.version ?? null, turn: 'R' })));
      const named = items.map(({ employeeId, date }) => ({ employeeId, date }));
      if (query.get('preview') === 'true') return { ...reply, position: null, overAbsence: named };
      if (items.every(({ overAbsence }) => overAbsence)) return reply;
      const refused = named.map((cell) => ({
        ...cell,
        code: OUTCOME.overAbsence,
        messageIT: WHY,
        current: null,
        modifyUser: null,
        modifyDate: null,
      }));
      const outcome = { code: OUTCOME.nothingSaved, messageIT: `Nessun turno modificato. ${WHY}` };
      return Response.json({ outcome, shifts: [], refused, position: null }, { status: 409 });
    });
  });
  onTestFinished(app.close);
  const cell = page
    .getByRole('row', { name: /Moretti/ })
    .getByRole('gridcell')
    .nth(1);
  return { server: app.server, cell };
}

test('many shifts over approved absences are saved with one yes, and so is their undo', async () => {
  const { server, cell } = openRoster();
  await cell.click();
  const undo = page.getByRole('button', { name: 'Annulla la tua ultima modifica (Ctrl+Z)' });
  await expect.element(undo).toBeVisible();
  await userEvent.keyboard('{Delete}');
  const yes = dialog.getByRole('checkbox', {
    name: 'Confermo: 1 turno cambia in un giorno con un’assenza approvata',
  });
  await expect.element(yes).toBeVisible();
  const save = dialog.getByRole('button', { name: /^Salva/ });
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await yes.click();
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  await dialog.getByRole('button', { name: 'Confermo, annulla lo stesso' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const saves = server.askedFor(changeMany).filter(({ query }) => query.get('preview') === 'false');
  expect(saves.map(({ body }) => (body as readonly BulkItem[])[0]!.overAbsence)).toEqual([
    true,
    undefined,
    true,
  ]);
});

test('the question of a day says that an absence lies there, and yes says so to the server', async () => {
  const { dialog: day, server } = openCell({ reply: { isAbsent: true } });
  await expect.element(day.edit).toBeVisible();
  await day.edit.click();
  await day.choose('P');
  await day.save.click();
  await expect.element(day.question).toMatchTextContent(/Quel giorno ha un’assenza approvata/);
  await day.answer('Sì');
  await expect.element(day.edit).toBeVisible();
  expect(server.askedFor(updateShift)[0]!.body).toMatchObject({ overAbsence: true });
});

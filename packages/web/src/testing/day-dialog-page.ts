import { page, userEvent, type Locator } from 'vitest/browser';
import type { DayReply } from '@torre/contract/cells';
import type { Shift } from '@torre/contract/month';
import { onTestFinished } from 'vitest';
import { FakeCell } from './fake-day.ts';
import { declareMonth, MONTH_ADDRESS, PERSON } from './fake-month.ts';
import type { FakeServer } from './fake-server.ts';
import { MANAGER, signedIn } from './fake-session.ts';
import { openApp } from './mounted-app.tsx';

interface OpenedCell {
  /** DD of December 2026. */
  readonly day?: string;
  readonly stands?: Partial<Shift> | null;
  readonly reply?: Partial<DayReply>;
  /** How the server differs from one that reads and writes the cell. */
  readonly declare?: (server: FakeServer, cell: FakeCell) => void;
}

/** A manager has opened the day dialog on a cell, in which M stands; taken away after the test. */
export function openCell({ day = '15', stands = {}, reply = {}, declare }: OpenedCell = {}) {
  const date = `202612${day}`;
  const cell = new FakeCell(date, stands, reply);
  const app = openApp(`${MONTH_ADDRESS}&persona=${PERSON.employeeId}&giorno=${date}`, (server) => {
    signedIn(server, MANAGER);
    declareMonth(server, { [date]: cell.shift?.turn ?? null });
    cell.declare(server);
    declare?.(server, cell);
  });
  onTestFinished(app.close);
  return { cell, server: app.server, app, dialog: dayDialog(), inMonth: cellOfMonth(day) };
}

/** The person's cell; `day` is DD. */
export function cellOfMonth(day: string): Locator {
  return page
    .getByRole('row', { name: new RegExp(PERSON.employeeSurname) })
    .getByRole('gridcell')
    .nth(Number(day) - 1);
}

/** What the day dialog holds. */
export function dayDialog() {
  const dialog = page.getByRole('dialog', { name: /^Gestisci turno - / });
  const turn = dialog.getByLabelText('Turno principale');
  const question = dialog.getByRole('alertdialog');
  const edit = dialog.getByRole('button', { name: 'Modifica', exact: true });
  const save = dialog.getByRole('button', { name: 'Salva', exact: true });
  const answer = (word: string) => question.getByRole('button', { name: word, exact: true }).click();
  /** Types a shift over what stands in the field and takes the suggestion. */
  const choose = async (name: string): Promise<void> => {
    await turn.fill(name);
    await userEvent.keyboard('{Enter}');
  };
  return {
    dialog,
    turn,
    begin: dialog.getByLabelText('Inizio'),
    end: dialog.getByLabelText('Fine'),
    pause: dialog.getByLabelText('Pausa'),
    overtime: dialog.getByRole('checkbox', { name: 'Straordinario' }),
    note: dialog.getByRole('textbox', { name: 'Nota condivisa con il log di sala' }),
    noteTurno: dialog.getByRole('textbox', { name: 'Nota solo del turno' }),
    edit,
    cancel: dialog.getByRole('button', { name: 'Annulla', exact: true }),
    save,
    remove: dialog.getByRole('button', { name: 'Elimina', exact: true }),
    close: dialog.getByRole('button', { name: 'Chiudi (Esc)' }),
    question,
    answer,
    history: dialog.getByRole('region', { name: 'Storico' }),
    choose,
    alert: (text: string): Locator => dialog.getByRole('alert').filter({ hasText: text }),
    /** From reading to saved: shift, confirmed. */
    async change(name: string): Promise<void> {
      await edit.click();
      await choose(name);
      await save.click();
      await answer('Sì');
    },
  };
}

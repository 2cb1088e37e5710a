import { changeMany, changeSelection } from '@torre/contract/bulk';
import { compactCalendar } from '@torre/contract/month';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { BulkReply } from '@torre/contract/bulk';
import { bulkReply, declareBulk } from '../testing/fake-bulk.ts';
import { declareMonth, manyPeople, MONTH_ADDRESS, monthOfMany, monthOfOne } from '../testing/fake-month.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { SilentStream } from '../testing/silent-stream.ts';

const dialog = page.getByRole('dialog');
const turn = dialog.getByRole('combobox', { name: 'Turno principale' });
const changes = dialog.getByRole('img', { name: /: da .+ a / });
const save = dialog.getByRole('button', { name: /^Salva/ });
const status = page.getByRole('region', { name: 'Stato del calendario' });
const row = (surname: string) => page.getByRole('row', { name: new RegExp(surname) });

/** A manager looks at a roster in which everything is M but `turns`. */
function openRoster(
  turns: Readonly<Record<string, string>> = {},
  { address = MONTH_ADDRESS, declare }: { address?: string; declare?: (server: FakeServer) => void } = {},
) {
  const app = openApp(address, (server) => {
    signedIn(server, MANAGER);
    declareMonth(server, turns);
    declareBulk(server, turns);
    declare?.(server);
  });
  onTestFinished(app.close);
  const cell = (day: number, surname = 'Moretti') =>
    row(surname)
      .getByRole('gridcell')
      .nth(day - 1);
  return { server: app.server, cell };
}

/** The hand reaches a cell; what edits the month comes with it. */
async function reach(cell: ReturnType<ReturnType<typeof openRoster>['cell']>): Promise<void> {
  await cell.click();
  await expect
    .element(page.getByRole('button', { name: 'Annulla la tua ultima modifica (Ctrl+Z)' }))
    .toBeVisible();
}

test('the handle of a selection repeats its pattern over the days that follow', async () => {
  const { server, cell } = openRoster({
    '20261203': 'T12',
    '20261204': 'P',
    '20261205': 'P',
    '20261206': 'P',
  });
  await reach(cell(2));
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const handle = document.querySelector('[data-fill]')!;
  await userEvent.dragAndDrop(handle, cell(6));
  await save.click();
  for (const [day, name] of [
    [4, 'M'],
    [5, 'T12'],
    [6, 'M'],
  ] as const)
    await expect.element(cell(day)).toHaveTextContent(name);
  const asked = server.askedFor(changeMany).at(-1)!;
  expect(asked.query.get('preview')).toBe('false');
});

test('Escape above many shifts asks first where a reason was typed, and closes at once where none was', async () => {
  const { cell } = openRoster();
  await reach(cell(2));
  await userEvent.keyboard('{Delete}');
  await expect.element(changes).toHaveLength(1);
  const reason = dialog.getByRole('combobox', { name: 'Motivo' });
  await reason.fill('Correzione di un errore');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('alertdialog', { name: 'Vuoi chiudere senza salvare?' });
  await expect.element(question).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(reason).toHaveValue('Correzione di un errore');
  await reason.fill('');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('what is taken back with all typed codes leaves the field of a code as well', async () => {
  const { cell } = openRoster();
  await reach(cell(2));
  await userEvent.keyboard('p{Enter}');
  await cell(4).click();
  await userEvent.keyboard('p');
  const field = page.getByRole('textbox', { name: /04\/12/ });
  await expect.element(field).toHaveValue('p');
  await page.getByRole('button', { name: 'Togli tutti' }).click();
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(cell(2)).toHaveTextContent('M');
  await expect.element(cell(4)).toHaveTextContent('M');
});

test('a save that does not reach Torre leaves the window as it is, and is made by the next press', async () => {
  const { server, cell } = openRoster();
  await reach(cell(2));
  await userEvent.keyboard('{Delete}');
  await expect.element(changes).toHaveLength(1);
  const reason = dialog.getByRole('combobox', { name: 'Motivo' });
  await reason.fill('Correzione di un errore');
  server.loses(changeMany);
  await save.click();
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/La connessione a Torre è interrotta: quello che hai scelto resta qui\./);
  await expect.element(reason).toHaveValue('Correzione di un errore');
  declareBulk(server);
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cell(2)).toHaveTextContent('R');
  await expect.element(cell(2)).toHaveFocus();
});

/** Somebody changes the roster while the window is open; what it asks then waits for the answer that is given. */
async function changedByAnother(
  server: FakeServer,
  onAsked: () => void = () => undefined,
): Promise<(reply?: BulkReply) => void> {
  const answer = Promise.withResolvers<BulkReply>();
  const [first] = server.askedFor(changeMany);
  const asked = server.askedFor(changeMany).length;
  const stood = (first!.body as readonly { employeeId: string; date: string; version: number }[]).map(
    (item) => ({ ...item, turn: 'R' }),
  );
  server.answers(changeMany, () => {
    onAsked();
    return answer.promise;
  });
  SilentStream.tell('roster', { plant: 'LIRR', cells: [] }, '12');
  await expect.poll(() => server.askedFor(changeMany).length).toBe(asked + 1);
  return (reply = bulkReply(stood)) => {
    declareBulk(server);
    answer.resolve(reply);
  };
}

test('a save that is pressed while somebody else changes the roster is made as soon as it is known that it does the same', async () => {
  const { server, cell } = openRoster();
  await reach(cell(2));
  await userEvent.keyboard('{Delete}');
  await expect.element(changes).toHaveLength(1);
  const answers = await changedByAnother(server);
  await userEvent.keyboard('{Enter}');
  expect(server.askedFor(changeMany).at(-1)!.query.get('preview')).toBe('true');
  answers();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cell(2)).toHaveTextContent('R');
});

test('a save that is pressed at the moment in which somebody else changes the roster waits for what it does too', async () => {
  const { server, cell } = openRoster();
  await reach(cell(2));
  await userEvent.keyboard('{Delete}');
  await expect.element(changes).toHaveLength(1);
  const button = save.element() as HTMLButtonElement;
  const asked = server.askedFor(changeMany).length;
  let presses = 0;
  const answers = await changedByAnother(server, () => {
    presses += 1;
    if (presses === 1) button.click();
  });
  await expect.element(save).toBeDisabled();
  expect([presses, server.askedFor(changeMany).length]).toEqual([1, asked + 1]);
  answers();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(cell(2)).toHaveTextContent('R');
});

test('a save that is pressed while somebody else changes what it would do is not made, and the window says why', async () => {
  const { server, cell } = openRoster();
  await reach(cell(2));
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Delete}');
  await expect.element(changes).toHaveLength(2);
  const answers = await changedByAnother(server);
  await userEvent.keyboard('{Enter}');
  answers(bulkReply([{ employeeId: '100001', date: '20261203', turn: 'R' }]));
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Nel frattempo qualcuno ha cambiato/);
  await expect.element(changes).toHaveLength(1);
  expect(server.askedFor(changeMany).at(-1)!.query.get('preview')).toBe('true');
});

test('where the shift of the cycle stands already a delete says so, and another shift is one press away', async () => {
  const { cell } = openRoster({ '20261202': 'R' });
  await reach(cell(2));
  await userEvent.keyboard('{Delete}');
  await expect.element(dialog).toMatchTextContent(/qui c’è già il turno del ciclo base/);
  await dialog.getByRole('button', { name: 'Cambia turno…' }).click();
  await expect.element(turn).toHaveFocus();
});

test('rows and columns are chosen whole, by their keys and by a press on their heads', async () => {
  const { cell } = openRoster(
    {},
    { declare: (server) => server.answers(compactCalendar, (asked) => monthOfMany(asked, 4)) },
  );
  const person = manyPeople(4)[2]!.employeeSurname;
  const says = async (text: string) => {
    await expect.element(status).toMatchTextContent(new RegExp(text));
  };
  await reach(cell(5, person));
  await userEvent.keyboard('{Shift>} {/Shift}');
  await says('1 persona × 31 giorni');
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
  await says('2 persone × 31 giorni');
  await userEvent.keyboard('{ArrowDown}{Control>} {/Control}');
  await says('4 persone × 1 giorno');
  await userEvent.keyboard('{Control>}a{/Control}');
  await says('4 persone × 31 giorni');
  await expect.element(cell(5, person)).toHaveFocus();

  const head = (day: string) => page.getByRole('columnheader', { name: new RegExp(`^\\S+ ${day}$`) });
  await head('9').click();
  await says('4 persone × 1 giorno');
  await head('11').click({ modifiers: ['Shift'] });
  await says('4 persone × 3 giorni');
  await row(person).getByRole('rowheader').click();
  await says('1 persona × 31 giorni');
  await userEvent.keyboard('r');
  await expect.element(turn).toHaveValue('r');
});

test('the week at the desk has the hands of the month, over the end of the month too, and its tooltips are those of the right month', async () => {
  const turns = { '20270101': 'P' };
  const { server, cell } = openRoster(turns, {
    address: '/responsabile/calendario?impianto=LIRR&mese=2026-12&giorno=20261230&vista=settimana',
    declare: (one) =>
      one.answers(compactCalendar, (asked) => {
        const month = monthOfOne(asked, turns);
        const marks = month.from === '20270101' ? { marks: { '0': 'n' } } : {};
        return { ...month, people: month.people.map((person) => ({ ...person, ...marks })) };
      }),
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('28 dic–3 gen 2027');
  await expect.element(cell(5)).toMatchTextContent(/P/);
  await cell(5).hover();
  await expect
    .poll(() => cell(5).element().getAttribute('title'))
    .toMatch(/ven 01\/01\/2027\nP Pomeriggio .*, nota/);
  await reach(cell(4));
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.element(status).toMatchTextContent(/1 persona × 2 giorni/);
  await userEvent.keyboard('t12{Enter}');
  await expect.element(dialog.getByRole('img', { name: 'ven 1: da P a T12' })).toBeVisible();
  await expect.element(changes).toHaveLength(2);
  await userEvent.keyboard('{Enter}');
  await expect.element(cell(5)).toMatchTextContent(/T12/);
  expect(server.askedFor(changeSelection).at(-1)!.query.get('preview')).toBe('false');
});

import { readAway } from '@torre/contract/away';
import { changeMany } from '@torre/contract/bulk';
import { readCounters } from '@torre/contract/counters';
import { readCover, readCoverMends } from '@torre/contract/cover';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { historyOf } from '../areas/roster/index.ts';
import { cellOfMonth, dayDialog } from '../testing/day-dialog-page.ts';
import { declareBulk } from '../testing/fake-bulk.ts';
import { counterDetail } from '../testing/fake-counter.ts';
import { COVER, candidate } from '../testing/fake-cover.ts';
import { FakeCell } from '../testing/fake-day.ts';
import { declareMonth, MONTH_ADDRESS, PERSON } from '../testing/fake-month.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const DATE = '20261216';
const SLOT = { ...COVER.slot, date: DATE, timeslotId: 'P', description: 'P' };
const panel = page.getByRole('dialog', { name: 'Chi può coprire? P, 16/12/2026' });
const { dialog } = dayDialog();
const way = dialog.getByRole('button', { name: 'Chi può coprire? P' });
/** Steps that the signed-in manager can take back. */
const undoSteps = (): number => historyOf(MANAGER.utente.userName, 'LIRR').read().undo;
const redo = page.getByRole('button', { name: 'Ripeti la modifica annullata (Ctrl+Y)' });

interface OpenedMonth {
  readonly address?: string;
  readonly declare?: (server: FakeServer) => void;
}

/** The month of somebody on P who is away on the 16th; from four to seven nobody sits in their place. */
function openMonth({ address = MONTH_ADDRESS, declare }: OpenedMonth = {}) {
  const app = openApp(address, (server) => {
    signedIn(server, MANAGER);
    declareMonth(server, { [DATE]: 'P' });
    new FakeCell(DATE, { turn: 'P' }).declare(server);
    const away = {
      employeeId: PERSON.employeeId,
      from: DATE,
      to: DATE,
      startDate: null,
      endDate: null,
      reason: 'ABSENT',
    } as const;
    server.answers(readAway, { outcome: DONE, away: [away], overtime: [], position: '10' });
    const { counters: row } = counterDetail('P', DATE);
    const verdict = { ...row.verdict, missing: 1, hours: [{ from: '1600', to: '1900' }] };
    server.answers(readCounters, {
      outcome: DONE,
      counters: [{ ...row, employees: 1, verdict }],
      position: '10',
    });
    const legal = [candidate('800001', { date: DATE, turn: 'P', shiftId: 'LIRR-P' })];
    server.answers(readCover, { ...COVER, slot: SLOT, legal });
    declareBulk(server);
    declare?.(server);
  });
  onTestFinished(app.close);
  return app;
}

test('from the cell of somebody away three presses cover the slot, and the month takes it back and makes it again', async () => {
  const { server } = openMonth();
  await cellOfMonth('16').dblClick();
  await way.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await panel.getByRole('button', { name: 'Assegna P a Rossi800001 Marco' }).click();
  await expect.poll(() => server.askedFor(changeMany)).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(cellOfMonth('16')).toHaveFocus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => server.askedFor(changeMany)).toHaveLength(2);
  await expect.element(redo).toHaveAttribute('aria-disabled', 'false');
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.poll(() => server.askedFor(changeMany)).toHaveLength(3);
  const cell = { employeeId: '800001', date: DATE };
  expect(server.askedFor(changeMany).map(({ body }) => body)).toMatchObject([
    [{ ...cell, version: 3, confTurnId: 'LIRR-P' }],
    [{ ...cell, version: 4, restore: 3 }],
    [{ ...cell, version: 5, restore: 4 }],
  ]);
});

test('an exchange of two shifts is one step of the month, which the notice takes back as well', async () => {
  const first = candidate('800004', { date: DATE, standingTurn: 'T10', turn: 'P', shiftId: 'LIRR-P' });
  const second = candidate('800005', { date: DATE, turn: 'T10', shiftId: 'LIRR-T10' });
  const { server } = openMonth({
    declare: (own) => {
      own.answers(readCover, { ...COVER, slot: SLOT, legal: [] });
      own.answers(readCoverMends, { outcome: DONE, mends: [{ first, second }], position: '10' });
    },
  });
  await cellOfMonth('16').dblClick();
  await way.click();
  const before = undoSteps();
  await panel.getByRole('button', { name: /^Assegna: Rossi800004/ }).click();
  await expect.poll(undoSteps).toBe(before + 1);
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect.poll(undoSteps).toBe(before);
  for (const { body } of server.askedFor(changeMany))
    expect(body).toMatchObject([{ employeeId: '800004' }, { employeeId: '800005' }]);
  expect(server.askedFor(changeMany)).toHaveLength(2);
});

test('what is typed in the day is asked about before the panel takes its place', async () => {
  openMonth();
  await cellOfMonth('16').dblClick();
  await dayDialog().edit.click();
  await dayDialog().note.fill('Arriva alle 16');
  await way.click();
  await expect.element(dayDialog().question).toBeVisible();
  await expect.element(panel).not.toBeInTheDocument();
  await dayDialog().answer('Sì, esci');
  await expect.element(panel).toBeVisible();
});

test('on the phone the day of somebody away leads there as well', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1366, 768));
  openMonth({ address: `${MONTH_ADDRESS}&persona=${PERSON.employeeId}&giorno=${DATE}` });
  await way.click();
  await expect.element(panel.getByRole('button', { name: 'Assegna P a Rossi800001 Marco' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

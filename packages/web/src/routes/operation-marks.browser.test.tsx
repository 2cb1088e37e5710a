import { previewCounters, readCounters } from '@torre/contract/counters';
import { readAway } from '@torre/contract/away';
import { decideRequests } from '@torre/contract/requests';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { counterDetail } from '../testing/fake-counter.ts';
import { declareMonth, MONTH_ADDRESS, PERSON } from '../testing/fake-month.ts';
import { request, requestsOf } from '../testing/fake-requests.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';
import { reloaded } from '../testing/reloaded.ts';

const COUNTER = counterDetail('M', '20261223').counters;
const FIGURES = { employees: 2, chairs: 2, missing: 0 };

const TAKEN = {
  counterId: COUNTER.counterId,
  timeslotId: 'M',
  daySelected: '20261223',
  description: 'M',
  beginTime: '0700',
  endTime: '1500',
  before: FIGURES,
  after: { ...FIGURES, employees: 1, missing: 1 },
  islands: [],
  specializations: [],
  hours: [],
};
const id = (number: number): string => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** The month of a plant, with one counter, and a request that takes one from it. */
function declare(server: FakeServer): void {
  signedIn(server, MANAGER);
  declareMonth(server);
  const asked = request({ datainizio: '2026/12/23', datafine: '2026/12/23' });
  requestsOf(server, { ferie: [asked] });
  const done = { id: asked.id, esito: 0, type: '0', message: '', standing: null };
  server.answers(decideRequests, { outcome: DONE, result: { ret: 1, requests: [done] } });
  server.answers(readCounters, { outcome: DONE, counters: [COUNTER], position: '10' });
  server.answers(readAway, {
    outcome: DONE,
    away: [
      {
        employeeId: PERSON.employeeId,
        from: '20261223',
        to: '20261223',
        startDate: '20261223 0800',
        endDate: '20261223 1000',
        reason: 'ABSENT',
      },
    ],
    overtime: [],
    position: '10',
  });
  server.answers(previewCounters, {
    outcome: DONE,
    counters: [TAKEN],
    legality: { added: [], ended: [] },
    position: '10',
  });
}

function open(address: string) {
  const app = openApp(address, declare);
  onTestFinished(app.close);
  return app;
}
const counter = page
  .getByRole('row')
  .filter({ has: page.getByRole('rowheader', { name: /^M\b/ }) })
  .getByRole('gridcell')
  .nth(22);

test('[M4.6.08][M4.6.09][M4.6.10] a counter that rose by a refusal is orange in the calendar, with an arrow and in words', async () => {
  const app = open('/responsabile/richieste?impianto=LIRR');
  const row = page.getByRole('row', { name: /Ferrari Luca/ });
  await row.getByRole('button', { name: 'Rifiuta richiesta', exact: true }).click();
  await page.getByRole('button', { name: 'Sì' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nota' });
  await dialog.getByRole('textbox').fill('Manca personale.');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await expect.poll(() => sessionStorage.getItem('calendarSnapshot.marks')).toMatch(/risen/);
  expect(app.server.askedFor(previewCounters)[0]!.body).toMatchObject({ without: [request().id] });
  await reloaded(app, () => open(MONTH_ADDRESS));
  await expect.element(counter).toHaveAttribute('data-mark', 'risen');
  await expect.element(counter).toHaveAccessibleName(/salito con la tua ultima operazione$/);
  const arrow = getComputedStyle(counter.element(), '::after');
  expect([arrow.content, arrow.borderBottomWidth]).toEqual(['""', '5px']);
  expect(getComputedStyle(counter.element()).backgroundColor).toBe('rgb(255, 230, 189)');
});

test('[M4.6.08] what was approved together marks the counters that it touches, what it gives back with an arrow', async () => {
  const rows = [
    request({ id: id(1), codcausale: 'RFS', datainizio: '2026/12/23', datafine: '2026/12/23' }),
    request({ id: id(2), codcausale: 'RFS', datainizio: '2026/12/24', datafine: '2026/12/24', stato: 20 }),
    request({ id: id(3), codcausale: 'RFS', datainizio: '2026/12/26', datafine: '2026/12/26' }),
  ];
  const app = openApp('/responsabile/richieste?impianto=LIRR&scheda=altro', (server) => {
    declare(server);
    requestsOf(server, { altro: rows });
    server.answers(decideRequests, ({ body }) => {
      const sent = JSON.parse((body as { jsoninput: string }).jsoninput) as { id: string }[];
      const answers = sent.map((one) => ({
        id: one.id,
        esito: one.id === id(3) ? 1 : 0,
        type: '0',
        message: '',
        standing: null,
      }));
      return { outcome: DONE, result: { ret: 1, requests: answers } };
    });
    server.answers(previewCounters, ({ body }) => {
      const { changes } = body as { changes: { from: string }[] };
      const counters = changes.map(({ from }) => ({ ...TAKEN, daySelected: from }));
      return { outcome: DONE, counters, legality: { added: [], ended: [] }, position: '10' };
    });
  });
  onTestFinished(app.close);
  await page.getByRole('button', { name: 'Approva tutte le richieste' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sì' }).click();
  const marks = () => JSON.parse(sessionStorage.getItem('calendarSnapshot.marks') ?? 'null');
  await expect.poll(() => marks()?.counters).toEqual({ 'M 20261223': 'touched', 'M 20261224': 'risen' });
});

test('[M4.6.07] what was ignored is told in its cell; without marks nothing is', async () => {
  open(MONTH_ADDRESS);
  const cell = page
    .getByRole('row', { name: new RegExp(PERSON.employeeSurname) })
    .getByRole('gridcell')
    .nth(22);
  await expect.element(cell).toHaveAttribute('data-marks', 'h');
  await expect.element(counter).not.toHaveAttribute('data-mark');
  const { saveMarks } = await import('../platform/snapshot-marks.ts');
  saveMarks({ plant: 'LIRR', counters: {}, ignored: [`${PERSON.employeeId} 20261223`] });
  await expect.element(cell).toHaveAttribute('data-marks', 'hi');
  await expect.element(cell).toHaveAccessibleName(/assente 08:00–10:00 \(ignorata in una fascia\)/);
});

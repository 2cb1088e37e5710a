import { compactCalendar, type CompactMonth } from '@torre/contract/month';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { declareMonth, manyPeople, MONTH_ADDRESS, monthOfMany } from '../testing/fake-month.ts';
import type { Asked } from '../testing/fake-server.ts';
import { MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const PEOPLE = 40;
const NAMES = manyPeople(PEOPLE);

type Month = CompactMonth | Response | Promise<CompactMonth | Response>;

/** A manager looks at a month of many; `month` says what is answered for one, else all are there. */
function openMonths(
  address: string = MONTH_ADDRESS,
  month: (asked: Asked, from: string) => Month | null = () => null,
) {
  const app = openApp(address, (server) => {
    signedIn(server, MANAGER);
    declareMonth(server);
    server.answers(
      compactCalendar,
      (asked) => month(asked, (asked.body as { from: string }).from) ?? monthOfMany(asked, PEOPLE),
    );
  });
  onTestFinished(app.close);
  return app;
}

const gridOf = (month: string) => page.getByRole('grid', { name: `Turni di ${month}, LIRR` });
const cell = (nth: number, day: number) =>
  page
    .getByRole('row', { name: new RegExp(NAMES[nth]!.employeeSurname) })
    .getByRole('gridcell')
    .nth(day - 1);
const status = page.getByRole('region', { name: 'Stato del calendario' });

/** Presses Tab until the hand is in the grid. */
async function tabToGrid(): Promise<void> {
  for (let stop = 0; stop < 60 && !document.activeElement?.closest('[role=grid]'); stop += 1)
    await userEvent.keyboard('{Tab}');
}

test('Page Down and Page Up turn the months without an empty grid between, and Alt with T returns to today', async () => {
  openMonths();
  await cell(4, 20).click();
  const counts: number[] = [];
  let isLooking = true;
  onTestFinished(() => void (isLooking = false));
  const look = (): void => {
    if (!isLooking) return;
    counts.push(document.querySelectorAll('[role=row][data-row^="person:"]').length);
    requestAnimationFrame(look);
  };
  look();
  for (const [key, title] of [
    ['{PageDown}', 'Gennaio 2027'],
    ['{PageDown}', 'Febbraio 2027'],
    ['{PageDown}', 'Marzo 2027'],
    ['{PageUp}', 'Febbraio 2027'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(gridOf(title)).toBeVisible();
    await expect.element(cell(4, 20)).toHaveFocus();
  }
  // A screenful of rows at every frame.
  expect(Math.min(...counts)).toBeGreaterThan(20);

  await userEvent.keyboard('{Alt>}t{/Alt}');
  await expect.element(gridOf('Dicembre 2026')).toBeVisible();
  await expect.element(cell(4, 14)).toHaveFocus();
  await cell(4, 25).click();
  await userEvent.keyboard('{Alt>}T{/Alt}');
  await expect.element(cell(4, 14)).toHaveFocus();
});

test('the hand keeps its person and day while a month is on its way, and Alt with T finds today in one that arrives late', async () => {
  const december = Promise.withResolvers<void>();
  const { address } = openMonths('/responsabile/calendario?impianto=LIRR&mese=2027-02', (asked, from) =>
    from === '20261201' ? december.promise.then(() => monthOfMany(asked, PEOPLE)) : null,
  );
  await cell(4, 10).click();
  await userEvent.keyboard('{Alt>}t{/Alt}');
  await expect.poll(address).toMatch(/mese=2026-12/);
  await expect.element(cell(4, 10)).toHaveFocus();
  december.resolve();
  await expect.element(gridOf('Dicembre 2026')).toBeVisible();
  await expect.element(cell(4, 14)).toHaveFocus();
  await expect.element(status).toMatchTextContent(/Rossi05 Valentina, lun 14\/12\/2026/);
  await userEvent.keyboard('{PageDown}');
  await expect.element(gridOf('Gennaio 2027')).toBeVisible();
  await expect.element(cell(4, 14)).toHaveFocus();
});

test('who comes by Tab turns the month at once, and a month that failed gives the hand back after Riprova', async () => {
  let isBroken = true;
  openMonths(MONTH_ADDRESS, (_, from) =>
    isBroken && from === '20270101' ? Response.json({}, { status: 500 }) : null,
  );
  await expect.element(gridOf('Dicembre 2026')).toBeVisible();
  await tabToGrid();
  await expect.element(cell(0, 14)).toHaveFocus();
  await expect.element(status).toMatchTextContent(/Rossi01 Valentina, lun 14\/12\/2026/);
  await userEvent.keyboard('{PageDown}');
  const retry = page.getByRole('button', { name: 'Riprova' });
  await expect.element(retry).toBeVisible();
  isBroken = false;
  retry.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(gridOf('Gennaio 2027')).toBeVisible();
  await expect.element(cell(0, 14)).toHaveFocus();
  await userEvent.keyboard('{PageDown}');
  await expect.element(gridOf('Febbraio 2027')).toBeVisible();
  await expect.element(cell(0, 14)).toHaveFocus();
});

import { readCounterDetail, readCounters, refreshCounters } from '@torre/contract/counters';
import type { SessionReply } from '@torre/contract/identity';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { counterDetail, counterScreen, declareCounter, openCounter } from '../testing/fake-counter.ts';
import { declareMonth, MONTH_ADDRESS } from '../testing/fake-month.ts';
import type { FakeServer } from '../testing/fake-server.ts';
import { DONE, MANAGER, signedIn } from '../testing/fake-session.ts';
import { openApp } from '../testing/mounted-app.tsx';

const { card, heading, hour, refresh } = counterScreen;

afterEach(() => vi.useRealTimers());

/** The timeslots of the counters that a month shows, in their order. */
const SLOTS = [
  ['M', '0700', '1500'],
  ['P', '1500', '2300'],
  ['N', '2300', '0700'],
].map(([name, beginTime, endTime]) => ({
  timeslotId: name!,
  description: name!,
  beginTime: beginTime!,
  endTime: endTime!,
  kind: 'LAV' as const,
}));
const SESSION: SessionReply = { ...MANAGER, plantTimeslots: { LIRR: SLOTS } };

function openMonth(declare?: (server: FakeServer) => void) {
  const app = openApp(MONTH_ADDRESS, (server) => {
    signedIn(server, SESSION);
    declareMonth(server);
    declareCounter(server);
    declare?.(server);
  });
  onTestFinished(app.close);
  return app;
}

const counterCell = (slot: string, day: number) =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${slot}\\b`) }) })
    .getByRole('gridcell')
    .nth(day - 1);

test('a counter whose number is still on the way opens all the same: the press is not lost', async () => {
  const numbers = Promise.withResolvers<void>();
  const app = openMonth((server) =>
    server.answers(readCounters, async () => {
      await numbers.promise;
      return { outcome: DONE, counters: [], position: '10' };
    }),
  );
  const cell = counterCell('N', 22);
  await expect.element(cell).toHaveTextContent('');
  await cell.click();
  await expect.poll(app.address).toMatch(/^\/responsabile\/calendario\/contatore\/DIVLIRR-20261222\/N\b/);
  await expect.element(heading).toHaveTextContent('22 dicembre 2026 · N');
  numbers.resolve();
});

test('[M2.1.31][M2.1.32][M2.1.34] bars are green above the line and red below it, let the lines shine through and take half of their place', async () => {
  const islands = [
    { name: 'Verde', employees: 4, chairs: 1 },
    { name: 'Rossa', employees: 1, chairs: 3 },
  ];
  const detail = counterDetail('N', '20261222');
  openCounter((server) =>
    server.answers(readCounterDetail, { ...detail, counters: { ...detail.counters, islands } }),
  );
  const bars = card('ISOLE').getByRole('group', { name: 'ISOLE', exact: true }).getByRole('img');
  await expect.element(bars).toHaveLength(islands.length);
  const drawn = bars.elements().map((bar) => {
    const rect = bar.querySelector('rect')!;
    const own = rect.getBoundingClientRect();
    const place = bar.querySelector('svg')!.getBoundingClientRect();
    return {
      fill: getComputedStyle(rect).fill,
      share: Math.round((rect.width.baseVal.value / place.width) * 100),
      isAbove: own.bottom <= place.top + place.height / 2 + 1,
    };
  });
  expect(drawn.map(({ share, isAbove }) => [share, isAbove])).toEqual([
    [50, true],
    [50, false],
  ]);
  const colours = drawn.map(({ fill }) =>
    /srgb ([\d.]+) ([\d.]+) ([\d.]+) \/ ([\d.]+)/.exec(fill)!.map(Number),
  );
  const [[, greenRed, green, , greenAlpha], [, red, redGreen, , redAlpha]] = colours as [number[], number[]];
  expect(green!).toBeGreaterThan(greenRed!);
  expect(red!).toBeGreaterThan(redGreen!);
  expect(greenAlpha!).toBeLessThan(1);
  expect(redAlpha!).toBeLessThan(1);
});

test('[M2.1.05][M2.1.06][M2.1.07][M2.1.08][M2.1.09] the refresh says how old the numbers are, minute by minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.setTimerTickMode('interval', 20);
  const server = openCounter();
  const says = async (text: string) => {
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  };
  await refresh.click();
  await says('Dati aggiornati');
  vi.setTimerTickMode('manual');
  const asked = server.askedFor(refreshCounters).map(({ query }) => String(query));
  expect(asked).toEqual(['division=DIVLIRR&from=20261222&to=20261222']);
  await vi.advanceTimersByTimeAsync(45_000);
  await says('Dati aggiornati');
  await vi.advanceTimersByTimeAsync(16_000);
  await says('Aggiornato: 1 minuto fa');
  await vi.advanceTimersByTimeAsync(60_000);
  await says('Aggiornato: 2 minuti fa');
});

test('[M2.1.03][M2.1.04] by keyboard alone: Enter on a counter, arrows over its hours, Indietro, and the hand is where it was', async () => {
  const { address } = openMonth();
  const cell = counterCell('P', 5);
  await expect.element(cell).toBeInTheDocument();
  page.getByRole('grid').element().querySelector<HTMLElement>('[tabindex="0"]')!.focus();
  // P is the second of three rows of counters.
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{ArrowUp}');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect.element(cell).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveTextContent('05 dicembre 2026 · P');
  await expect.element(hour('15:00')).toBeVisible();
  hour('15:00').element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(hour('22:00')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(hour('22:00')).toHaveAttribute('aria-pressed', 'true');
  expect(address()).toMatch(/[?&]ora=22/);

  page.getByRole('button', { name: 'Indietro' }).element().focus();
  const goesBack = vi.spyOn(history, 'back');
  onTestFinished(() => goesBack.mockRestore());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await userEvent.keyboard('{Enter}');
  expect(sessionStorage.getItem('calendarSnapshot')).toBe(
    '{"plant":"LIRR","timeslotId":"P","date":"20261205"}',
  );
  await vi.advanceTimersByTimeAsync(49);
  expect(goesBack).not.toHaveBeenCalled();
  await expect.element(heading).toBeVisible();
  await vi.advanceTimersByTimeAsync(1);
  expect(goesBack).toHaveBeenCalledOnce();
  vi.setTimerTickMode('interval', 20);
  await expect.element(page.getByRole('grid')).toBeVisible();
  await expect.element(cell).toHaveFocus();
});

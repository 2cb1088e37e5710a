import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { BarePage } from '../browser/bare-page.ts';
import { MONTHS, observed } from '../browser/calendar-page.ts';
import { mean, median } from '../figures/statistics.ts';

const KEYS = 10;
const PATCHES = 20;
const STEPS = 2;
/** Two frames and, each time, another part of one: events come at any moment of a frame. */
const betweenMs = (turn: number): number => 33 + ((turn * 7) % 17);

const CELL = '[data-part=body] [data-row^="person:"]:nth-child(3) [role=gridcell]:nth-child(16)';

/** Milliseconds from an arrow key to the paint after it, mean of ten up and ten down. */
export async function pressKeys(page: Page): Promise<number> {
  return mean(await timeKeys(page));
}

/** The same, each press. */
export async function timeKeys(page: Page): Promise<readonly number[]> {
  await page.bringToFront();
  await page
    .locator(CELL)
    .first()
    .evaluate((cell: HTMLElement) => {
      cell.tabIndex = 0;
      cell.focus();
    });
  const times: number[] = [];
  for (const key of ['ArrowDown', 'ArrowUp']) {
    for (let press = 0; press < KEYS; press++) {
      await pause(betweenMs(press));
      const start = (type: string) => ({ observed: window.torreBench.nextInput(type) });
      times.push(await observed(page, start, 'keydown', () => page.keyboard.press(key)));
    }
  }
  return times;
}

export interface Paints {
  readonly ms: readonly number[];
  readonly frames: readonly number[];
}

/** Live changes of a cell in view, made by somebody else: from the event to the paint. */
export async function paintPatches(page: Page, save: () => Promise<unknown>): Promise<Paints> {
  await page.bringToFront();
  const paints: { ms: number; frames: number }[] = [];
  for (let patch = 0; patch < PATCHES; patch++) {
    await pause(betweenMs(patch));
    paints.push(await observed(page, () => ({ observed: window.torreBench.nextPatch() }), null, save));
  }
  return { ms: paints.map(({ ms }) => ms), frames: paints.map(({ frames }) => frames) };
}

/** The floor of a live change: one cell written in the coming frame. */
export async function writeCells({ page }: BarePage): Promise<number> {
  await page.bringToFront();
  const times: number[] = [];
  const cell = page.locator(CELL).first();
  for (let write = 0; write < PATCHES; write++) {
    const change = { text: `T${10 + write}`, delay: betweenMs(write) };
    times.push(
      await cell.evaluate((one, { text, delay }) => window.torreBench.writeCell(one, text, delay), change),
    );
  }
  return mean(times);
}

/** Milliseconds from the click on 'next month' or 'previous month' until that month is usable; both were read ahead. */
export async function turnMonths(page: Page): Promise<number> {
  await page.bringToFront();
  const times: number[] = [];
  for (let step = 0; step < STEPS; step++) {
    times.push(await turnTo(page, 'Mese successivo', MONTHS.next.title));
    times.push(await turnTo(page, 'Mese precedente', MONTHS.shown.title));
  }
  return median(times);
}

async function turnTo(page: Page, button: string, title: string): Promise<number> {
  const [clicked, usable] = await observed(
    page,
    (wanted) => ({
      observed: Promise.all([window.torreBench.inputTime('click'), window.torreBench.usable(wanted)]),
    }),
    title,
    () => page.getByRole('button', { name: button, exact: true }).click(),
  );
  await page.waitForFunction(() => window.torreBench.isComplete());
  return usable - clicked;
}

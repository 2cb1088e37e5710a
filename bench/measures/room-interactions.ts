import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { observed } from '../browser/calendar-page.ts';
import type { PaintedMove } from '../browser/page-probe.ts';

/** To the right and back. */
const STEPS = 20;
/** A quarter of an hour at this width: each move changes something. */
const QUARTERS = 96;
/** Another part of a frame each time. */
const betweenMs = (turn: number): number => 33 + ((turn * 7) % 17);

interface Start {
  readonly x: number;
  readonly y: number;
  readonly quarter: number;
}

const BARS = '[data-item]';

/** The middle of a bar that somebody sits in, in view, and how many pixels a quarter of an hour has. */
async function startOf(page: Page): Promise<Start> {
  return page.evaluate(
    ({ bars, quarters }) => {
      const inView = [...document.querySelectorAll<HTMLElement>(bars)].filter((bar) => {
        const { left, right, top, bottom, width } = bar.getBoundingClientRect();
        return width > 40 && top > 200 && bottom < innerHeight - 200 && left > 500 && right < 900;
      });
      const bar = inView.find((one) => one.ariaPressed === 'false')!;
      const { left, top, width, height } = bar.getBoundingClientRect();
      for (const marked of document.querySelectorAll('[data-bench]')) marked.removeAttribute('data-bench');
      bar.dataset['bench'] = '';
      const layer = bar.parentElement!.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, quarter: layer.width / quarters };
    },
    { bars: BARS, quarters: QUARTERS },
  );
}

async function goAndBack(
  page: Page,
  { x, y, quarter }: Start,
  selector: string,
): Promise<readonly PaintedMove[]> {
  const moves: PaintedMove[] = [];
  for (let step = 1; step <= STEPS * 2; step++) {
    await pause(betweenMs(step));
    const at = step <= STEPS ? step : STEPS * 2 - step;
    const start = (wanted: string) => ({ observed: window.torreBench.nextMove(wanted) });
    moves.push(await observed(page, start, selector, () => page.mouse.move(x + at * quarter, y)));
  }
  return moves;
}

/** Drags one bar of the plan to the right and back, a quarter of an hour a move, and puts it back. */
export async function dragBar(page: Page): Promise<readonly PaintedMove[]> {
  await page.bringToFront();
  const start = await startOf(page);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  const moves = await goAndBack(page, start, '[data-dragged]');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return moves;
}

/** The floor: the same bar follows the same hand by its style alone, with nothing else behind it. */
export async function slideBar(page: Page): Promise<readonly PaintedMove[]> {
  await page.bringToFront();
  const start = await startOf(page);
  await page.mouse.move(start.x, start.y);
  await page.evaluate((from) => {
    const bar = document.querySelector<HTMLElement>('[data-bench]')!;
    const follow = (event: PointerEvent): void => {
      bar.style.translate = `${event.clientX - from}px`;
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('keydown', () => window.removeEventListener('pointermove', follow), {
      once: true,
    });
  }, start.x);
  const moves = await goAndBack(page, start, '[data-bench]');
  await page.keyboard.press('Shift');
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-bench]')!.style.translate = '';
  });
  return moves;
}

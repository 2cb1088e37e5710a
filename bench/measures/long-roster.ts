import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import type { Figure } from '../figures/figure.ts';
import { quietRounds } from '../figures/rounds.ts';
import { percentile } from '../figures/statistics.ts';
import { openCalendar, untilComplete } from '../browser/calendar-page.ts';
import { BulkActor } from '../load/bulk-actor.ts';
import { HttpSession } from '../load/http-session.ts';
import { fillPlant } from '../product/fill-plant.ts';
import { startProduct } from '../product/start-product.ts';
import { DATE, OTHER_MANAGER, TODAY } from '../product/world-under-load.ts';
import { timeKeys } from './grid-interactions.ts';
import { reload } from './grid-visit.ts';
import type { Measure } from './measure.ts';

/** Three hundred cells that one event tells. */
const BLOCK = { people: 100, from: DATE, days: 3 } as const;
const WHEEL = { turns: 60, pixels: 180, betweenMs: 16 } as const;
/** Longer than a change takes from its call to the last thing that the page does about it. */
const QUIET_MS = 1_500;
const MS_PER_SECOND = 1_000;

/** The frames while the wheel turns down and up again: milliseconds from each to the next. */
async function wheel(page: Page): Promise<readonly number[]> {
  await page.bringToFront();
  await page.locator('[data-part=body] [data-row^="person:"]').first().hover();
  const frames = await page.evaluateHandle(() => {
    const at: number[] = [];
    const next = (time: number): void => {
      at.push(time);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    return at;
  });
  for (const direction of [1, -1]) {
    for (let turn = 0; turn < WHEEL.turns; turn++) {
      await page.mouse.wheel(0, direction * WHEEL.pixels);
      await pause(WHEEL.betweenMs);
    }
  }
  const times = await frames.jsonValue();
  return times.slice(1).map((time, index) => time - times[index]!);
}

/** Milliseconds that the page's main thread works while `act` is done and its effect comes, above those of a quiet page. */
async function mainThread(page: Page, act: () => Promise<unknown>): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const worked = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
    if (seconds === undefined) throw new Error('the browser does not tell the work of its main thread');
    return seconds * MS_PER_SECOND;
  };
  const during = async (whatever: () => Promise<unknown>): Promise<number> => {
    const before = await worked();
    await Promise.all([whatever(), pause(QUIET_MS)]);
    return (await worked()) - before;
  };
  const quiet = await during(() => Promise.resolve());
  const busy = await during(act);
  await devtools.detach();
  return busy - quiet;
}

async function measurePeople(
  browser: Browser,
  people: number,
  scrollAim: number,
): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'torre-bench-long-'));
  const dataFolder = join(folder, 'data');
  const product = await startProduct({ dataFolder, today: TODAY, recordingFile: null });
  try {
    await fillPlant(dataFolder, people);
    const page = await openCalendar(browser, product.url);
    const other = await HttpSession.open(product.url, OTHER_MANAGER);
    const actor = await BulkActor.open(other, BLOCK);
    const rounds = await quietRounds(async () => {
      const usable = await reload(page);
      await untilComplete(page);
      const frame = percentile(await wheel(page), 95);
      const key = percentile(await timeKeys(page), 95);
      const live = await mainThread(page, () => actor.save());
      return { usable, frame, key, live };
    });
    other.close();
    await page.context().close();
    const of = `${people} people`;
    return [
      {
        name: `${of}: usable after its data`,
        unit: 'ms',
        rounds: rounds.usable,
        aim: people === 300 ? { of: 'figure', atMost: 200 } : null,
      },
      {
        name: `${of}: a frame of scrolling, p95`,
        unit: 'ms',
        rounds: rounds.frame,
        aim: { of: 'figure', atMost: scrollAim },
      },
      {
        name: `${of}: key pressed to painted, p95`,
        unit: 'ms',
        rounds: rounds.key,
        aim: people === 300 ? { of: 'figure', atMost: 50 } : null,
      },
      {
        name: `${of}: 300 live changes at once, main thread`,
        unit: 'ms',
        rounds: rounds.live,
        aim: people === 300 ? { of: 'figure', atMost: 80 } : null,
      },
    ];
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

export const longRoster: Measure = {
  name: 'long-roster',
  about:
    'month of 300 and of 1,000 people × 31 days in Chromium at 1366 × 768, each on a database of its own: opened anew, the wheel ' +
    'turned down and up, arrow keys, and 300 cells changed by one call of another manager; no floor',
  run: async (bench) => {
    const browser = await bench.browser();
    return [...(await measurePeople(browser, 300, 25)), ...(await measurePeople(browser, 1000, 40))];
  },
};

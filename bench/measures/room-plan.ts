import { readOperativePlan, readPositions, saveOperativePlan } from '@torre/contract/operations-room';
import type { OperativePlanReply, PositionsReply } from '@torre/contract/operations-room';
import type { Browser, Page } from 'playwright-core';
import type { PaintedMove } from '../browser/page-probe.ts';
import { newContext, openSignIn, pressSignIn } from '../browser/calendar-page.ts';
import { fixed } from '../figures/figure.ts';
import { alternate } from '../figures/rounds.ts';
import { mean, percentile } from '../figures/statistics.ts';
import { HttpSession } from '../load/http-session.ts';
import { fillPlant } from '../product/fill-plant.ts';
import { fillRoom, fullDay } from '../product/fill-room.ts';
import { MANAGER, PLANT } from '../product/world-under-load.ts';
import type { Measure } from './measure.ts';
import { dragBar, slideBar } from './room-interactions.ts';

const PEOPLE = 300;
const POSITIONS = 60;
const DATE = '20261216';
const FRAME_MS = 16.7;
const ROOM = `/responsabile/sala?impianto=${PLANT}&giorno=${DATE}`;

/** Saves a day in which all positions are open round the clock, and answers how many people sit in it. */
async function furnish(url: string): Promise<number> {
  const session = await HttpSession.open(url, MANAGER);
  const division = `DIV${PLANT}`;
  const path = { id: `${division}-${DATE}` };
  const { positions }: PositionsReply = await session.reply(readPositions, { query: { division } });
  const { operativePlan, people }: OperativePlanReply = await session.reply(readOperativePlan, { path });
  const working = positions.filter(({ kind }) => kind === 'LAV').map(({ positionId }) => positionId);
  const timePlans = fullDay(DATE, working, people);
  const { version, state } = operativePlan;
  await session.reply(saveOperativePlan, { path, body: { version, state, timePlans } });
  session.close();
  return timePlans.filter(({ employeeId }) => employeeId !== null).length;
}

async function openRoom(browser: Browser, url: string): Promise<Page> {
  const page = await (await newContext(browser, url)).newPage();
  await openSignIn(page, MANAGER, ROOM);
  await pressSignIn(page);
  await page.locator('[data-item]').first().waitFor();
  await page.evaluate(() => window.torreBench.freeFrame());
  return page;
}

export const roomPlan: Measure = {
  name: 'room-plan',
  about:
    `a bar dragged in the plan of ${POSITIONS} positions × 24 h, people in stretches of two hours, in Chromium at 1366 × 768: from ` +
    'each move of a quarter of an hour to the paint that shows it, with the rules judged again; floor: the same bar in the same ' +
    'page, which follows the hand by its style alone',
  run: async (bench) => {
    const { url } = await bench.product();
    await fillPlant(await bench.dataFolder(), PEOPLE);
    await fillRoom(await bench.dataFolder(), POSITIONS);
    const seats = await furnish(url);
    const page = await openRoom(await bench.browser(), url);
    const dragged: PaintedMove[] = [];
    const moved = await alternate({
      product: async () => {
        const moves = await dragBar(page);
        dragged.push(...moves);
        return mean(moves.map(({ ms }) => ms));
      },
      floor: async () => mean((await slideBar(page)).map(({ ms }) => ms)),
    });
    const latest = (of: keyof PaintedMove) =>
      fixed(
        percentile(
          dragged.map((move) => move[of]),
          95,
        ),
      );
    return [
      { name: `a move of one of ${seats} bars painted`, unit: 'ms', rounds: moved, aim: null },
      {
        name: 'its work, of twenty moves the longest',
        unit: 'ms',
        rounds: latest('workMs'),
        aim: { of: 'figure', atMost: FRAME_MS },
      },
      {
        name: 'of twenty moves the latest',
        unit: 'frames',
        rounds: latest('frames'),
        aim: { of: 'figure', atMost: 1 },
      },
    ];
  },
};

import type { Page } from 'playwright-core';
import { moveByArrows, openBarePage } from '../browser/bare-page.ts';
import { openCalendar, untilComplete } from '../browser/calendar-page.ts';
import { fixed } from '../figures/figure.ts';
import { alternate, quietRounds } from '../figures/rounds.ts';
import { mean, median, percentile } from '../figures/statistics.ts';
import { paintPatches, pressKeys, turnMonths, writeCells } from './grid-interactions.ts';
import { reload, visit } from './grid-visit.ts';
import type { Measure } from './measure.ts';

const RELOADS = 5;
const BUILDS = 9;

const repeated = async (times: number, measure: () => Promise<number>): Promise<number> => {
  const values: number[] = [];
  for (let time = 0; time < times; time++) values.push(await measure());
  return median(values);
};

/** Serves the page what the product says of the rules, with its findings or with none; drawing is what differs. */
async function answerFindings(page: Page, shown: boolean): Promise<void> {
  await page.route('**/api/manager/legality?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { readonly findings: readonly unknown[] };
    if (body.findings.length === 0) throw new Error('This month has no findings to draw.');
    await route.fulfill({ response, json: shown ? body : { ...body, findings: [] } });
  });
}

/** The month of 145 people in Chromium, 1366 × 768. */
export const grid: Measure = {
  name: 'grid',
  about:
    'month of LIRR (145 people) in Chromium at 1366 × 768, one person, closed loop; usable: the first person’s days are ' +
    'painted and a frame is free; floor: the same HTML built by innerHTML in an empty page with the same styles',
  run: async (bench) => {
    const load = await bench.load();
    const browser = await bench.browser();
    const { url } = await bench.product();
    const signIn = await quietRounds(() => visit(browser, url));

    const calendar = await openCalendar(browser, url);
    const bare = await openBarePage(calendar);
    const build = () => repeated(BUILDS, () => bare.build());
    const afterData = await alternate({
      product: () => repeated(RELOADS, () => reload(calendar)),
      floor: build,
    });

    const marked = await openCalendar(browser, url);
    await answerFindings(marked, true);
    const unmarked = await openCalendar(browser, url);
    await answerFindings(unmarked, false);
    const againstUnmarked = await alternate({
      product: () => repeated(RELOADS, () => reload(marked)),
      floor: () => repeated(RELOADS, () => reload(unmarked)),
    });
    await marked.context().close();
    await unmarked.context().close();

    await calendar.bringToFront();
    await untilComplete(calendar);
    const frames: number[] = [];
    const painted = await alternate({
      product: async () => {
        const paints = await paintPatches(calendar, () => load.run('saveForPaint'));
        frames.push(...paints.frames);
        return mean(paints.ms);
      },
      floor: () => writeCells(bare),
    });
    const months = await alternate({ product: () => turnMonths(calendar), floor: build });
    await bare.build();
    await moveByArrows(bare.page);
    const keys = await alternate({ product: () => pressKeys(calendar), floor: () => pressKeys(bare.page) });

    return [
      {
        name: 'sign-in pressed to calendar usable',
        unit: 'ms',
        rounds: signIn.fromButton,
        aim: { of: 'figure', atMost: 1000 },
      },
      { name: 'from the answer of the sign-in', unit: 'ms', rounds: signIn.fromAnswer, aim: null },
      { name: 'until every row is drawn', unit: 'ms', rounds: signIn.complete, aim: null },
      { name: 'usable after its data', unit: 'ms', rounds: afterData, aim: { of: 'figure', atMost: 150 } },
      {
        name: 'the same, against itself without findings',
        unit: 'ms',
        rounds: againstUnmarked,
        aim: { of: 'ratio', atMost: 1.1 },
      },
      { name: 'live change painted', unit: 'ms', rounds: painted, aim: null },
      {
        name: 'of twenty live changes the latest',
        unit: 'frames',
        rounds: fixed(percentile(frames, 95)),
        aim: { of: 'figure', atMost: 1 },
      },
      { name: 'month to month', unit: 'ms', rounds: months, aim: { of: 'figure', atMost: 100 } },
      { name: 'key pressed to painted', unit: 'ms', rounds: keys, aim: { of: 'figure', atMost: 100 } },
    ];
  },
};

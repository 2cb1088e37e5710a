import { judgePerson } from '@torre/domain/legality';
import type { Timeline } from '@torre/domain/legality';
import { alternate } from '../figures/rounds.ts';
import { median } from '../figures/statistics.ts';
import { legalityScene } from './legality-scene.ts';
import type { Measure } from './measure.ts';

const SAMPLES = 40;

const timed = (work: () => void): number => {
  const begin = performance.now();
  work();
  return performance.now() - begin;
};
const sampled = (work: () => void): number => median(Array.from({ length: SAMPLES }, () => timed(work)));

/** All rules over a month of 300 people, in one process, nothing around them. */
export const legality: Measure = {
  name: 'legality',
  about:
    'all rules of a roster over a month of 300 people × 31 days on the cycles of the demo, with the three months before that ' +
    'their windows ask for (36,600 cells in memory); floor: a pass that looks up each of these cells and sums its duty minutes',
  run: async () => {
    const { source, month, timelines, changed, cells, dutyMinutes } = legalityScene();
    let found = 0;
    let minutes = 0;
    const judgeAll = (people: readonly Timeline[]): void => {
      for (const timeline of people) found += judgePerson(timeline, source, month).length;
    };
    const sumAll = (): void => {
      for (const own of cells) for (const { turn } of own) minutes += dutyMinutes.get(turn) ?? 0;
    };
    judgeAll(timelines);
    sumAll();
    if (found === 0 || minutes === 0) throw new Error('The scene of the rules has no finding or no duty');

    const whole = await alternate({
      product: () => sampled(() => judgeAll(timelines)),
      floor: () => sampled(sumAll),
    });
    return [
      { name: 'a whole month', unit: 'ms', rounds: whole, aim: { of: 'figure', atMost: 20 } },
      { name: 'the same, against the pass', unit: 'ms', rounds: whole, aim: { of: 'ratio', atMost: 30 } },
      {
        name: 'one person after one changed cell',
        unit: 'ms',
        rounds: await alternate({
          product: () => sampled(() => judgeAll(changed)) / changed.length,
          floor: () => sampled(sumAll) / changed.length,
        }),
        aim: { of: 'figure', atMost: 0.2 },
      },
    ];
  },
};

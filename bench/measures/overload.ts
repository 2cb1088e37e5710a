import { fixed } from '../figures/figure.ts';
import { alternate } from '../figures/rounds.ts';
import type { LoadResult } from '../load/overload-load.ts';
import type { Measure } from './measure.ts';

const WARM_UP_S = 2;
const SECONDS = 3;
const TIMES_CAPACITY = 2;
const SECOND_MS = 1000;
const LONGEST_WAIT_MS = 2000;
/** Saves keep 70 % of what they have at capacity. */
const SAVES_KEEP = 0.7;

export const overload: Measure = {
  name: 'overload',
  about:
    'four reads (month, day, session) for a save; capacity: 32 clients, closed loop; then twice those rates, open loop, ' +
    'times from when a call was due; floor of the saves: at capacity',
  run: async (bench) => {
    const load = await bench.load();
    await load.run('capacity', { seconds: WARM_UP_S });
    const capacity = await load.run('capacity', { seconds: SECONDS });
    const overloads: LoadResult[] = [];
    const saves = await alternate({
      product: async () => {
        const result = await load.run('overload', {
          seconds: SECONDS,
          saves: TIMES_CAPACITY * capacity.saved,
          reads: TIMES_CAPACITY * capacity.read,
        });
        overloads.push(result);
        return SECOND_MS / result.saved;
      },
      floor: async () => SECOND_MS / (await load.run('capacity', { seconds: SECONDS })).saved,
    });
    const worst = (of: (result: LoadResult) => number): number => Math.max(...overloads.map(of));
    const mean = (of: (result: LoadResult) => number): number =>
      overloads.reduce((sum, result) => sum + of(result), 0) / overloads.length;
    return [
      {
        name: 'at capacity a call answered every',
        unit: 'ms',
        rounds: fixed(SECOND_MS / (capacity.saved + capacity.read)),
        aim: null,
      },
      { name: 'a save done every', unit: 'ms', rounds: saves, aim: { of: 'ratio', atMost: 1 / SAVES_KEEP } },
      {
        name: 'answered, of a hundred calls the slowest but one',
        unit: 'ms',
        rounds: fixed(worst(({ p99 }) => p99)),
        aim: { of: 'figure', atMost: LONGEST_WAIT_MS },
      },
      {
        name: 'answered, the slowest of all',
        unit: 'ms',
        rounds: fixed(worst(({ longest }) => longest)),
        aim: { of: 'figure', atMost: LONGEST_WAIT_MS },
      },
      {
        name: 'a call refused every',
        unit: 'ms',
        rounds: fixed(
          SECOND_MS /
            Math.max(
              mean(({ shed }) => shed),
              1,
            ),
        ),
        aim: null,
      },
    ];
  },
};

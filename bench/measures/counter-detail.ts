import { quietRounds } from '../figures/rounds.ts';
import { percentile } from '../figures/statistics.ts';
import type { Measure } from './measure.ts';

/** Three seconds of a hundred. */
const CALLS = 300;
const LONGEST_WAIT_MS = 20;

export const counterDetail: Measure = {
  name: 'counter-detail',
  about:
    'details of the counters of a month, islands, specializations and hours, 100 requests a second (open loop) over 16 ' +
    'connections; times from when a call was due',
  run: async (bench) => {
    const load = await bench.load();
    const rounds = await quietRounds(async () => {
      const times = await load.run('counterDetails', { calls: CALLS });
      return { p50: percentile(times, 50), p99: percentile(times, 99) };
    });
    return [
      { name: 'a counter, median', unit: 'ms', rounds: rounds.p50, aim: null },
      {
        name: 'a counter, of a hundred the slowest but one',
        unit: 'ms',
        rounds: rounds.p99,
        aim: { of: 'figure', atMost: LONGEST_WAIT_MS },
      },
    ];
  },
};

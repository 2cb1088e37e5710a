import { quietRounds } from '../figures/rounds.ts';
import { percentile } from '../figures/statistics.ts';
import type { Measure } from './measure.ts';

/** Eight seconds of twenty-five. */
const CALLS = 200;
const LONGEST_WAIT_MS = 30;

export const counterPreview: Measure = {
  name: 'counter-preview',
  about:
    'what a shift would do to the counters of a month, without saving it: another person and day each time, 25 requests a ' +
    'second (open loop) over 16 connections; times from when a call was due',
  run: async (bench) => {
    const load = await bench.load();
    const rounds = await quietRounds(async () => {
      const times = await load.run('counterPreviews', { calls: CALLS });
      return { p50: percentile(times, 50), p99: percentile(times, 99) };
    });
    const aim = { of: 'figure', atMost: LONGEST_WAIT_MS } as const;
    return [
      { name: 'a preview, median', unit: 'ms', rounds: rounds.p50, aim },
      { name: 'a preview, of a hundred the slowest but one', unit: 'ms', rounds: rounds.p99, aim },
    ];
  },
};

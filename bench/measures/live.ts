import { fixed } from '../figures/figure.ts';
import { alternate } from '../figures/rounds.ts';
import { median, percentile } from '../figures/statistics.ts';
import type { Measure } from './measure.ts';

const SAVES = 40;
const SECOND = 1000;

export const live: Measure = {
  name: 'live',
  about:
    'from a save of one manager to the event in the open stream of another, 20 saves a second (open loop); floor: the ' +
    'same statements and a NOTIFY, heard by another connection',
  run: async (bench) => {
    const load = await bench.load();
    const all: number[] = [];
    const rounds = await alternate({
      product: async () => {
        const times = await load.run('deliver', { saves: SAVES });
        all.push(...times);
        return median(times);
      },
      floor: async () => median(await load.run('notifyFloor', { saves: SAVES })),
    });
    return [
      { name: 'heard by another screen', unit: 'ms', rounds, aim: { of: 'figure', atMost: SECOND } },
      {
        name: 'of twenty events the latest',
        unit: 'ms',
        rounds: fixed(percentile(all, 95)),
        aim: { of: 'figure', atMost: SECOND },
      },
    ];
  },
};

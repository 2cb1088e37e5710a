import { alternate } from '../figures/rounds.ts';
import { median } from '../figures/statistics.ts';
import type { Measure } from './measure.ts';

const SAMPLES = 100;

export const save: Measure = {
  name: 'save',
  about:
    'one shift saved over HTTP, one client, closed loop, durable commits; floor: the same statements in one ' +
    'transaction, prepared, same driver and pool, no NOTIFY',
  run: async (bench) => {
    const load = await bench.load();
    return [
      {
        name: 'a shift saved',
        unit: 'ms',
        rounds: await alternate({
          product: async () => median(await load.run('saves', { samples: SAMPLES })),
          floor: async () => median(await load.run('saveFloor', { samples: SAMPLES })),
        }),
        aim: { of: 'ratio', atMost: 3 },
      },
    ];
  },
};

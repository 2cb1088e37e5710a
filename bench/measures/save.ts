import { alternate } from '../figures/rounds.ts';
import { median } from '../figures/statistics.ts';
import type { Measure } from './measure.ts';

const SAMPLES = 100;
const CONCURRENT_SAMPLES = 40;
/** At eight clients at least 0.4 of the floor's throughput. */
const THROUGHPUT = 0.4;

export const save: Measure = {
  name: 'save',
  about:
    'one shift saved over HTTP, one client and eight, closed loop, durable commits; floor: the same statements in one ' +
    'transaction, prepared, same driver and pool, as many at once, no NOTIFY',
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
      {
        name: 'eight clients, a shift saved every',
        unit: 'ms',
        rounds: await alternate({
          product: () => load.run('concurrentSaves', { samples: CONCURRENT_SAMPLES }),
          floor: () => load.run('concurrentSaveFloor', { samples: CONCURRENT_SAMPLES }),
        }),
        aim: { of: 'ratio', atMost: 1 / THROUGHPUT },
      },
    ];
  },
};

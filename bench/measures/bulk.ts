import { alternate } from '../figures/rounds.ts';
import { median } from '../figures/statistics.ts';
import type { Measure } from './measure.ts';

const SAMPLES = 3;

export const bulk: Measure = {
  name: 'bulk',
  about:
    '2,100 cells (300 people in a week) changed by one call with audit, counters and event, one client, closed loop; ' +
    'floor: the same statements in one transaction, prepared, same driver and pool',
  run: async (bench) => {
    const load = await bench.load();
    const rounds = await alternate({
      product: async () => median(await load.run('bulkSaves', { samples: SAMPLES })),
      floor: async () => median(await load.run('bulkFloor', { samples: SAMPLES })),
    });
    return [
      { name: '2,100 cells saved', unit: 'ms', rounds, aim: { of: 'ratio', atMost: 4 } },
      { name: '2,100 cells saved, whole', unit: 'ms', rounds, aim: { of: 'figure', atMost: 1000 } },
    ];
  },
};

import { alternate } from '../figures/rounds.ts';
import { fixed } from '../figures/figure.ts';
import { median } from '../figures/statistics.ts';
import type { Encoding } from '../load/month-load.ts';
import type { Measure } from './measure.ts';

const COLD_SAMPLES = 15;
const WARM_SAMPLES = 1500;
const BYTES_PER_KB = 1000;
/** Kept by the server, at least 0.6 of what Node alone hands out. */
const OF_BARE_HTTP = 0.6;

export const month: Measure = {
  name: 'month',
  about:
    'compact month of LIRR (145 people) over HTTP, one client, closed loop; cold: a save in the month came before, ' +
    'floor: its SQL alone; kept: floor is a bare HTTP server with the same bytes',
  run: async (bench) => {
    const load = await bench.load();
    const cold = (encoding: Encoding) =>
      alternate({
        product: async () => median(await load.run('monthCold', { samples: COLD_SAMPLES, encoding })),
        floor: async () => median(await load.run('monthStatements', { samples: COLD_SAMPLES })),
      });
    return [
      { name: 'cold', unit: 'ms', rounds: await cold('br'), aim: { of: 'ratio', atMost: 1.5 } },
      { name: 'cold, not compressed', unit: 'ms', rounds: await cold('identity'), aim: null },
      {
        name: 'kept by the server, sent whole',
        unit: 'ms',
        rounds: await alternate({
          product: async () => median(await load.run('monthWarm', { samples: WARM_SAMPLES })),
          floor: async () => median(await load.run('monthBare', { samples: WARM_SAMPLES })),
        }),
        aim: { of: 'ratio', atMost: 1 / OF_BARE_HTTP },
      },
      {
        name: 'as sent (brotli)',
        unit: 'kB',
        rounds: fixed((await load.run('monthBytes', { encoding: 'br' })) / BYTES_PER_KB),
        aim: { of: 'figure', atMost: 25 },
      },
    ];
  },
};

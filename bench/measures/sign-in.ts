import { alternate } from '../figures/rounds.ts';
import { median } from '../figures/statistics.ts';
import type { Measure } from './measure.ts';

const SAMPLES = 15;

export const signIn: Measure = {
  name: 'sign-in',
  about:
    'one person signs in over HTTP on a new connection, closed loop; floor: one hash at the cost of the stored ones, in ' +
    'the process of the client',
  run: async (bench) => {
    const load = await bench.load();
    return [
      {
        name: 'signed in',
        unit: 'ms',
        rounds: await alternate({
          product: async () => median(await load.run('signIns', { samples: SAMPLES })),
          floor: async () => median(await load.run('hashes', { samples: SAMPLES })),
        }),
        aim: { of: 'ratio', atMost: 2 },
      },
    ];
  },
};

import { quietRounds } from '../figures/rounds.ts';
import { percentile } from '../figures/statistics.ts';
import type { Measure } from './measure.ts';

const SCREENS = 500;
const SAVES = 60;

export const manyScreens: Measure = {
  name: 'many-screens',
  about:
    '500 open screens of one plant, 20 saves a second (open loop): from the moment at which a save was begun until each ' +
    'screen has its event; all of them in one process beside the product',
  run: async (bench) => {
    const load = await bench.load();
    const rounds = await quietRounds(async () => {
      const times = await load.run('deliverToScreens', { screens: SCREENS, saves: SAVES });
      return { p50: percentile(times, 50), p99: percentile(times, 99) };
    });
    return [
      { name: 'heard by a screen, median', unit: 'ms', rounds: rounds.p50, aim: null },
      {
        name: 'heard, of a hundred the slowest but one',
        unit: 'ms',
        rounds: rounds.p99,
        aim: { of: 'figure', atMost: 50 },
      },
    ];
  },
};

import { generateMonth } from '@torre/contract/cycles';
import type { GenerationReply } from '@torre/contract/cycles';
import { compactCalendar } from '@torre/contract/month';
import type { CompactMonth } from '@torre/contract/month';
import { quietRounds } from '../figures/rounds.ts';
import { HttpSession } from '../load/http-session.ts';
import { MANAGER, MONTH, PLANT } from '../product/world-under-load.ts';
import type { Measure } from './measure.ts';

/** No other measure looks so far ahead: each of these months is empty once. */
const FIRST_YEAR = 2028;
const MONTHS_PER_YEAR = 12;
/** Of 145 people: as many cells as one month of 300. */
const MONTHS = 2;

export const generation: Measure = {
  name: 'generation',
  about:
    `${MONTHS} empty months of 145 people generated from their cycles and published, as many cells as one of 300 people: rules, ` +
    'history, trail, counters, notices and the frozen version; one client, closed loop',
  run: async (bench) => {
    const { url } = await bench.product();
    const manager = await HttpSession.open(url, MANAGER);
    const { divisionId }: CompactMonth = await manager.reply(compactCalendar, {
      query: { plant: PLANT, shape: 'compact' },
      body: MONTH,
    });
    let next = 0;
    const generate = async (preview: boolean, nth: number): Promise<number> => {
      const year = FIRST_YEAR + Math.floor(nth / MONTHS_PER_YEAR);
      const month = `${year}${String((nth % MONTHS_PER_YEAR) + 1).padStart(2, '0')}`;
      const begin = performance.now();
      const { written }: GenerationReply = await manager.reply(generateMonth, {
        query: { division: divisionId, preview },
        body: { month, without: [], keep: [], overwrites: false },
      });
      if (written === 0) throw new Error(`nothing was generated in ${month}`);
      return performance.now() - begin;
    };
    const { previewed, generated } = await quietRounds(async () => {
      const times = { previewed: 0, generated: 0 };
      for (let month = 0; month < MONTHS; month++) {
        times.previewed += await generate(true, next);
        times.generated += await generate(false, next);
        next += 1;
      }
      return times;
    });
    manager.close();
    return [
      { name: 'previewed', unit: 'ms', rounds: previewed, aim: null },
      { name: 'generated', unit: 'ms', rounds: generated, aim: { of: 'figure', atMost: 2000 } },
    ];
  },
};

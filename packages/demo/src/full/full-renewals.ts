import { addDays, dayOf } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { SeededRandom } from '../organisation/seeded-random.ts';
import { FIRST_YEAR, LAST_YEAR } from './full-plants.ts';

const [FIRST, LAST] = [dayOf(FIRST_YEAR, 1, 1), dayOf(LAST_YEAR, 12, 31)];

/** Terms of so many days over the years of the full world: each begins the day after the end of the one before. */
export function renewals(days: number, random: SeededRandom): readonly (readonly [from: Day, to: Day])[] {
  const begin = addDays(FIRST, -random.below(days));
  return Array.from({ length: Math.ceil((LAST - begin + 1) / days) }, (_, index) => {
    const from = addDays(begin, index * days);
    return [from, addDays(from, days - 1)] as const;
  });
}

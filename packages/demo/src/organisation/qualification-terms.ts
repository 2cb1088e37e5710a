import type { SeededRandom } from './seeded-random.ts';

const YEAR = 365;

/** domain.md 3.3: medical class 3 is valid for 24 months under forty, for 12 from forty on. */
const FORTY_OR_OLDER = 0.45;

export function ageClass(random: SeededRandom): { readonly medicalDays: number } {
  return { medicalDays: random.chance(FORTY_OR_OLDER) ? YEAR : 2 * YEAR };
}

/** Levels 4, 5 and 6 of English: three, six and nine years. */
const ENGLISH_YEARS = [3, 3, 6, 6, 6, 9] as const;

export function englishDays(random: SeededRandom): number {
  return random.pick(ENGLISH_YEARS) * YEAR;
}

import { addDays, dayOf } from '@torre/domain/kernel';
import type { Hours, PlantConfiguration } from '../organisation/room-plan.ts';
import { SINCE } from '../organisation/shift-list.ts';

/** Whole hours of daylight by season: the month in which it begins, the first hour, the hour of the end. */
const SEASONS = [
  { month: 3, name: 'Primavera', from: 6, to: 19 },
  { month: 5, name: 'Estate', from: 6, to: 21 },
  { month: 9, name: 'Autunno', from: 6, to: 19 },
  { month: 11, name: 'Inverno', from: 7, to: 17 },
] as const;
const WINTER = SEASONS[3];

/** The longest day. */
export const DAYLIGHT: Hours = [[6, 21]];

/** When a plant is open that works from sunrise to sunset (HJ), for the years of the full world. */
export function daylightConfigurations(firstYear: number, lastYear: number): readonly PlantConfiguration[] {
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  const seasons = [
    { ...WINTER, year: firstYear - 1, begin: SINCE },
    ...years.flatMap((year) =>
      SEASONS.map((season) => ({ ...season, year, begin: dayOf(year, season.month, 1) })),
    ),
  ];
  return seasons.map(({ name, year, from, to, begin }, index): PlantConfiguration => {
    const next = seasons[index + 1];
    return {
      id: `${name.toUpperCase()}-${year}`,
      name: `${name} ${year}`,
      validity: { from: begin, to: next ? addDays(next.begin, -1) : null },
      hours: [[from, to]],
    };
  });
}

import { spanOfFact } from '@torre/domain/organisation';
import type { OpeningHours, StandingFact } from '@torre/domain/organisation';

/** `POSITION HOUR` of every hour in which a position is open: 6 is from 06:00 to 07:00. */
export type OpenHours = ReadonlySet<string>;

/** YYYY-MM-DD: today, or when the configuration begins. */
export function firstShownDay({ values }: StandingFact, today: string): string {
  const { from } = spanOfFact('operating_configuration', values);
  return from > today ? from : today;
}

export const hourName = (position: string, hour: number): string => `${position} ${hour}`;

export function openHoursOf(openings: readonly StandingFact[]): OpenHours {
  const open = new Set<string>();
  for (const { values } of openings)
    for (let hour = Number(values['begin_hour']); hour < Number(values['end_hour']); hour++)
      open.add(hourName(String(values['position_id']), hour));
  return open;
}

/** The stretches of these hours, by position in the given order. */
export function openingsOf(open: OpenHours, positions: readonly string[]): readonly OpeningHours[] {
  return positions.flatMap((position) => {
    const stretches: OpeningHours[] = [];
    for (let hour = 0; hour < 24; hour++) {
      if (!open.has(hourName(position, hour))) continue;
      const last = stretches.at(-1);
      if (last?.end === hour) stretches[stretches.length - 1] = { ...last, end: hour + 1 };
      else stretches.push({ position, begin: hour, end: hour + 1 });
    }
    return stretches;
  });
}

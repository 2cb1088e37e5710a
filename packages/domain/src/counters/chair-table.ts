import { weekday } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import type { CountersInput, PresenceKind } from './counters-input.ts';

export type DayType = 'TUTTI' | 'FERIALE' | 'SABATO' | 'FESTIVO';

/** Chairs that a plant has to fill in one clock hour, by validity and day type. */
export interface ChairDemand {
  readonly category: string;
  readonly kind: PresenceKind;
  readonly dayType: DayType;
  /** 0–23 */
  readonly hour: number;
  readonly chairs: number;
  readonly validFrom: Day;
  readonly validTo: Day | null;
}

/** Sundays count as FESTIVO. */
function dayTypeOf(day: Day, isHoliday: (day: Day) => boolean): DayType {
  const dayOfWeek = weekday(day);
  if (dayOfWeek === 7 || isHoliday(day)) return 'FESTIVO';
  return dayOfWeek === 6 ? 'SABATO' : 'FERIALE';
}

/**
 * Reads chairs from their table: the day's own type wins over TUTTI, category by category; an hour without a row has
 * none. `isHoliday` says which days are holidays of rest at the plant.
 */
export function chairTable(
  demand: readonly ChairDemand[],
  isHoliday: (day: Day) => boolean,
): Pick<CountersInput, 'chairs' | 'chairCategories'> {
  const chairCategories = new Set(demand.map(({ category }) => category));
  const byHour = new Map<string, ChairDemand[]>();
  for (const row of demand) {
    const key = `${row.kind} ${row.hour}`;
    byHour.set(key, [...(byHour.get(key) ?? []), row]);
  }

  function chairs(day: Day, hour: number, kind: PresenceKind): number {
    const dayType = dayTypeOf(day, isHoliday);
    const valid = (byHour.get(`${kind} ${hour}`) ?? []).filter(
      (row) => row.validFrom <= day && (row.validTo === null || day <= row.validTo),
    );
    let sum = 0;
    for (const category of chairCategories) {
      const own = valid.filter((row) => row.category === category);
      sum +=
        (own.find((row) => row.dayType === dayType) ?? own.find((row) => row.dayType === 'TUTTI'))?.chairs ??
        0;
    }
    return sum;
  }

  return { chairs, chairCategories };
}

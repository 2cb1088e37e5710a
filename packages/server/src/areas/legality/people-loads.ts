import { dutyLoad, timelineOf } from '@torre/domain/legality';
import type { Day } from '@torre/domain/kernel';
import type { Days, ReadRosters } from './person-rosters.reads.ts';
import type { RuleBook } from './rule-book.ts';

/** What people of a plant did on some days (domain.md 1.5, points 32 and 33). */
export interface PeopleLoads {
  /** Nights and duties on days of rest, per known day, by personnel code. */
  readonly loads: ReadonlyMap<string, number>;
  /** How often each code stands in the plant's cells. */
  readonly uses: ReadonlyMap<string, number>;
}

export function loadsOf(
  { people }: ReadRosters,
  book: RuleBook,
  icao: string,
  days: Days,
  isHoliday: (day: Day) => boolean,
): PeopleLoads {
  const source = book.source(days);
  const uses = new Map<string, number>();
  const loads = new Map<string, number>();
  for (const [employeeId, roster] of people) {
    const timeline = timelineOf(roster, book.absences, source.zone);
    loads.set(employeeId, dutyLoad(timeline, source, days, isHoliday));
    for (const cell of roster.cells)
      if (cell.icao === icao) uses.set(cell.turn, (uses.get(cell.turn) ?? 0) + 1);
  }
  return { loads, uses };
}

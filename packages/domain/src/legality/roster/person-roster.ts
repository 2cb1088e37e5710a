import type { Absence, Activity, EmploymentCondition } from '../../counters/index.ts';
import type { Day, UtcMinute } from '../../kernel/index.ts';
import type { ShiftDefinition } from '../../roster/index.ts';

/** What a shift of a plant is to the rules: its class and its pause, minutes from midnight of the start day. */
export type RosterDefinition = Pick<
  ShiftDefinition,
  'shiftClass' | 'beginTime' | 'beginTimeNonWorking' | 'endTimeNonWorking' | 'startOffset'
>;

/** What stands in the roster of a person on a day. */
export interface RosterCell {
  readonly icao: string;
  /** Competence date. */
  readonly day: Day;
  readonly turn: string;
  /** That holds in the plant on the day; null: the code is no shift of it, and no duty (domain.md 1.5, point 27). */
  readonly definition: RosterDefinition | null;
  /** null: a shift without times. */
  readonly start: UtcMinute | null;
  readonly end: UtcMinute | null;
  /** Its hours are not those of the definition. */
  readonly ownTimes: boolean;
}

/** Where somebody has a post, and as what. */
export interface RosterPost {
  readonly category: string;
  readonly condition: EmploymentCondition;
  readonly from: Day;
  readonly to: Day | null;
}

/** All that is known of a person's roster, in whatever plant (domain.md 1.5, point 1). */
export interface PersonRoster {
  /** At most one a day, in order. */
  readonly cells: readonly RosterCell[];
  /** Overtime (STR) and marked pauses (NWSA) with their plant; others change nothing. */
  readonly activities: readonly (Activity & { readonly icao: string })[];
  /** All overtime (STR) of the calendar years in which the cells lie (L66.7). */
  readonly overtime: readonly (Activity & { readonly icao: string })[];
  readonly absences: readonly Absence[];
  readonly posts: readonly RosterPost[];
  /** When the person may not work at night (domain.md 2.3). */
  readonly nightExemptions: readonly { readonly from: Day; readonly to: Day | null }[];
}

/** The roster as it would be with these cells in the place of its own; null: nothing stands on the day. */
export function withCells(roster: PersonRoster, changed: ReadonlyMap<Day, RosterCell | null>): PersonRoster {
  const kept = roster.cells.filter(({ day }) => !changed.has(day));
  const added = [...changed.values()].filter((cell) => cell !== null);
  return { ...roster, cells: [...kept, ...added].toSorted((one, other) => one.day - other.day) };
}

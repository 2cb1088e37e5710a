import type { Absence, Activity } from '@torre/domain/counters';
import { addDays } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { WishedCell } from '../cells/index.ts';

/** Changes that would stand together: cells, time away and activities that would come, and absences left out. */
export interface WantedChange {
  readonly cells: readonly WishedCell[];
  readonly absences: readonly { readonly employeeId: string; readonly absence: Absence }[];
  readonly activities: readonly { readonly employeeId: string; readonly activity: Activity }[];
  /** Ids of absences that count neither before nor after. */
  readonly without: ReadonlySet<string>;
  /** Cells of a draft, which stand before and after; `cells` stand over them. */
  readonly drafted: readonly WishedCell[];
}

/** No change but that of a draft. */
export function inDraft(drafted: readonly WishedCell[]): WantedChange {
  return { cells: [], absences: [], activities: [], without: new Set(), drafted };
}

/** Every day on which the change, or the night before or after it, could be counted. */
export function daysReached({ cells, absences, activities }: WantedChange): ReadonlySet<Day> {
  const own = [
    ...cells.map(({ day }) => [day, day] as const),
    ...absences.map(({ absence }) => [absence.fromDay, absence.toDay] as const),
    ...activities.map(({ activity }) => [activity.day, activity.day] as const),
  ];
  return new Set(
    own.flatMap(([from, to]) =>
      Array.from({ length: to - from + 3 }, (_, index) => addDays(from, index - 1)),
    ),
  );
}

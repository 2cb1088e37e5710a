import type { OperativePlan, OperativePlanBody } from '@torre/contract/operations-room';
import type { Day } from '@torre/domain/kernel';
import { changedDates } from './board-days.ts';
import { timePlansOf } from './board.ts';
import type { BoardState } from './board-state.ts';

/** The plan of a day that is to be written. */
export interface DayToSave {
  readonly operativePlanId: string;
  /** YYYYMMDD */
  readonly date: string;
  readonly body: OperativePlanBody;
}

/** Why not all was saved. */
export interface DaysNotSaved {
  readonly error: unknown;
  /** Days (YYYYMMDD) that were saved before, and those that were not. */
  readonly saved: readonly string[];
  readonly unsaved: readonly string[];
}

interface Wanted {
  readonly day: Day;
  readonly state: BoardState;
  /** That were seen, by date. */
  readonly versions: Readonly<Record<string, number>>;
  readonly publish: boolean;
}

/**
 * Of the plans on a board those that a save changes: a day that is as it was read is nobody's to write, its version would
 * rise under the hands of a colleague. Without `publish` each keeps its state.
 */
export function daysToSave(
  plans: readonly OperativePlan[],
  { day, state, versions, publish }: Wanted,
): readonly DayToSave[] {
  const dates = plans.map(({ date }) => date);
  const changed = new Set(changedDates(state.saved, state.board, day, dates));
  return plans
    .filter((plan) => changed.has(plan.date) || (publish && plan.state !== 'PUBLISHED'))
    .map(({ operativePlanId, date, state: standing }) => ({
      operativePlanId,
      date,
      body: {
        state: publish ? 'PUBLISHED' : standing,
        version: versions[date]!,
        timePlans: timePlansOf(state.board, day, date),
      },
    }));
}

/** Writes day after day; the first that fails ends it, for what crosses midnight is of both. null: all is saved. */
export async function saveDays(
  days: readonly DayToSave[],
  write: (day: DayToSave) => Promise<void>,
): Promise<DaysNotSaved | null> {
  for (const [index, one] of days.entries()) {
    try {
      await write(one);
    } catch (error) {
      const dates = days.map(({ date }) => date);
      return { error, saved: dates.slice(0, index), unsaved: dates.slice(index) };
    }
  }
  return null;
}

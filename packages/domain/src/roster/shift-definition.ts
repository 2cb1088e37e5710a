import type { Day } from '../kernel/index.ts';

/** LAV work, REP on call, FLEX flexible day (counts nothing until converted), NONLAV rest and its kin (domain.md 3.5). */
export type ShiftClass = 'LAV' | 'REP' | 'FLEX' | 'NONLAV';

/** A shift of one plant (M3.31). Minutes from midnight of the start day; an end written 0000 is 1440. */
export interface ShiftDefinition {
  readonly name: string;
  readonly description: string;
  readonly shiftClass: ShiftClass;
  /** null for shifts without times (R, SM, RC, FREE, FLES). */
  readonly beginTime: number | null;
  readonly endTime: number | null;
  readonly beginTimeNonWorking: number | null;
  readonly endTimeNonWorking: number | null;
  /** −1: the competence date is the day on which the shift ends (N). */
  readonly startOffset: 0 | -1;
  readonly secondaryActivity: boolean;
  readonly fromDate: Day;
  readonly toDate: Day | null;
}

/** No shift at all, as the field writes it. */
export const FREE = 'FREE';
export const FLES = 'FLES';
export const REST = 'R';
/** A rest that is owed: nobody is called out of it. */
export const COMPENSATORY_REST = 'RC';

export function holdsOn(definition: Pick<ShiftDefinition, 'fromDate' | 'toDate'>, day: Day): boolean {
  return definition.fromDate <= day && (definition.toDate === null || day <= definition.toDate);
}

import { addDays } from '../kernel/index.ts';
import type { Day, UtcMinute } from '../kernel/index.ts';
import type { Withdrawal } from './counters-input.ts';

/** Time away (domain.md 4): whole days (G), a stretch of hours (H), or units of a day without times (Q). */
export interface Absence {
  readonly absenceId: string;
  readonly cause: string;
  /** Of domain.md 5.3: 10 approved to 70 refused. */
  readonly state: number;
  readonly fromDay: Day;
  readonly toDay: Day;
  /** Of hours; null: the whole shifts of its days. */
  readonly start: UtcMinute | null;
  readonly end: UtcMinute | null;
}

/** A secondary activity of a shift (domain.md 3.6); without times: the whole main shift of its day. */
export interface Activity {
  readonly code: string;
  readonly day: Day;
  readonly start: UtcMinute | null;
  readonly end: UtcMinute | null;
}

/** Of a post (domain.md 2.4): in the operational line, or in the structure. */
export type EmploymentCondition = 'LO' | 'ST';

/** The condition of a person on a day; null without a post. */
export type ConditionOn = (day: Day) => EmploymentCondition | null;

/** Whom a cause takes from the counters: everybody, nobody, or all but who has one condition (domain.md 4). */
export const SUBTRACTS = ['always', 'never', 'not-st', 'not-lo'] as const;
export type Subtracts = (typeof SUBTRACTS)[number];

/** A cause of people who work, elsewhere or unrecorded, on the days on which it is one. */
export interface StayingCause {
  readonly cause: string;
  readonly subtracts: Exclude<Subtracts, 'always'>;
  /** null: on any day before. */
  readonly validFrom: Day | null;
  /** Included; null: it goes on. */
  readonly validTo: Day | null;
}

/** Which absences and activities take somebody from the room: settings and causes of the organisation (domain.md 3.6, 3.7, 4). */
export interface SubtractionRules {
  readonly absenceStates: readonly number[];
  readonly causesThatStay: readonly StayingCause[];
  readonly activities: readonly string[];
}

const CONDITION_THAT_STAYS = { 'not-st': 'ST', 'not-lo': 'LO' } as const;

/** Whether who is away for this cause on the day works all the same, under the condition that they have then. */
export function worksAllTheSame(
  cause: string,
  condition: EmploymentCondition | null,
  day: Day,
  { causesThatStay }: Pick<SubtractionRules, 'causesThatStay'>,
): boolean {
  return causesThatStay.some(
    (one) =>
      one.cause === cause &&
      (one.validFrom === null || one.validFrom <= day) &&
      (one.validTo === null || day <= one.validTo) &&
      (one.subtracts === 'never' || CONDITION_THAT_STAYS[one.subtracts] === condition),
  );
}

/** Whether an absence takes the person from the room on a day on which they have this condition. */
export function takesAway(
  { cause, state }: Pick<Absence, 'cause' | 'state'>,
  condition: EmploymentCondition | null,
  day: Day,
  rules: Pick<SubtractionRules, 'absenceStates' | 'causesThatStay'>,
): boolean {
  return rules.absenceStates.includes(state) && !worksAllTheSame(cause, condition, day, rules);
}

/** Whether an absence is decided: approved, or approved and asked back (domain.md 5.3). Others somebody still has to decide. */
export function isDecided({ state }: Pick<Absence, 'state'>): boolean {
  return state === 10 || state === 20;
}

/**
 * What absences and activities take from one person's presence (domain.md 3.7 step 2). Units without times (Q) take the
 * whole shift: when the person leaves is not known, and a room that looks full must be full (docs/decisions/0055).
 */
export function withdrawalsOf(
  personIndex: number,
  absences: readonly Absence[],
  activities: readonly Activity[],
  rules: SubtractionRules,
  conditionOn: ConditionOn,
): readonly Withdrawal[] {
  return [
    ...absences.flatMap((absence): Withdrawal[] => {
      const { absenceId, fromDay, toDay, start, end } = absence;
      const takesOn = (day: Day): boolean => takesAway(absence, conditionOn(day), day, rules);
      if (start !== null && end !== null)
        return takesOn(fromDay) ? [{ personIndex, absenceId, takes: { start, end } }] : [];
      return Array.from({ length: toDay - fromDay + 1 }, (_, index) => addDays(fromDay, index))
        .filter(takesOn)
        .map((day) => ({ personIndex, absenceId, takes: { shiftOf: day } }));
    }),
    ...activities
      .filter(({ code }) => rules.activities.includes(code))
      .map(({ day, start, end }): Withdrawal => ({
        personIndex,
        absenceId: null,
        takes: start !== null && end !== null ? { start, end } : { shiftOf: day },
      })),
  ];
}

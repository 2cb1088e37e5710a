import { addDays } from '../kernel/index.ts';
import type { Day, Span, ZoneTable } from '../kernel/index.ts';
import type { ShiftClass } from '../roster/index.ts';
import type { AbsenceCause, LeaveUnit } from './cause.ts';
import type { LeaveState } from './leave-state.ts';

/** The time that a request asks for (domain.md 4). */
export interface RequestedTime {
  /** As it stands on the first day. */
  readonly cause: AbsenceCause;
  readonly unit: LeaveUnit;
  /** Local days of Rome; both the one date of units (Q) and of a correction. */
  readonly fromDay: Day;
  readonly toDay: Day;
  /** UTC minutes of hours (H); begin and end are one in a clock-in correction. null of days and units. */
  readonly span: Span | null;
  /** Of Q: whole hours; null of all else. */
  readonly quantity: number | null;
}

/** A request of the person that is there. */
export interface StandingRequest extends RequestedTime {
  readonly requestId: string;
  readonly state: LeaveState;
}

/** What stands in the roster of a person on a competence date. */
export interface DayCell {
  readonly turn: string;
  /** Of its definition in the plant of the day; a code without a definition is no duty (domain.md 1.5, point 27): NONLAV. */
  readonly shiftClass: ShiftClass;
  /** When it begins and ends, by its own times where it has some; UTC minutes. null: a shift without times. */
  readonly span: Span | null;
}

/** The days of one person, as the rules of requests ask for them. */
export interface PersonDays {
  /** null: no cell yet. */
  readonly cellOn: (day: Day) => DayCell | null;
  /** FESTIVO, or PATRONO of the day's plant (domain.md 2.5). */
  readonly isHoliday: (day: Day) => boolean;
  /** For all days that are asked for and one more on each side. */
  readonly zone: ZoneTable;
}

/** Every day from one to another, both included. */
export function daysFrom(from: Day, to: Day): readonly Day[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => addDays(from, index));
}

/** The competence dates whose shifts hours can touch: a night belongs to the day on which it begins or ends. */
export function daysNear({ fromDay, toDay }: Pick<RequestedTime, 'fromDay' | 'toDay'>): readonly Day[] {
  return daysFrom(addDays(fromDay, -1), addDays(toDay, 1));
}

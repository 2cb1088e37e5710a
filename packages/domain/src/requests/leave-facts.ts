import { civil } from '../kernel/index.ts';
import type { Day } from '../kernel/index.ts';
import type { EmploymentCondition } from '../counters/index.ts';
import { cantModify, monthCutoff } from '../roster/index.ts';
import type { EditWindow } from '../roster/index.ts';
import { isLaw104, lacksDocument, pathOf } from './cause.ts';
import type { AskedBalance } from './leave-balance.ts';
import type { LeaveFacts } from './leave.ts';
import { daysFrom } from './requested-time.ts';
import type { RequestedTime } from './requested-time.ts';

/** What is there beside a request when a step is decided. */
export interface LeaveScene {
  readonly today: Day;
  /** Of the plant of the first day. */
  readonly window: EditWindow;
  /** Whether the payroll has closed the day's month, in the plant of the day. */
  readonly isClosed: (day: Day) => boolean;
  /** Of the person on the first day. */
  readonly condition: EmploymentCondition | null;
  /** `askedBalance`, or `law104Asked` of the month where least is left; the request itself left out. */
  readonly balance: AskedBalance | null;
  readonly hasDocuments: boolean;
  /** Empty without. */
  readonly note: string;
}

/** The facts that the guards of LEAVE look at (domain.md 4.1.7 to 4.1.9, 5.3, 7). */
export function leaveFacts(request: RequestedTime, scene: LeaveScene): LeaveFacts {
  const { cause, unit, fromDay, toDay } = request;
  const { today, window, isClosed, condition, balance, hasDocuments, note } = scene;
  const { year, month } = civil(fromDay);
  return {
    path: pathOf(cause, condition),
    note,
    isLaw104: isLaw104(cause),
    lacksDocument: lacksDocument(cause, hasDocuments),
    balance,
    editable: cantModify(fromDay, today, window).ok,
    isClosed: daysFrom(fromDay, toDay).some(isClosed),
    cutoff: monthCutoff(year, month, window),
    today,
    hasBegun: fromDay <= today,
    isRegistered: cause.givesLeaveBack && hasDocuments,
    isHours: isOfHours({ unit, oneTime: cause.oneTime }),
  };
}

/** Hours, which alone can be left out of a counter (F13): a clock-in correction has none. */
export function isOfHours({
  unit,
  oneTime,
}: {
  readonly unit: RequestedTime['unit'];
  readonly oneTime: boolean;
}): boolean {
  return unit === 'H' && !oneTime;
}

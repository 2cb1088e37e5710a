import type { AwayReason, AwayTime, OvertimeTime } from '@torre/contract/away';
import type { Lock } from '@torre/contract/locks';
import { dayFromCompact, parseCompactDateTime } from '@torre/domain/kernel';
import type { Day, DayMinute } from '@torre/domain/kernel';
import type { RosterLock } from '@torre/domain/roster';

/** A cell that is open in somebody else's hands. */
export interface OpenedCell {
  readonly employeeId: string;
  readonly day: Day;
  /** Name and surname of who holds it. */
  readonly by: string;
  /** 'PR' */
  readonly initials: string;
  /** Which of the colours of others: 1 or 2. */
  readonly peer: number;
}

/** A cell of a draft that differs from the published month. */
export interface DraftedCell {
  readonly employeeId: string;
  readonly day: Day;
  /** What stands in the published month; null where nothing does. */
  readonly published: string | null;
}

/** Days on which somebody does not count in the room, by the clock of the plant. */
export interface AwayDays {
  readonly employeeId: string;
  /** Both included. */
  readonly from: Day;
  readonly to: Day;
  /** null: the whole shifts of the days. */
  readonly hours: { readonly start: DayMinute; readonly end: DayMinute } | null;
  readonly reason: AwayReason;
  /** In this tab a counter was told to leave it out (M4.6.07). */
  readonly isIgnored?: boolean;
}

/** Overtime with times beside the shift of a day, by the clock of the plant. */
export interface OvertimeHours {
  readonly employeeId: string;
  readonly day: Day;
  readonly start: DayMinute;
  readonly end: DayMinute;
}

/** A cell that shows a rule which the roster of its person breaks. */
export interface BrokenRule {
  readonly employeeId: string;
  readonly day: Day;
  /** What the rule says, in the language of the interface. */
  readonly words: string;
}

/** What is going on around a month besides its shifts: locks, who is away, cells that others have open, what a draft would change, broken rules. */
export interface CellOverlays {
  readonly locks: readonly RosterLock[];
  readonly away: readonly AwayDays[];
  readonly overtime: readonly OvertimeHours[];
  readonly opened: readonly OpenedCell[];
  readonly drafted: readonly DraftedCell[];
  readonly broken: readonly BrokenRule[];
}

export const NO_OVERLAYS: CellOverlays = {
  locks: [],
  away: [],
  overtime: [],
  opened: [],
  drafted: [],
  broken: [],
};

/** Of what is around, that which touches a person's row; sorted once, for months of many people. */
export function overlaysOfRows({
  locks,
  away,
  overtime,
  opened,
  drafted,
  broken,
}: CellOverlays): (employeeId: string) => CellOverlays {
  const locksOf = Map.groupBy(locks, ({ employeeId }) => employeeId);
  const awayOf = Map.groupBy(away, ({ employeeId }) => employeeId);
  const overtimeOf = Map.groupBy(overtime, ({ employeeId }) => employeeId);
  const openedOf = Map.groupBy(opened, ({ employeeId }) => employeeId);
  const draftedOf = Map.groupBy(drafted, ({ employeeId }) => employeeId);
  const brokenOf = Map.groupBy(broken, ({ employeeId }) => employeeId);
  const everybody = locksOf.get(null) ?? [];
  return (employeeId) => ({
    locks: [...everybody, ...(locksOf.get(employeeId) ?? [])],
    away: awayOf.get(employeeId) ?? [],
    overtime: overtimeOf.get(employeeId) ?? [],
    opened: openedOf.get(employeeId) ?? [],
    drafted: draftedOf.get(employeeId) ?? [],
    broken: brokenOf.get(employeeId) ?? [],
  });
}

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Whether nothing came and nothing went. */
export function sameOverlays(one: CellOverlays, other: CellOverlays): boolean {
  return (
    sameItems(one.locks, other.locks) &&
    sameItems(one.away, other.away) &&
    sameItems(one.overtime, other.overtime) &&
    sameItems(one.opened, other.opened) &&
    sameItems(one.drafted, other.drafted) &&
    sameItems(one.broken, other.broken)
  );
}

const required = (text: string): Day => {
  const day = dayFromCompact(text);
  if (day === null) throw new RangeError(`Not a day: ${text}`);
  return day;
};

/** A lock of the contract with its days as the rules read them. */
export type PlantLock = Omit<Lock, 'from' | 'to'> & RosterLock;

export function rosterLock(lock: Lock): PlantLock {
  const { employeeName, employeeSurname } = lock.lockedBy;
  return {
    ...lock,
    from: required(lock.from),
    to: required(lock.to),
    by: `${employeeName} ${employeeSurname}`,
  };
}

/** Time away of the contract. A moment that is none makes it the whole day: who may be away is not shown as there. */
export function awayDays({ employeeId, from, to, startDate, endDate, reason }: AwayTime): AwayDays {
  const start = startDate === null ? null : parseCompactDateTime(startDate);
  const end = endDate === null ? null : parseCompactDateTime(endDate);
  return {
    employeeId,
    from: required(from),
    to: required(to),
    hours: start && end && { start, end },
    reason,
  };
}

/** Overtime of the contract; null where a moment is none. */
export function overtimeHours({ employeeId, date, startDate, endDate }: OvertimeTime): OvertimeHours | null {
  const [start, end] = [parseCompactDateTime(startDate), parseCompactDateTime(endDate)];
  return start && end && { employeeId, day: required(date), start, end };
}

/** What takes the person of a row from the room on a day, the whole shift before hours. */
export function awayOn({ away }: Pick<CellOverlays, 'away'>, day: Day): readonly AwayDays[] {
  return away
    .filter(({ from, to }) => from <= day && day <= to)
    .sort((one, other) => Number(one.hours !== null) - Number(other.hours !== null));
}

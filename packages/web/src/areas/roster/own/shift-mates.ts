import type { CompactMonth } from '@torre/contract/month';
import { dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';

export interface ShiftMates {
  /** Name of the island or group that one shares with them. */
  readonly group: string;
  readonly surnames: readonly string[];
}

/** Who of the own group has the same turn on a day; null when the month does not hold the person or nobody has it. */
export function shiftMates(
  month: CompactMonth,
  employeeId: string,
  day: Day,
  turn: string,
): ShiftMates | null {
  const from = dayFromCompact(month.from);
  const me = month.people.find((person) => person.employeeId === employeeId);
  const group = me && month.groups[me.group];
  if (from === null || !me || !group) return null;
  const index = day - from;
  const surnames = month.people
    .filter((person) => person !== me && person.group === me.group && person.cells.split(' ')[index] === turn)
    .map((person) => person.employeeSurname);
  return surnames.length === 0 ? null : { group: group.name, surnames };
}

import type { PresentPerson } from '@torre/contract/presence';
import { dayFromCompact } from '@torre/domain/kernel';
import type { OpenedCell } from '../../areas/roster/index.ts';

/** Others have two colours; who is told apart by name as well (`look/tokens.css`). */
const COLOURS = 2;

/** Colour of somebody by the place among those who are there: 1 or 2. */
export function peerOf(index: number): number {
  return (index % COLOURS) + 1;
}

interface Named {
  readonly employeeName: string;
  readonly employeeSurname: string;
}

/** 'PR' of Paolo Rinaldi */
export function initialsOf({ employeeName, employeeSurname }: Named): string {
  return [employeeName, employeeSurname]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase();
}

export function fullName({ employeeName, employeeSurname }: Named): string {
  return `${employeeName} ${employeeSurname}`;
}

/** Cells that others have open; a date that is none is left out. */
export function openedCells(others: readonly PresentPerson[]): readonly OpenedCell[] {
  return others.flatMap((person, index) =>
    person.editing.flatMap(({ employeeId, date }): OpenedCell[] => {
      const day = dayFromCompact(date);
      const who = { by: fullName(person), initials: initialsOf(person), peer: peerOf(index) };
      return day === null ? [] : [{ employeeId, day, ...who }];
    }),
  );
}

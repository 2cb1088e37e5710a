import type { UtcMinute } from '@torre/domain/kernel';
import type { ShiftClass } from '@torre/domain/roster';
import type { Author, CellKey } from '../month/index.ts';

/** One cell as it stands after a change: what the live stream and the counters need of it. */
export interface ChangedCell extends CellKey {
  /** Category on that day; null when the person is not in the plant then. */
  readonly category: string | null;
  /** null: the cell is empty. */
  readonly turn: string | null;
  /** null for a turn that is no shift of the plant. */
  readonly shiftClass: ShiftClass | null;
  readonly start: UtcMinute | null;
  readonly end: UtcMinute | null;
  /** Grows with each change: of two states of a cell the higher one is the later. 0 for an empty cell. */
  readonly version: number;
  /** As CompactPerson.marks. */
  readonly marks: string;
  readonly author: Author;
  /** Personnel code of the author; null where nobody in person wrote the cell. */
  readonly authorId: string | null;
}

/** A cell as it would stand: what counters and rules need of it. */
export type WishedCell = Pick<
  ChangedCell,
  'employeeId' | 'day' | 'category' | 'turn' | 'shiftClass' | 'start' | 'end' | 'marks'
>;

/** `s` overtime, `n` note, `t` times of its own; the compact month builds the same text in SQL. */
export function marksOf(shift: {
  isStr: boolean;
  note: string | null;
  noteTurno: string | null;
  ownTimes: boolean;
}): string {
  const hasNote = shift.note !== null || shift.noteTurno !== null;
  return `${shift.isStr ? 's' : ''}${hasNote ? 'n' : ''}${shift.ownTimes ? 't' : ''}`;
}

import type { BulkItem, CellName } from '@torre/contract/bulk';
import { pageMemory } from '../../../platform/page-memory.ts';

/** A cell that one of the user's own saves changed. */
export interface ChangedByMe extends CellName {
  /** The version that stood there before; null: nothing did. */
  readonly back: number | null;
  /** The version that the save wrote. */
  readonly now: number;
}

/** A cell as a save left it; without a version nothing is known that could be taken back. */
export type SavedCell = CellName & { readonly version?: number | undefined };

/** What one save changed: many cells of a bulk are one step. */
export type EditStep = readonly ChangedByMe[];

export type Way = 'undo' | 'redo';

/** How many steps can be taken back (issue: 50). */
const MOST_STEPS = 50;

const nameOf = ({ employeeId, date }: CellName): string => `${employeeId} ${date}`;

/** A save raises the version of a cell by one, and what it replaced is the version below. */
export function changedByMe(cell: CellName & { readonly version: number }): ChangedByMe {
  const { employeeId, date, version } = cell;
  return { employeeId, date, back: version === 1 ? null : version - 1, now: version };
}

/** The bulk change that takes a step back; cells where nothing stood get the shift of the base cycle, as after a delete. */
export function itemsOf(step: EditStep, overAbsence = false): readonly BulkItem[] {
  return step.map(({ employeeId, date, back, now }) => ({
    employeeId,
    date,
    version: now,
    confTurnId: null,
    extraActivities: [],
    ...(back !== null && { restore: back }),
    ...(overAbsence && { overAbsence }),
  }));
}

/** The user's own changes of one plant, newest last. Taking one back is itself a save, which can be made again. */
export class EditHistory {
  #steps: Record<Way, EditStep[]> = { undo: [], redo: [] };
  #listeners = new Set<() => void>();
  #counts: Readonly<Record<Way, number>> = { undo: 0, redo: 0 };

  /** How many steps there are each way; the same object until that changes. */
  readonly read = (): Readonly<Record<Way, number>> => this.#counts;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  record(step: EditStep): void {
    if (step.length === 0) return;
    this.#steps = { undo: [...this.#steps.undo, step].slice(-MOST_STEPS), redo: [] };
    this.#tell();
  }

  next(way: Way): EditStep | null {
    return this.#steps[way].at(-1) ?? null;
  }

  /**
   * A step was taken back, the newest unless told: `written` are the versions that this wrote. Cells that are not among them were
   * refused, because somebody changed them since; they leave the history.
   */
  done(
    way: Way,
    written: readonly (CellName & { readonly version: number })[],
    step: EditStep | null = this.next(way),
  ): void {
    const at = step === null ? -1 : this.#steps[way].lastIndexOf(step);
    if (step === null || at < 0) return;
    this.#steps[way] = this.#steps[way].toSpliced(at, 1);
    const versions = new Map(written.map((cell) => [nameOf(cell), cell.version]));
    const again = step.flatMap(({ employeeId, date, now }): EditStep => {
      const version = versions.get(nameOf({ employeeId, date }));
      return version === undefined ? [] : [{ employeeId, date, back: now, now: version }];
    });
    // The version that was restored stands there under a new number: older steps lead to that one.
    const renamed = new Map(step.map((cell) => [nameOf(cell), cell.back]));
    this.#steps[way] = this.#steps[way].map((older) =>
      older.map((cell) => {
        const version = versions.get(nameOf(cell));
        return version !== undefined && renamed.get(nameOf(cell)) === cell.now
          ? { ...cell, now: version }
          : cell;
      }),
    );
    const other: Way = way === 'undo' ? 'redo' : 'undo';
    if (again.length > 0) this.#steps[other] = [...this.#steps[other], again].slice(-MOST_STEPS);
    this.#tell();
  }

  #tell(): void {
    this.#counts = { undo: this.#steps.undo.length, redo: this.#steps.redo.length };
    for (const listener of this.#listeners) listener();
  }
}

const histories = pageMemory<EditHistory>();

/** The history of a user at a plant or in a draft, as long as the page lives. */
export function historyOf(userName: string, place: string): EditHistory {
  const key = `${userName} ${place}`;
  const known = histories.get(key) ?? new EditHistory();
  histories.set(key, known);
  return known;
}

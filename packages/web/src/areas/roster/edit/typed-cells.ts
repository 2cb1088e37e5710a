import type { SeenCell } from '@torre/contract/bulk';
import { forgetDraft, keepDraft, keptDraft } from '../../../platform/kept-draft.ts';
import type { DraftName } from '../../../platform/kept-draft.ts';
import { pageMemory } from '../../../platform/page-memory.ts';
import { keptBulk } from './kept-bulk.ts';
import type { BulkPlace } from './kept-bulk.ts';

type Shelf = Parameters<typeof forgetDraft>[1];

/** A cell with the code that was typed in it, and the version that stood there then. */
export interface TypedCell extends SeenCell {
  readonly turn: string;
  /** Id of the shift (`confTurnId` of the bulk calls). */
  readonly shiftId: string;
}

type CellName = Pick<SeenCell, 'employeeId' | 'date'>;

const keyOf = ({ employeeId, date }: CellName): string => `${employeeId} ${date}`;

const draftName = ({ userName, plant, draft, from }: BulkPlace): DraftName => ({
  form: 'turni-scritti',
  userName,
  thing: [plant, draft ?? '', String(from)],
});

/** Only what this tab itself wrote is read: of the shape no more is asked than that it is one. */
function cellsFrom(value: unknown): readonly TypedCell[] | null {
  const isCell = (cell: Partial<TypedCell> | null): boolean =>
    typeof cell?.employeeId === 'string' && typeof cell.date === 'string' && typeof cell.shiftId === 'string';
  return Array.isArray(value) && value.every(isCell) ? (value as readonly TypedCell[]) : null;
}

/** Codes that were typed in the cells of a month and wait for one review; a reload or a lost session takes none away. */
export class TypedCells {
  #cells: readonly TypedCell[];
  readonly #listeners = new Set<() => void>();
  readonly #place: BulkPlace;
  readonly #shelf: Shelf;

  constructor(place: BulkPlace, shelf?: Shelf) {
    this.#place = place;
    this.#shelf = shelf;
    this.#cells = keptDraft(draftName(place), cellsFrom, shelf) ?? [];
  }

  /** In the order in which they were typed; the same array until that changes. */
  readonly read = (): readonly TypedCell[] => this.#cells;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  has(cell: CellName): boolean {
    return this.#cells.some((one) => keyOf(one) === keyOf(cell));
  }

  /** Another code for the same cell takes the place of the first. */
  write(cell: TypedCell): void {
    this.#set([...this.#cells.filter((one) => keyOf(one) !== keyOf(cell)), cell]);
  }

  /** What stood in the cells stays: they were taken back, or saved. */
  drop(cells: readonly CellName[]): void {
    const gone = new Set(cells.map(keyOf));
    const left = this.#cells.filter((cell) => !gone.has(keyOf(cell)));
    if (left.length < this.#cells.length) this.#set(left);
  }

  #set(cells: readonly TypedCell[]): void {
    this.#cells = cells;
    if (cells.length === 0) forgetDraft(draftName(this.#place), this.#shelf);
    else keepDraft(draftName(this.#place), cells, this.#shelf);
    for (const listener of this.#listeners) listener();
  }
}

const known = pageMemory<TypedCells>();

/** The typed cells of a user's month, as long as the page lives. */
export function typedCellsOf(place: BulkPlace): TypedCells {
  const key = JSON.stringify([place.userName, place.plant, place.draft, place.from]);
  const cells = known.get(key) ?? new TypedCells(place);
  known.set(key, cells);
  return cells;
}

/** Something was begun in the month and not saved: who edits it is needed before any hand is near. */
export function waitsForEditor(place: BulkPlace): boolean {
  return keptBulk(place) !== null || typedCellsOf(place).read().length > 0;
}

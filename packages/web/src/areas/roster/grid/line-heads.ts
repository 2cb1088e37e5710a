import type { GridModel } from './grid-model.ts';
import type { NamedCell, SelectionStore, WholeLines } from './grid-selection.ts';

/** The head of a day or the name of a person, which stand for their whole column or row. */
export type HeadOfLine = { readonly column: number } | { readonly row: string };

/** The head that an event came from; null anywhere else. */
export function headOfEvent(target: EventTarget | null, columns: number): HeadOfLine | null {
  if (!(target instanceof Element)) return null;
  const head = target.closest<HTMLElement>('[role=columnheader], [role=rowheader]');
  const row = head?.parentElement;
  if (head === null || !row) return null;
  if (head.getAttribute('role') === 'rowheader') {
    const key = row.dataset['row'];
    return key?.startsWith('person:') === true ? { row: key } : null;
  }
  const column = Array.prototype.indexOf.call(row.children, head) - 1;
  return column >= 0 && column < columns ? { column } : null;
}

export const linesOf = (head: HeadOfLine): WholeLines => ('row' in head ? 'rows' : 'columns');

/** Where the hand goes when a head is pressed: it keeps its day, or its person; null when nobody is in view. */
export function cellOfHead(model: GridModel, selection: SelectionStore, head: HeadOfLine): NamedCell | null {
  const { focus } = selection.read();
  if ('row' in head) return { row: head.row, column: focus?.column ?? 0 };
  const isOnPerson = focus?.row.startsWith('person:') === true && model.rowOf.has(focus.row);
  const row = isOnPerson ? focus.row : model.lines.find(({ kind }) => kind === 'person')?.key;
  return row === undefined ? null : { row, column: head.column };
}

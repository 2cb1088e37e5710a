import type { Pasted, SelectionStore } from '../../areas/roster/index.ts';

/** Programs that hand a text on write its line ends in their own way. */
export function sameText(one: string, other: string): boolean {
  const plain = (text: string): string => text.replaceAll('\r\n', '\n').trimEnd();
  return plain(one) === plain(other);
}

/** What was pasted is selected, from the hand where it is at a corner of it: the focus comes back to the hand. */
export function selectPasted(selection: SelectionStore, [first, end]: Pasted['lands']): void {
  const { focus } = selection.read();
  const atEnd = { row: focus?.row === end.row, column: focus?.column === end.column };
  const atFirst = { row: focus?.row === first.row, column: focus?.column === first.column };
  const isCorner = (atEnd.row || atFirst.row) && (atEnd.column || atFirst.column);
  if (focus === null || !isCorner) return selection.select(end, first);
  const anchor = {
    row: atFirst.row ? end.row : first.row,
    column: atFirst.column ? end.column : first.column,
  };
  selection.select(anchor, focus);
}

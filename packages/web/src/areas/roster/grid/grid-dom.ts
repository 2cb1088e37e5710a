import type { NamedCell } from './grid-selection.ts';

/** The cell that an event came from; null outside the cells that hands can hold. */
export function cellOfEvent(target: EventTarget | null, columns: number): NamedCell | null {
  if (!(target instanceof Element)) return null;
  const cell = target.closest<HTMLElement>('[role=gridcell], [role=rowheader]');
  const row = cell?.parentElement;
  const key = row?.dataset['row'];
  if (cell === null || !row || key === undefined) return null;
  const column = Array.prototype.indexOf.call(row.children, cell) - 1;
  // The names of people are no cells of the hand; the head of a group is one, and keeps column 0.
  if (column < 0) return cell.hasAttribute('aria-expanded') ? { row: key, column: 0 } : null;
  return column < columns ? { row: key, column } : null;
}

export function rowElement(grid: HTMLElement, key: string): HTMLElement | null {
  return grid.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);
}

/** The element of a cell; the head for a group's row. */
export function cellElement(grid: HTMLElement, { row, column }: NamedCell): HTMLElement | null {
  const line = rowElement(grid, row);
  const head = line?.firstElementChild;
  const found = head?.hasAttribute('aria-expanded') ? head : line?.children[column + 1];
  return found instanceof HTMLElement ? found : null;
}

/** Where Tab enters a grid that nobody has touched: the first person's cell of that column, else the first head. */
export function firstCell(grid: HTMLElement, column: number): HTMLElement | null {
  const row = grid.querySelector('[data-row^="person:"]');
  const cell = row?.children[column + 1] ?? grid.querySelector('[aria-expanded]');
  return cell instanceof HTMLElement ? cell : null;
}

/** How far to scroll so that an item lies inside the view; 0 when it does. */
export function scrollToShow(view: readonly [number, number], item: readonly [number, number]): number {
  if (item[0] < view[0]) return item[0] - view[0];
  return item[1] > view[1] ? Math.min(item[1] - view[1], item[0] - view[0]) : 0;
}

/** Scrolls the cell out from below the names and the counters. Counters that are pinned only move sideways. */
export function reveal(scroller: HTMLElement, grid: HTMLElement, cell: HTMLElement): void {
  const top = grid.querySelector<HTMLElement>('[data-part=top]');
  const names = grid.querySelector<HTMLElement>('[role=columnheader]');
  const view = scroller.getBoundingClientRect();
  const box = cell.getBoundingClientRect();
  if (cell.getAttribute('role') === 'gridcell') {
    const left = view.left + (names?.offsetWidth ?? 0);
    scroller.scrollLeft += scrollToShow([left, view.left + scroller.clientWidth], [box.left, box.right]);
  }
  // In a low window only the days are pinned, and the part around them has no box.
  const pinned = top?.offsetHeight ?? 0;
  if (top?.contains(cell) && pinned > 0) return;
  const below = view.top + (pinned > 0 ? pinned : (names?.offsetHeight ?? 0));
  scroller.scrollTop += scrollToShow([below, view.top + scroller.clientHeight], [box.top, box.bottom]);
}

const FOCUSED = 'roster-focus';
/** Where the person and the day of the held cell stand for readers. */
export const FOCUSED_PLACE = 'roster-focus-place';

/**
 * The held cell is called by person and day before what it holds. React writes neither attribute on cells, and the rest
 * of the name stays its own, so that it is true after a change too.
 */
export function markFocus(cell: HTMLElement, place: string | null): void {
  cell.dataset['focused'] = '';
  const element = document.getElementById(FOCUSED_PLACE);
  if (place === null || element === null) return;
  element.textContent = place;
  cell.id = FOCUSED;
  cell.setAttribute('aria-labelledby', `${FOCUSED_PLACE} ${FOCUSED}`);
}

export function dropFocus(cell: HTMLElement | null): void {
  for (const name of ['data-focused', 'id', 'aria-labelledby', 'tabindex']) cell?.removeAttribute(name);
}

/** Tints the names and the days that the selection touches, without drawing any row again. */
export function markPicked(
  grid: HTMLElement,
  rows: readonly string[],
  columns: readonly [number, number] | null,
): void {
  for (const marked of grid.querySelectorAll('[data-picked]')) marked.removeAttribute('data-picked');
  for (const key of rows) rowElement(grid, key)?.setAttribute('data-picked', '');
  if (columns === null) return;
  const heads = grid.querySelectorAll('[role=columnheader]');
  for (let column = columns[0]; column <= columns[1]; column += 1)
    heads[column + 1]?.setAttribute('data-picked', '');
}

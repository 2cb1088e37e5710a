import { useEffect, type RefObject } from 'react';

/**
 * Columns never become narrower while the window keeps its width: a filter that takes rows away leaves the field under the
 * hand where it is. They do where the table would no longer fit. `columns` names the columns in view.
 */
export function useSteadyWidths(heads: RefObject<HTMLTableRowElement | null>, columns: string): void {
  useEffect(() => {
    const row = heads.current;
    const frame = row?.closest('table')?.parentElement;
    if (!row || !frame) return;
    const cells = [...row.cells];
    let width = frame.clientWidth;
    const free = (): void => cells.forEach((cell) => (cell.style.minWidth = ''));
    const keep = (): void => {
      // Held columns give way before one that grew pushes the row's actions out of sight.
      if (frame.clientWidth !== width || frame.scrollWidth > frame.clientWidth) free();
      width = frame.clientWidth;
      const widths = cells.map((cell) => cell.getBoundingClientRect().width);
      cells.forEach((cell, index) => (cell.style.minWidth = `${widths[index] ?? 0}px`));
      // A column that is pinned at the end stands beside the last one; whole pixels leave no gap between them.
      frame.style.setProperty('--last-column', `${Math.floor(widths.at(-1) ?? 0)}px`);
    };
    // What is written while sizes are told makes the browser report a loop: it waits for the next drawing.
    let drawing = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(drawing);
      drawing = requestAnimationFrame(keep);
    });
    observer.observe(frame);
    for (const cell of cells) observer.observe(cell);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(drawing);
      free();
    };
  }, [heads, columns]);
}

import { useEffect, useRef } from 'react';
import type { PlacedCell } from './grid-model.ts';

const nothing = (): void => undefined;

/**
 * Writes the tooltip of the cell below the pointer, and again whenever its row changes: a pointer that rests is to read
 * what stands there now. Answers the function that is told of each cell that the pointer comes to.
 */
export function useCellTitle(
  titleOf: (cell: PlacedCell) => string,
): (element: HTMLElement, cell: PlacedCell) => void {
  const stop = useRef(nothing);
  useEffect(
    () => () => {
      stop.current();
      stop.current = nothing;
    },
    [],
  );
  return (element, cell) => {
    // The cell itself: what stands in it is drawn anew.
    const named = element.closest<HTMLElement>('[role=gridcell]') ?? element;
    const write = (): void => {
      named.title = titleOf(cell);
    };
    stop.current();
    stop.current = cell.month.subscribe(cell.person, write);
    write();
  };
}

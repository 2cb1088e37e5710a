import { useVirtualizer } from '@tanstack/react-virtual';
import type { JSX } from 'react';
import { VIRTUAL_ABOVE } from './use-shown-rows.ts';

interface VirtualRows {
  /** Only those near the view are drawn. */
  readonly isVirtual: boolean;
  /** Indexes of the first row that is drawn, and of the one after the last. */
  readonly first: number;
  readonly end: number;
  /** Pixels of the rows before and after them. */
  readonly above: number;
  readonly below: number;
  /** Ref of a row whose height is not the same as that of all others; it has `data-index`. */
  readonly measure: (row: Element | null) => void;
}

/** Rows of a long table that are drawn: all, up to `VIRTUAL_ABOVE`. `scroller`: what scrolls them, null until it is drawn. */
export function useVirtualRows(count: number, rowPx: number, scroller: HTMLElement | null): VirtualRows {
  const isVirtual = count > VIRTUAL_ABOVE;
  const virtualizer = useVirtualizer({
    count,
    enabled: isVirtual,
    estimateSize: () => rowPx,
    getScrollElement: () => scroller,
    // A list that grows beyond the limit stays where it is read.
    initialOffset: () => scroller?.scrollTop ?? 0,
    overscan: 10,
  });
  const measure = virtualizer.measureElement;
  if (!isVirtual) return { isVirtual, first: 0, end: count, above: 0, below: 0, measure };
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1);
  return {
    isVirtual,
    first: items[0]?.index ?? 0,
    end: (last?.index ?? -1) + 1,
    above: items[0]?.start ?? 0,
    below: virtualizer.getTotalSize() - (last?.end ?? 0),
    measure,
  };
}

/** The height of rows that are not drawn. */
export function RowGap({
  height,
  width,
}: {
  readonly height: number;
  readonly width: number;
}): JSX.Element | null {
  return height <= 0 ? null : (
    <tr aria-hidden="true">
      <td colSpan={width} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}

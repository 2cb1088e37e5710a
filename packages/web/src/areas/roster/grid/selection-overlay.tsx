import { useSyncExternalStore, type CSSProperties, type JSX } from 'react';
import { positionOf, selectedArea } from './grid-model.ts';
import type { GridModel } from './grid-model.ts';
import { areaBetween } from './grid-selection.ts';
import type { GridSelection, SelectedArea, SelectionStore } from './grid-selection.ts';
import { placeOfLines } from './place-of-lines.ts';
import styles from './selection-overlay.module.css';

interface SelectionOverlayProps {
  readonly model: GridModel;
  readonly selection: SelectionStore;
  /** Whether the selection has a handle that fills what it is drawn over. */
  readonly fills: boolean;
}

/** As `placeOfLines`, for an area counted from the first row of the grid. */
function placeOf(model: GridModel, area: SelectedArea): CSSProperties {
  const above = model.counters.length;
  return placeOfLines(model, area.top - above, area.bottom - above, area.left, area.right - area.left + 1);
}

/** Where what was copied lies now; null when a filter or another month took it away. */
function copiedArea(model: GridModel, copied: GridSelection['copied']): SelectedArea | null {
  const [start, end] = copied?.map((cell) => positionOf(model, cell)) ?? [];
  return start && end ? areaBetween(start, end) : null;
}

/** The frame of the selection, the hand inside it and what was copied: the only thing that draws when the hand moves. */
export function SelectionOverlay({ model, selection, fills }: SelectionOverlayProps): JSX.Element | null {
  const { focus, copied } = useSyncExternalStore(selection.subscribe, selection.read);
  const focused = positionOf(model, focus);
  const area = selectedArea(model, selection);
  if (focused === null || area === null) return null;
  const line = focused.row - model.counters.length;
  if (line < 0 || model.lines[line]?.kind !== 'person') return null;
  const isOfPeople = area.top >= model.counters.length;
  const several = area.top !== area.bottom || area.left !== area.right;
  const taken = copiedArea(model, copied);
  return (
    <div className={styles['frames']} aria-hidden data-part="selection">
      {taken && <span className={styles['copied']} style={placeOf(model, taken)} />}
      {several && isOfPeople && <span className={styles['selected']} style={placeOf(model, area)} />}
      <span className={styles['focused']} style={placeOfLines(model, line, line, focused.column, 1)} />
      {fills && isOfPeople && <span className={styles['fill']} style={placeOf(model, area)} data-fill />}
    </div>
  );
}

import { useSyncExternalStore, type CSSProperties, type JSX } from 'react';
import { areaBetween } from './grid-selection.ts';
import type { GridModel } from './grid-model.ts';
import { positionOf } from './grid-model.ts';
import { countLines } from './grid-lines.ts';
import type { SelectionStore } from './grid-selection.ts';
import styles from './selection-overlay.module.css';

interface SelectionOverlayProps {
  readonly model: GridModel;
  readonly selection: SelectionStore;
}

/** Custom properties for lines `first` to `last` (both included), counted below the counters. */
function place({ lines }: GridModel, first: number, last: number, left: number, wide: number): CSSProperties {
  const above = countLines(lines, 0, first);
  const held = countLines(lines, first, last + 1);
  return {
    '--people-above': above.people,
    '--groups-above': above.groups,
    '--people': held.people,
    '--groups': held.groups,
    '--left': left,
    '--wide': wide,
  } as CSSProperties;
}

/** The frame of the selection and the hand inside it: the only thing that draws when the hand moves. */
export function SelectionOverlay({ model, selection }: SelectionOverlayProps): JSX.Element | null {
  const { focus, anchor } = useSyncExternalStore(selection.subscribe, selection.read);
  const hand = positionOf(model, focus);
  const start = positionOf(model, anchor) ?? hand;
  if (hand === null || start === null) return null;
  const line = hand.row - model.counters.length;
  if (line < 0 || model.lines[line]?.kind !== 'person') return null;
  const area = areaBetween(hand, start);
  const top = area.top - model.counters.length;
  const several = area.top !== area.bottom || area.left !== area.right;
  return (
    <div className={styles['hands']} aria-hidden>
      {several && top >= 0 && (
        <span
          className={styles['selected']}
          style={place(
            model,
            top,
            area.bottom - model.counters.length,
            area.left,
            area.right - area.left + 1,
          )}
        />
      )}
      <span className={styles['hand']} style={place(model, line, line, hand.column, 1)} />
    </div>
  );
}

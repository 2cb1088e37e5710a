import { IconLock } from '@tabler/icons-react';
import type { Day } from '@torre/domain/kernel';
import type { RosterLock } from '@torre/domain/roster';
import type { CSSProperties, JSX } from 'react';
import type { CellOverlays, DraftedCell, OpenedCell } from '../cell-overlays.ts';
import styles from './cell-overlay.module.css';
import type { personKey } from './grid-lines.ts';
import type { GridModel } from './grid-model.ts';
import type { placeOfLines } from './place-of-lines.ts';

interface CellOverlayProps extends Pick<CellOverlays, 'locks' | 'opened' | 'drafted'> {
  readonly model: GridModel;
  /** Handed over, so that a part which loads later does not pull them out of the grid's own file. */
  readonly place: typeof placeOfLines;
  readonly keyOf: typeof personKey;
}

/** Frames of what is locked, of what others have open and of what a draft changes, over the tiles. The cells say it to readers. */
export default function CellOverlay(props: CellOverlayProps): JSX.Element {
  const { model, place, keyOf, locks, opened, drafted } = props;
  const { columns, lines, counters, rowOf } = model;
  /** Some days of a person, null: of all people in view; null where the person is not in view. */
  const placeOf = (employeeId: string | null, left: number, wide: number): CSSProperties | null => {
    if (employeeId === null) return place(model, 0, lines.length - 1, left, wide);
    const row = rowOf.get(keyOf(employeeId));
    const line = (row ?? 0) - counters.length;
    return row === undefined ? null : place(model, line, line, left, wide);
  };
  const lockFrame = (lock: RosterLock): JSX.Element | null => {
    const left = columns.findIndex(({ day }) => day >= lock.from && day <= lock.to);
    const right = columns.findLastIndex(({ day }) => day >= lock.from && day <= lock.to);
    // A closed month is told by its head: a frame around everything would frame nothing.
    const frame = left < 0 || lock.kind === 'month' ? null : placeOf(lock.employeeId, left, right - left + 1);
    if (frame === null) return null;
    return (
      <span
        key={`${lock.kind} ${lock.employeeId} ${lock.from}`}
        className={styles['lock']}
        data-kind={lock.kind}
        style={frame}
      >
        {lock.kind === 'person' && <IconLock size={12} stroke={2.25} />}
      </span>
    );
  };
  const cellFrame = (employeeId: string, day: Day): CSSProperties | null => {
    const column = columns.findIndex((shown) => shown.day === day);
    return column < 0 ? null : placeOf(employeeId, column, 1);
  };
  const change = ({ employeeId, day }: DraftedCell): JSX.Element | null => {
    const frame = cellFrame(employeeId, day);
    return frame && <span key={`${employeeId} ${day}`} className={styles['drafted']} style={frame} />;
  };
  const frameOf = ({ employeeId, day, initials, peer }: OpenedCell): JSX.Element | null => {
    const frame = cellFrame(employeeId, day);
    if (frame === null) return null;
    return (
      <span key={`${employeeId} ${day} ${peer}`} className={styles['hand']} data-peer={peer} style={frame}>
        <b>{initials}</b>
      </span>
    );
  };
  return (
    <>
      <div className={styles['layer']} aria-hidden data-part="around">
        {drafted.map(change)}
        {locks.map(lockFrame)}
      </div>
      <div className={styles['frames']} aria-hidden data-part="others">
        {opened.map(frameOf)}
      </div>
    </>
  );
}

import { memo, type JSX } from 'react';
import styles from './room-gantt.module.css';

export interface RoomBarProps {
  readonly itemKey: string;
  readonly kind: 'seat' | 'gap';
  readonly text: string;
  readonly label: string;
  readonly row: number;
  /** Fractions of the range. */
  readonly left: number;
  readonly width: number;
  /** The one that the Tab key reaches. */
  readonly active: boolean;
  readonly held: 'well' | 'badly' | null;
  readonly warned: boolean;
  readonly fixed: boolean;
}

/** One seat or gap. Drawn again only when it changes: a move touches one bar of hundreds. */
export const RoomBar = memo(function RoomBar({
  itemKey,
  kind,
  text,
  label,
  row,
  left,
  width,
  active,
  held,
  warned,
  fixed,
}: RoomBarProps): JSX.Element {
  return (
    <button
      type="button"
      className={styles[kind]}
      data-item={itemKey}
      data-held={held ?? undefined}
      data-warned={warned || undefined}
      data-fixed={fixed || undefined}
      tabIndex={active ? 0 : -1}
      aria-label={label}
      aria-pressed={kind === 'seat' && !fixed ? held !== null : undefined}
      style={{
        top: `calc(var(--row-h) * ${row})`,
        left: `${left * 100}%`,
        width: `${width * 100}%`,
      }}
    >
      <span>{text}</span>
    </button>
  );
});

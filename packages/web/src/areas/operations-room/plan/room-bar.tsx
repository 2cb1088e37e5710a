import { memo, type JSX } from 'react';
import { useTexts } from '../../../platform/language.ts';
import styles from './room-gantt.module.css';
import { clock } from './room-words.ts';

export interface RoomBarProps {
  readonly itemKey: string;
  readonly kind: 'seat' | 'gap' | 'proposal';
  /** Who sits there, in full and as short as a bar needs it; '' for a gap. */
  readonly name: string;
  readonly shortName: string;
  readonly positionId: string;
  /** Minutes of the board, beyond the range too. */
  readonly begin: number;
  readonly end: number;
  readonly row: number;
  /** Fractions of the range. */
  readonly left: number;
  readonly width: number;
  /** The one that the Tab key reaches. */
  readonly active: boolean;
  readonly dragged: 'well' | 'badly' | null;
  readonly warned: boolean;
  readonly fixed: boolean;
  /** Why the person should not sit there; null: all is well. */
  readonly warning: string | null;
  readonly ignored: boolean;
  /** A proposal takes the seat from here. */
  readonly leaves: boolean;
}

/** One seat or gap. Drawn, and its sentence made, only when it changes: a move touches one bar of hundreds. */
export const RoomBar = memo(function RoomBar(props: RoomBarProps): JSX.Element {
  const { itemKey, kind, name, positionId, begin, end, row, left, width, active, dragged, warned, fixed } =
    props;
  const { warning } = props;
  const t = useTexts('operationsRoom');
  const hours = { position: positionId, from: clock(begin), to: clock(end) };
  const label =
    kind === 'gap'
      ? t('gap', hours)
      : [
          t(kind === 'seat' ? 'seat' : 'proposal', { name, ...hours }),
          ...(props.leaves ? [t('leaves')] : []),
          ...(warning === null ? [] : [warning]),
          ...(props.ignored ? [t('ignoredMark')] : []),
        ].join(', ');
  return (
    <button
      type="button"
      className={styles[kind]}
      data-item={itemKey}
      data-dragged={dragged ?? undefined}
      data-warned={warned || undefined}
      data-fixed={fixed || undefined}
      data-leaves={props.leaves || undefined}
      data-unfit={warning !== null || undefined}
      tabIndex={active ? 0 : -1}
      aria-label={label}
      title={label}
      aria-pressed={kind === 'seat' && !fixed ? dragged !== null : undefined}
      style={{
        top: `calc(var(--row-h) * ${row})`,
        left: `${left * 100}%`,
        width: `${width * 100}%`,
      }}
    >
      <span>
        {kind === 'gap' ? t('uncovered') : props.shortName}
        {warning !== null && ` ${warning}`}
      </span>
    </button>
  );
});

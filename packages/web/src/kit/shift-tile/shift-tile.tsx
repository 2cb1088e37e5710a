import type { TileForm } from '@torre/domain/roster';
import type { JSX } from 'react';
import './shift-tile.css';

interface ShiftTileProps {
  /** Code of the shift, always written. */
  readonly name: string;
  readonly form: TileForm;
  /** Letters of the compact month and our own: a away, h away for hours, q request, n note, s overtime, l finding, u unsaved. */
  readonly marks?: string;
  readonly locked?: boolean;
  readonly size?: 'cell' | 'large' | 'touch';
}

/** A shift as it looks everywhere: light falls through the day, form says presence (`look/README.md`). */
export function ShiftTile({
  name,
  form,
  marks = '',
  locked = false,
  size = 'cell',
}: ShiftTileProps): JSX.Element {
  return (
    <i
      className="tile"
      data-form={form}
      data-marks={marks || undefined}
      data-locked={locked || undefined}
      data-size={size}
    >
      {name}
    </i>
  );
}

import { Suspense, type JSX } from 'react';
import { byLevel } from '../../areas/legality/index.ts';
import { FindingMend } from '../cover/index.ts';
import type { DayEvent, DayForm } from './day-form-state.ts';
import { turnAfter, type Preview } from './use-preview.ts';

interface DayMendProps {
  readonly plant: string;
  readonly form: DayForm;
  readonly preview: Preview;
  readonly send: (event: DayEvent) => void;
  /** The hand goes back to the shift, which the mend changes. */
  readonly toTurn: () => void;
}

/** How the first of the rules that the written shift would break can be kept; null where it breaks none. */
export function DayMend({ plant, form, preview, send, toTurn }: DayMendProps): JSX.Element | null {
  const turn = turnAfter(form);
  const [finding] = byLevel(preview.legality?.added ?? []);
  if (turn === null || finding === undefined || !preview.isCurrent || form.mode !== 'editing') return null;
  return (
    <Suspense>
      <FindingMend
        {...{ plant, finding, turn }}
        date={form.date}
        onTurn={(other) => {
          send({ type: 'choose', turn: other });
          toTurn();
        }}
        onSaved={() => {
          send({ type: 'write', fields: { turn: form.base?.turn ?? '' } });
          toTurn();
        }}
      />
    </Suspense>
  );
}

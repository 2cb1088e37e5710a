import { Suspense, useSyncExternalStore, type JSX } from 'react';
import { personKey } from './grid-lines.ts';
import type { GridModel } from './grid-model.ts';
import { placeOfLines } from './place-of-lines.ts';
import { late } from '../../../platform/late.ts';

const AroundOverlay = late(() => import('./around-overlay.tsx'));

/** Locks, others' hands and what a draft changes over the cells, where there are any. */
export function AroundFrames({ model }: { readonly model: GridModel }): JSX.Element | null {
  const { watchAround, around } = model.store;
  const { locks, held, drafted } = useSyncExternalStore(watchAround, around);
  if (locks.length + held.length + drafted.length === 0) return null;
  return (
    <Suspense>
      <AroundOverlay {...{ model, locks, held, drafted }} place={placeOfLines} keyOf={personKey} />
    </Suspense>
  );
}

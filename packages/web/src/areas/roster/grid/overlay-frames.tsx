import { Suspense, useSyncExternalStore, type JSX } from 'react';
import { personKey } from './grid-lines.ts';
import type { GridModel } from './grid-model.ts';
import { placeOfLines } from './place-of-lines.ts';
import { lazyWithRetry } from '../../../platform/lazy-with-retry.ts';

const CellOverlay = lazyWithRetry(() => import('./cell-overlay.tsx'));

/** Locks, others' hands and what a draft changes over the cells, where there are any. */
export function OverlayFrames({ model }: { readonly model: GridModel }): JSX.Element | null {
  const { watchOverlays, overlays } = model.store;
  const { locks, opened, drafted } = useSyncExternalStore(watchOverlays, overlays);
  if (locks.length + opened.length + drafted.length === 0) return null;
  return (
    <Suspense>
      <CellOverlay {...{ model, locks, opened, drafted }} place={placeOfLines} keyOf={personKey} />
    </Suspense>
  );
}

import { Suspense, useEffect, useState, type JSX } from 'react';
import type { CoverPlace } from '../../areas/cover/index.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';
import type { CoverPanelProps } from './cover-panel.tsx';

const CoverPanel = lazyPart(() => import('./cover-panel.tsx'), 'CoverPanel');

/** The panel of a screen, which comes when it is asked for. It stays open when the slot is covered and its button is gone. */
export function useCoverPanel(): {
  readonly open: (place: CoverPlace) => void;
  readonly panel: JSX.Element | null;
} {
  const [place, setPlace] = useState<CoverPlace | null>(null);
  const panel = place && <CoverWindow {...place} onClose={() => setPlace(null)} />;
  return { open: setPlace, panel };
}

/** A window whose place it takes has given the focus back before: the panel brings it back to there. */
export function CoverWindow(props: CoverPanelProps): JSX.Element | null {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true));
    return () => clearTimeout(timer);
  }, []);
  if (!isReady) return null;
  return (
    <Suspense>
      <CoverPanel {...props} />
    </Suspense>
  );
}

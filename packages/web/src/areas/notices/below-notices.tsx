import { Suspense, useEffect, useState, type JSX, type ReactNode } from 'react';
import { LoadingRows } from '../../kit/index.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';

const OwnNotices = lazyPart(() => import('./own-notices.tsx'), 'OwnNotices');

/** How long a screen waits for what stands above it. */
const NOTICES_WAIT_MS = 400;

/** A screen comes with the own notices above it, or a moment later without them: it never moves down once it is seen. */
export function BelowNotices({ children }: { readonly children: ReactNode }): JSX.Element {
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setKnown(true), NOTICES_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Suspense>
        <OwnNotices reading={known} onKnown={() => setKnown(true)} />
      </Suspense>
      {!known && <LoadingRows rows={8} />}
      {/* Drawn out of sight, so that what it asks for is on its way. */}
      <div hidden={!known}>{children}</div>
    </>
  );
}

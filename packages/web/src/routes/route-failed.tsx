import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import type { JSX } from 'react';
import { ErrorState } from '../kit/index.ts';

/** A screen that cannot be drawn: the service is away, or something broke. Trying again keeps the address. */
export function RouteFailed({ reset }: ErrorComponentProps): JSX.Element {
  const router = useRouter();
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  return (
    <main style={{ maxWidth: 640, margin: '0 auto', padding: 'var(--s8) var(--s4)' }}>
      <h1 className="visually-hidden">Torre</h1>
      <ErrorState onRetry={retry} />
    </main>
  );
}

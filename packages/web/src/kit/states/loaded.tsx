import type { UseQueryResult } from '@tanstack/react-query';
import type { JSX, ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { LoadingRows } from './loading-rows.tsx';

interface LoadedProps<T> {
  readonly query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch'>;
  /** How many lines wait in its place. */
  readonly rows: number;
  readonly children: (data: T) => ReactNode;
}

/** What was asked of the server, once it is there; before, lines in its place, or why it is not there and a way to ask again. */
export function Loaded<T>({ query, rows, children }: LoadedProps<T>): JSX.Element {
  const { data, error, refetch } = query;
  if (data !== undefined) return <>{children(data)}</>;
  return error ? <ErrorState onRetry={() => void refetch()} /> : <LoadingRows rows={rows} />;
}

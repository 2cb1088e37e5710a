import type { Day } from '@torre/domain/kernel';
import { Suspense, useEffect, useState, type JSX, type RefObject } from 'react';
import type { MonthGridHandle, MonthStore, SelectionStore } from '../../areas/roster/index.ts';
import type { MonthDeskProps } from './desk-props.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';

const PresenceAndLocks = lazyPart(() => import('./presence-and-locks.tsx'), 'PresenceAndLocks');

interface PresenceAndLocksLaterProps extends Pick<
  MonthDeskProps,
  'plant' | 'month' | 'selected' | 'draft' | 'onSelect'
> {
  readonly store: MonthStore | null;
  readonly neighbour: MonthStore | null;
  readonly grid: RefObject<MonthGridHandle | null>;
  readonly selection: SelectionStore;
  readonly today: Day;
  /** Days in view, both included. */
  readonly from: Day;
  readonly to: Day;
  /** Where the list of findings stands; null on the phone. */
  readonly side: HTMLElement | null;
  /** On the phone: where the button of the findings stands. */
  readonly place?: HTMLElement | null;
}

/** The month is in hand by then; others are to see within two seconds who is here. */
const WAIT_MS = 500;

/** Presence and locks come when the month has been drawn. */
export function PresenceAndLocksLater({ store, ...props }: PresenceAndLocksLaterProps): JSX.Element | null {
  const [isTime, setTime] = useState(false);
  const drawn = store !== null;
  useEffect(() => {
    if (!drawn) return;
    const timer = setTimeout(setTime, WAIT_MS, true);
    return () => clearTimeout(timer);
  }, [drawn]);
  if (!isTime || store === null) return null;
  return (
    <Suspense>
      <PresenceAndLocks store={store} {...props} />
    </Suspense>
  );
}

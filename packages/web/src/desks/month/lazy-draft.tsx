import { Suspense, type JSX } from 'react';
import type { MonthStore } from '../../areas/roster/index.ts';
import type { MonthDeskProps } from './desk-props.ts';
import { lazyPart } from '../../platform/lazy-with-retry.ts';

// After the month itself: who looks at it waits for neither.
const Switch = lazyPart(() => import('./draft-switch.tsx'), 'DraftSwitch');
const Banner = lazyPart(() => import('./draft-banner.tsx'), 'DraftBanner');

export type DraftSwitchProps = Pick<MonthDeskProps, 'plant' | 'month' | 'draft' | 'onDraft'>;

/** Published month or draft. */
export function DraftSwitch({ plant, month, draft, onDraft }: DraftSwitchProps): JSX.Element {
  return (
    <Suspense>
      <Switch {...{ plant, month, draft, onDraft }} />
    </Suspense>
  );
}

export type DraftBannerProps = DraftSwitchProps & {
  readonly draft: string;
  /** The month on the screen, in which the changed cells are marked; null until it is there. */
  readonly store: MonthStore | null;
};

/** What kind of month this is while a draft is looked at, and the way to its publication. */
export function DraftBanner({ plant, month, draft, store, onDraft }: DraftBannerProps): JSX.Element {
  return (
    <Suspense>
      <Banner {...{ plant, month, draft, store, onDraft }} />
    </Suspense>
  );
}

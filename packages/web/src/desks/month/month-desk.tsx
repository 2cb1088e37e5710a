import { useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, type JSX } from 'react';
import { hasPlant } from '../../areas/roster/index.ts';
import { useBreakpoint, useNoticesInView } from '../../kit/index.ts';
import { track } from '../../platform/track.ts';
import type { MonthDeskProps } from './desk-props.ts';
import { NoPlant, ScreenTitle } from './month-nothing.tsx';
import { MonthView } from './month-view.tsx';
import { lazyPart } from '../../platform/lazy-with-retry.ts';

const WeekView = lazyPart(() => import('./week-view.tsx'), 'WeekView');
const RoomToday = lazyPart(() => import('./room/room-today.tsx'), 'RoomToday');

/** The daily shifts of one plant in a calendar (M1.01): a month wide at the desk, a week wide below 768 px (E9.01). */
export function MonthDesk(props: MonthDeskProps): JSX.Element {
  const { mobile } = useBreakpoint();
  const { vista } = useSearch({ strict: false });
  useNoticesInView();
  useEffect(() => track('view', 'calendario'), []);
  if (!hasPlant(props.plant)) {
    return (
      <>
        <ScreenTitle month={props.month} plant={null} />
        <NoPlant />
      </>
    );
  }
  // A plant has its own folded groups, hand and news.
  if (vista === 'oggi') {
    return (
      <Suspense>
        <RoomToday key={props.plant} {...props} />
      </Suspense>
    );
  }
  return mobile || vista === 'settimana' ? (
    <Suspense>
      <WeekView key={props.plant} {...props} wide={!mobile} />
    </Suspense>
  ) : (
    <MonthView key={props.plant} {...props} />
  );
}

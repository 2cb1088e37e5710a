import type { JSX } from 'react';
import { SessionsScreen } from '../areas/identity/index.ts';

/** `/sessioni`; of its own, so that only who opens it fetches it. */
export function SessionsRoute(): JSX.Element {
  return <SessionsScreen />;
}

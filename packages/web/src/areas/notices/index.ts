import { lazyPart } from '../../platform/lazy-with-retry.ts';

/** The door of notices: what a person is told about changes of the own shifts, and who has not read it yet. */
export const WaitingNotices = lazyPart(() => import('./waiting-notices.tsx'), 'WaitingNotices');
export { waitingNoticesQuery } from './notices.queries.ts';
export { BelowNotices } from './below-notices.tsx';
export { OverAbsence, ReasonFields, ReasonNote, givenReason } from './reason-fields.tsx';

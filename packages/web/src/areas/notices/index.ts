import { late } from '../../platform/late.ts';

/** The door of notices: what a person is told about changes of the own shifts, and who has not read it yet. */
export const WaitingNotices = late(async () => ({
  default: (await import('./waiting-notices.tsx')).WaitingNotices,
}));
export { BelowNotices } from './below-notices.tsx';
export { ReasonFields, saidReason } from './reason-fields.tsx';

import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type { ChangeReasonSchema } from './change-reason.schema.ts';
import type * as schema from './notices.schema.ts';

/** Why a published shift changes. */
export type ChangeReason = Frozen<Static<typeof ChangeReasonSchema>>;
/** What somebody is told about changes of the own published shifts. */
export type ShiftNotice = Frozen<Static<typeof schema.ShiftNoticeSchema>>;
export type NoticeOfPerson = Frozen<Static<typeof schema.NoticeOfPersonSchema>>;

/** What the live stream says when notices of somebody, or of a plant's people, changed: read them again. */
export interface NoticesPatch {
  readonly plant: string;
  /** About the reader, not about somebody whose plant the reader manages. */
  readonly isOwn: boolean;
}

/** The own notices that were not acknowledged yet, newest first. */
export const ownNotices = endpoint<typeof schema.ownNoticesSchema>({
  id: 'ownNotices',
  method: 'GET',
  path: '/employee/notices',
});

export const acknowledgeNotice = endpoint<typeof schema.acknowledgeNoticeSchema>({
  id: 'acknowledgeNotice',
  method: 'POST',
  path: '/employee/notices/{noticeId}/acknowledgement',
});

/** Who was asked to acknowledge a change and has not yet, oldest first. */
export const waitingNotices = endpoint<typeof schema.waitingNoticesSchema>({
  id: 'waitingNotices',
  method: 'GET',
  path: '/manager/notices',
  required: ['division'],
});

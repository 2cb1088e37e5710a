import type { PersonName } from '../drafts/drafts.endpoint.ts';
import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

export type { ChangeReason } from './change-reason.ts';

/** What somebody is told about changes of the own published shifts. */
export interface ShiftNotice {
  readonly noticeId: string;
  /** A month was published, or shifts of it were changed. */
  readonly kind: 'PUBLICATION' | 'CHANGE';
  readonly plant: string;
  /** Dates YYYYMMDD; before null: there was no shift. */
  readonly changes: readonly {
    readonly date: string;
    readonly before: string | null;
    readonly after: string;
  }[];
  readonly reason: string | null;
  readonly needsAcknowledgement: boolean;
  /** DD/MM/YYYY HH:mm */
  readonly madeAt: string;
}

export interface NoticeOfPerson extends ShiftNotice, PersonName {
  readonly employeeId: string;
}

/** What the live stream says when notices of somebody, or of a plant's people, changed: read them again. */
export interface NoticesPatch {
  readonly plant: string;
}

/** The own notices that were not acknowledged yet, newest first. */
export const ownNotices = endpoint<{
  reply: OutcomeReply & { readonly notices: readonly ShiftNotice[] };
}>({
  id: 'ownNotices',
  method: 'GET',
  path: '/employee/notices',
  summary: 'Avvisi sui cambiamenti dei propri turni',
});

export const acknowledgeNotice = endpoint<{ path: { noticeId: string }; reply: OutcomeReply }>({
  id: 'acknowledgeNotice',
  method: 'POST',
  path: '/employee/notices/{noticeId}/acknowledgement',
  summary: 'Prende visione di un avviso',
  required: ['noticeId'],
});

/** Who was asked to acknowledge a change and has not yet, oldest first. */
export const waitingNotices = endpoint<{
  query: { division: string };
  reply: OutcomeReply & { readonly notices: readonly NoticeOfPerson[] };
}>({
  id: 'waitingNotices',
  method: 'GET',
  path: '/manager/notices',
  summary: 'Chi non ha ancora preso visione di un cambiamento',
  required: ['division'],
});

import type { ReactNode } from 'react';

/** A question whose answer is yes or no. */
export interface ConfirmQuestion {
  readonly title: string;
  /** What will happen, and whether it can be undone. */
  readonly text?: string;
  /** What the answer yes would do elsewhere; may arrive while the question stands. */
  readonly effect?: ReactNode;
  /** What the person may add to a yes: a reason, a request. Its fields keep their own values. */
  readonly note?: ReactNode;
  /** 'Sì' and 'No' unless the action says it better ('Sì, elimina'). */
  readonly yes?: string;
  readonly no?: string;
  readonly tone?: 'danger';
}

/** E2.05: the specified name of the confirmation window. */
export const CONFIRM_MODAL = 'confirm-modal';

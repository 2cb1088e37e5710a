import { accept, refuse } from '../kernel/index.ts';
import type { Day, Decision } from '../kernel/index.ts';
import type { ItemState } from './item-state.ts';
import type { ItemTypeName } from './item-type.ts';

/** How long a named colleague reads a draft unless the desk chooses another day. */
export const REVIEW_DAYS = 7;
/** What stands open for longer is forgotten by who opened it. */
export const LONGEST_REVIEW_DAYS = 30;

/** States of a text that readers do not see yet. */
export const DRAFT_STATES: readonly ItemState[] = ['DRAFT', 'ASKED', 'SENT_BACK', 'SCHEDULED'];

/** Why nobody is named to read a draft. */
export interface ReviewRefusals {
  readonly 'review-no-draft': Readonly<Record<never, never>>;
  readonly 'review-day-past': Readonly<Record<never, never>>;
  readonly 'review-too-long': { readonly most: number };
}

/** Whether there is a draft for a colleague to read: of an article, the one type that has a page. */
export const isReviewable = ({
  type,
  state,
}: {
  readonly type: ItemTypeName;
  readonly state: ItemState;
}): boolean => type === 'Echo_Articolo' && DRAFT_STATES.includes(state);

/** Whether a colleague may be named to read an item until a day. */
export function checkReview(
  item: { readonly type: ItemTypeName; readonly state: ItemState },
  until: Day,
  today: Day,
): Decision<void, ReviewRefusals> {
  if (!isReviewable(item)) return refuse('review-no-draft');
  if (until < today) return refuse('review-day-past');
  if (until > today + LONGEST_REVIEW_DAYS) return refuse('review-too-long', { most: LONGEST_REVIEW_DAYS });
  return accept();
}

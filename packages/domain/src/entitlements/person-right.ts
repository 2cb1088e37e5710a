import { accept, dayFromIso, refuse } from '../kernel/index.ts';
import type { Day, Decision, NoDetails } from '../kernel/index.ts';
import type { LeaveRight } from '../requests/index.ts';

export const LEAVE_RIGHTS = ['104', 'CHILD', 'RLS', 'UNION'] as const satisfies readonly LeaveRight[];

export const LONGEST_ASSISTED = 60;
export const LONGEST_RIGHT_NOTE = 500;

/** A right as it stands from one day to another, both included; `validTo` null: it goes on. */
export interface PersonRight {
  readonly right: LeaveRight;
  /**
   * 104: a key of whom the person assists, the same for all carers; null: the person's own disability. CHILD: the day of birth,
   * YYYY-MM-DD. null for the others.
   */
  readonly assisted: string | null;
  readonly validFrom: Day;
  readonly validTo: Day | null;
}

export interface RightRefusals {
  readonly 'ends-first': NoDetails;
  readonly 'child-unborn': NoDetails;
  readonly 'nobody-assisted': NoDetails;
  /** The same right, for the same person, stands on one of the days. */
  readonly 'held-already': { readonly from: Day };
  /** What began is never taken away: it ends. */
  readonly 'began-before': { readonly from: Day };
  /** Days gone by change with a reason only. */
  readonly 'past-days': { readonly today: Day };
}

export interface WantedRight extends PersonRight {
  readonly reason: string | null;
}

/** A key in one spelling, so that carers of one person meet. */
export function assistedKey(text: string | null): string | null {
  const key = (text ?? '').trim().replaceAll(/\s+/g, ' ').toUpperCase();
  return key === '' ? null : key;
}

/**
 * Whether a right may stand so. `standing`: as it stood before the change, null for a new one; `others`: the person's other
 * rights.
 */
export function checkRight(
  wanted: WantedRight,
  standing: PersonRight | null,
  others: readonly PersonRight[],
  today: Day,
): Decision<void, RightRefusals> {
  const { right, assisted, validFrom, validTo, reason } = wanted;
  if (validTo !== null && validTo < validFrom) return refuse('ends-first');
  if (right === 'CHILD' && !isDayOfBirth(assisted)) return refuse('child-unborn');
  if (right !== 'CHILD' && right !== '104' && assisted !== null) return refuse('nobody-assisted');
  const same = others.find(
    (other) => other.right === right && other.assisted === assisted && meet(other, wanted),
  );
  if (same) return refuse('held-already', { from: same.validFrom });
  if (standing !== null && standing.validFrom <= today && validFrom > standing.validFrom)
    return refuse('began-before', { from: standing.validFrom });
  if (changesPast(wanted, standing, today) && (reason?.trim() ?? '') === '')
    return refuse('past-days', { today });
  return accept();
}

const isDayOfBirth = (text: string | null): boolean => text !== null && dayFromIso(text) !== null;

type Stretch = Pick<PersonRight, 'validFrom' | 'validTo'>;

const meet = (one: Stretch, other: Stretch): boolean =>
  one.validFrom <= (other.validTo ?? Infinity) && other.validFrom <= (one.validTo ?? Infinity);

/** Whether a day gone by has another right than before; a new one from a day gone by has. */
function changesPast(wanted: PersonRight, standing: PersonRight | null, today: Day): boolean {
  if (standing === null) return wanted.validFrom < today;
  const began = Math.min(wanted.validFrom, standing.validFrom);
  if (began >= today) return false;
  if (wanted.validFrom !== standing.validFrom || wanted.assisted !== standing.assisted) return true;
  const [end, before] = [wanted.validTo ?? Infinity, standing.validTo ?? Infinity];
  return end !== before && Math.min(end, before) < today - 1;
}

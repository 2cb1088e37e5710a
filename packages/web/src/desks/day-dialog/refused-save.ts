import { OUTCOME } from '@torre/contract/outcome';
import type { StaleReply } from '@torre/contract/cells';
import type { Shift } from '@torre/contract/month';
import { CallFailed } from '../../platform/call-failure.ts';
import type { Overtaker } from './day-form-state.ts';
import type { SaveAction } from './save-check.ts';
import { detailOf } from './save-texts.ts';

const PRECONDITION_FAILED = 412;
const CONFLICT = 409;

/**
 * Whether somebody else was first (412, or 409 because a shift stands there by now), and what stands there.
 * `current` is undefined when the answer does not say it: the cell must be read. null: it is another failure.
 */
export function overtakenBy(
  error: unknown,
  action: SaveAction,
): { readonly current: Shift | null | undefined; readonly by: Overtaker } | null {
  if (!(error instanceof CallFailed)) return null;
  const exists = error.status === CONFLICT && error.outcome?.code === OUTCOME.shiftExists;
  if (error.status !== PRECONDITION_FAILED && !exists) return null;
  const { current, modifyUser, modifyDate } = (error.reply ?? {}) as Partial<StaleReply>;
  const refused = { action, message: detailOf(error) };
  return { current, by: { who: modifyUser ?? null, when: modifyDate ?? null, refused } };
}

import { OUTCOME } from '@torre/contract/outcome';
import { CallFailed, outcomeOf } from '../../platform/call-failure.ts';

/**
 * M7.36: a calendar-filter answer succeeds only with outcome 0 or 100 (nobody matches).
 * Throws CallFailed for every other code and for an answer without outcome, which other reads would let pass.
 */
export function calendarOutcome(reply: unknown): 'people' | 'nobody' {
  const code = outcomeOf(reply)?.code;
  if (code === OUTCOME.ok) return 'people';
  if (code === OUTCOME.nobodyMatches) return 'nobody';
  throw new CallFailed('filterCalendar', 200, reply);
}

import { OUTCOME } from '@torre/contract/outcome';
import type { Outcome } from '@torre/contract/outcome';
import { bulkSentence } from '@torre/contract/bulk/sentences';
import { outcomeWith, sentenceOf } from '../../platform/http/refused.ts';
import { followed } from '../cells/index.ts';
import type { ChangedCell, SaveDeps } from '../cells/index.ts';
import type { Counting } from '../counters/index.ts';
import type { KeptRequestCounts } from './kept-request-counts.ts';

export interface RequestsDeps extends SaveDeps {
  readonly counting: Counting;
  readonly counts: KeptRequestCounts;
}

/**
 * The answer after the commit of steps on requests of these plants: cells, counters and numbers of tabs of this process follow, and
 * where counters cannot the outcome says so (saved, with a warning: A06).
 */
export async function afterSteps<R extends { readonly outcome: Outcome }>(
  deps: RequestsDeps,
  reply: R,
  {
    people,
    plants,
    cells,
  }: {
    readonly people: readonly string[];
    readonly plants: readonly (string | null)[];
    readonly cells: readonly ChangedCell[];
  },
): Promise<R> {
  deps.counts.forget(plants);
  const answered = await followed(deps, { reply, cells });
  try {
    await deps.counting.followTimeAway(people);
    return answered;
  } catch (error) {
    deps.log.error({ err: error }, 'a request was saved and the counters could not follow');
    const saved = sentenceOf(answered.outcome);
    return {
      ...answered,
      outcome: outcomeWith(OUTCOME.countersNotUpdated, bulkSentence('savedNoCounters', { saved })),
    };
  }
}

import { queryOptions } from '@tanstack/react-query';
import { readFirstSteps } from '@torre/contract/first-steps';
import { call } from '../../platform/call.ts';

/** What a plant, or the first of the plants, needs before its first month stands. */
export function firstStepsQuery(plant?: string) {
  return queryOptions({
    queryKey: ['administration', 'first-steps', plant ?? ''],
    queryFn: ({ signal }) =>
      call(readFirstSteps, { query: plant === undefined ? {} : { plant } }, { signal }),
  });
}

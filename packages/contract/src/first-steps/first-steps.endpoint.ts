import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './first-steps.schema.ts';

export type FirstStepReply = Frozen<Static<typeof schema.FirstStepSchema>>;

/** What a plant needs before its first month stands; without `plant` the first of the plants. */
export const readFirstSteps = endpoint<typeof schema.readFirstStepsSchema>({
  id: 'readFirstSteps',
  method: 'GET',
  path: '/administration/first-steps',
});

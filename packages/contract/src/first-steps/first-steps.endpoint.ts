import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './first-steps.schema.ts';

export type FirstStepReply = Frozen<Static<typeof schema.FirstStepSchema>>;
export type StartingPlant = Frozen<Static<typeof schema.StartingPlantSchema>>;

/** What a plant needs before its first month stands; without `plant` the first one that has not started, or the first. */
export const readFirstSteps = endpoint<typeof schema.readFirstStepsSchema>({
  id: 'readFirstSteps',
  method: 'GET',
  path: '/administration/first-steps',
});

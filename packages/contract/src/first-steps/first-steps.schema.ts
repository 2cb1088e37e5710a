import { FIRST_STEPS } from '@torre/domain/organisation';
import type { FirstStepName, PlantContents, StepOwner } from '@torre/domain/organisation';
import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable } from '../fields.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';

export const FirstStepSchema = Type.Object({
  step: Type.Unsafe<FirstStepName>(Type.Enum([...FIRST_STEPS])),
  owner: Type.Unsafe<StepOwner>(
    Type.Enum(['administrator', 'hr', 'manager'], { description: 'Who may do it' }),
  ),
  isDone: Type.Boolean(),
  missing: Type.Array(
    Type.Object({
      what: Type.Unsafe<keyof PlantContents>(Type.String()),
      count: Nullable(Type.Integer(), { description: 'Of how many; null: there is none' }),
    }),
  ),
});

export const StartingPlantSchema = Type.Object({
  icao: Type.String(),
  name: Type.String(),
  done: Type.Integer({ description: 'Steps that are done' }),
  hasStarted: Type.Boolean({ description: 'A month of it stands' }),
});

export const readFirstStepsSchema = callSchema(
  'readFirstSteps',
  'Che cosa manca a un impianto prima del suo primo mese, e chi può farlo',
  {
    query: Type.Object({ plant: Type.Optional(Type.String()) }),
    reply: Type.Object({
      outcome: OutcomeSchema,
      plant: Nullable(Type.String(), { description: 'null: there is no plant yet' }),
      month: Type.String({
        description: 'YYYYMM: the first in which shifts stand; without any, the next one',
      }),
      steps: Type.Array(FirstStepSchema),
      plants: Type.Array(StartingPlantSchema, {
        description:
          'Every plant that has not ended, and the one asked for, in the order of the organisation',
      }),
    }),
  },
);

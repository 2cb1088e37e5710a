import Type, { type Static } from 'typebox';
import type { SameShape } from '../same-shape.ts';
import type { CounterEffect } from './counters.endpoint.ts';

export * from './detail.schema.ts';
export * from './preview.schema.ts';
export { countersSchema } from './row.schema.ts';

export const CounterEffectSchema = Type.Object({
  counterId: Type.String(),
  timeslotId: Type.String(),
  daySelected: Type.String(),
  description: Type.String(),
  before: Type.Integer(),
  after: Type.Integer(),
  parts: Type.Array(Type.Object({ name: Type.String(), before: Type.Integer(), after: Type.Integer() })),
});

true satisfies SameShape<Static<typeof CounterEffectSchema>, CounterEffect>;

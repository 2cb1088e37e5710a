import Type from 'typebox';

export * from './detail.schema.ts';
export * from './preview.schema.ts';
export { readCountersSchema } from './row.schema.ts';

export const CounterEffectSchema = Type.Object({
  counterId: Type.String(),
  timeslotId: Type.String(),
  daySelected: Type.String(),
  description: Type.String({ description: 'Name of the timeslot' }),
  before: Type.Integer(),
  after: Type.Integer(),
});

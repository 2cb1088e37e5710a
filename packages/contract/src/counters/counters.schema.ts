import Type from 'typebox';

export * from './detail.schema.ts';
export * from './preview.schema.ts';
export { readCountersSchema } from './row.schema.ts';

/** An island or a specialization of a counter: employees minus chairs in its own worst hour, before and after. */
export const PartEffectSchema = Type.Object({
  name: Type.String({ description: 'Of an island its name, of a specialization its id' }),
  before: Type.Integer(),
  after: Type.Integer(),
});

export const CounterEffectSchema = Type.Object({
  counterId: Type.String(),
  timeslotId: Type.String(),
  daySelected: Type.String(),
  description: Type.String({ description: 'Name of the timeslot' }),
  before: Type.Integer({
    description:
      'Employees minus chairs in the worst hour, before and after; where that stays and what is missing does not, the figure ' +
      'of the slot',
  }),
  after: Type.Integer(),
  parts: Type.Array(PartEffectSchema, {
    description: 'Islands, then specializations, that would differ; also where the counter itself stays',
  }),
});

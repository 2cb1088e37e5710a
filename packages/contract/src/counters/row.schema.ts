import Type, { type Static } from 'typebox';
import type { QueryOf } from '../endpoint.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type { CounterRow, CountersReply, readCounters } from './counters.endpoint.ts';

export const CounterRowSchema = Type.Object({
  counterId: Type.String(),
  timeslotId: Type.String(),
  daySelected: Type.String(),
  timeSlot: Type.Object({
    description: Type.String(),
    beginTime: Type.String(),
    endTime: Type.String(),
    beginCounterTime: Type.String(),
    endCounterTime: Type.String(),
  }),
  employees: Type.Integer(),
  chairs: Type.Integer(),
  lacks: Type.Integer(),
  hasAnotherLacks: Type.Boolean(),
});

export const positionQuery = Type.String({ pattern: '^\\d{1,20}$' });
export const draftQuery = Type.Optional(Type.String({ format: 'uuid' }));

export const countersSchema = {
  query: Type.Object({
    division: Type.String(),
    from: Type.String(),
    to: Type.String(),
    position: Type.Optional(positionQuery),
    draft: draftQuery,
  }),
  reply: Type.Object({
    outcome: OutcomeSchema,
    counters: Type.Array(CounterRowSchema),
    position: Type.String(),
  }),
};

true satisfies SameShape<Static<typeof CounterRowSchema>, CounterRow>;
true satisfies SameShape<Static<typeof countersSchema.query>, QueryOf<typeof readCounters>>;
true satisfies SameShape<Static<typeof countersSchema.reply>, CountersReply>;

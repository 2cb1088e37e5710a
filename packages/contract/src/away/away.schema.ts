import Type, { type Static } from 'typebox';
import type { QueryOf } from '../endpoint.ts';
import { Nullable } from '../nullable.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type { AwayReply, readAway } from './away.endpoint.ts';

export const awaySchema = {
  query: Type.Object({ plant: Type.String(), from: Type.String(), to: Type.String() }),
  reply: Type.Object({
    outcome: OutcomeSchema,
    away: Type.Array(
      Type.Object({
        employeeId: Type.String(),
        from: Type.String(),
        to: Type.String(),
        startDate: Nullable(Type.String()),
        endDate: Nullable(Type.String()),
        reason: Type.Enum(['ABSENT', 'REQUESTED', 'ACTIVITY']),
      }),
    ),
    position: Type.String(),
  }),
};

true satisfies SameShape<Static<typeof awaySchema.query>, QueryOf<typeof readAway>>;
true satisfies SameShape<Static<typeof awaySchema.reply>, AwayReply>;

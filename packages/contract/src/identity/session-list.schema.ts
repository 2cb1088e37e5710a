import Type, { type Static } from 'typebox';
import type { PathOf } from '../endpoint.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type * as list from './session-list.endpoint.ts';

const OwnSessionSchema = Type.Object(
  {
    sessionLabel: Type.String(),
    browser: Type.Union([Type.String(), Type.Null()]),
    system: Type.Union([Type.String(), Type.Null()]),
    openedAt: Type.String(),
    lastSeenAt: Type.String(),
    current: Type.Boolean(),
  },
  { additionalProperties: false },
);

export const listOwnSessionsSchema = {
  reply: Type.Object({ outcome: OutcomeSchema, sessions: Type.Array(OwnSessionSchema) }),
};

export const endOwnSessionSchema = {
  path: Type.Object({ sessionLabel: Type.String({ maxLength: 40 }) }),
  reply: OutcomeReplySchema,
};

export const endOtherSessionsSchema = {
  reply: Type.Object({ outcome: OutcomeSchema, ended: Type.Integer() }),
};

true satisfies SameShape<Static<typeof OwnSessionSchema>, list.OwnSession>;
true satisfies SameShape<Static<typeof endOwnSessionSchema.path>, PathOf<typeof list.endOwnSession>>;

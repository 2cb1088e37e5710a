import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable } from '../fields.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';

export const OwnSessionSchema = Type.Object(
  {
    sessionLabel: Type.String(),
    browser: Nullable(Type.String(), {
      description: 'What the browser says of itself, or null where it is not known',
    }),
    system: Nullable(Type.String()),
    openedAt: Type.String({ description: 'ISO 8601 UTC' }),
    lastSeenAt: Type.String({ description: 'ISO 8601 UTC, written every five minutes at most' }),
    current: Type.Boolean({ description: 'The session that asks' }),
  },
  { additionalProperties: false },
);

export const listOwnSessionsSchema = callSchema('listOwnSessions', 'Le proprie sessioni aperte', {
  reply: Type.Object({ outcome: OutcomeSchema, sessions: Type.Array(OwnSessionSchema) }),
});

export const endOwnSessionSchema = callSchema('endOwnSession', 'Chiude una delle proprie sessioni', {
  path: Type.Object({ sessionLabel: Type.String({ maxLength: 40 }) }),
  reply: OutcomeReplySchema,
});

export const endOtherSessionsSchema = callSchema(
  'endOtherSessions',
  'Chiude tutte le altre proprie sessioni',
  { reply: Type.Object({ outcome: OutcomeSchema, ended: Type.Integer() }) },
);

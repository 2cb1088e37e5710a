import Type, { type Static } from 'typebox';
import type { BodyOf } from '../endpoint.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type * as external from './external.endpoint.ts';

export const startExternalSignInSchema = {
  body: Type.Object({ again: Type.Boolean() }, { additionalProperties: false }),
  reply: Type.Object({ outcome: OutcomeSchema, url: Type.String() }, { additionalProperties: false }),
};

const Parameter = Type.String({ minLength: 1, maxLength: 4000 });

// No further key: a token that slipped into the answer would fail the tests (P3.29, A33).
export const exchangeCodeSchema = {
  body: Type.Object(
    { code: Parameter, state: Parameter, iss: Type.Optional(Parameter) },
    { additionalProperties: false },
  ),
  reply: Type.Object({ outcome: OutcomeSchema, token: Type.Null() }, { additionalProperties: false }),
};

export const leaveProviderSchema = { reply: OutcomeReplySchema };

true satisfies SameShape<
  Static<typeof startExternalSignInSchema.body>,
  BodyOf<typeof external.startExternalSignIn>
>;
true satisfies SameShape<Static<typeof exchangeCodeSchema.body>, BodyOf<typeof external.exchangeCode>>;

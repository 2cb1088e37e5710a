import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';

const CLOSED = { additionalProperties: false } as const;

export const startExternalSignInSchema = callSchema(
  'startExternalSignIn',
  'Comincia l’accesso presso il servizio di accesso esterno',
  {
    body: Type.Object(
      {
        again: Type.Boolean({ description: 'The provider asks who the person is, also one it knows' }),
      },
      CLOSED,
    ),
    reply: Type.Object(
      {
        outcome: OutcomeSchema,
        url: Type.String({ description: 'Address of the provider, to which the browser goes' }),
      },
      CLOSED,
    ),
  },
);

const Parameter = Type.String({ minLength: 1, maxLength: 4000 });

export const exchangeCodeSchema = callSchema(
  'exchangeCode',
  'Scambia il codice del servizio di accesso con una sessione',
  {
    body: Type.Object({ code: Parameter, state: Parameter, iss: Type.Optional(Parameter) }, CLOSED),
    // No further key: a token that slipped into the answer would fail the tests (P3.29, A33).
    reply: Type.Object(
      {
        outcome: OutcomeSchema,
        token: Type.Null({
          description:
            'Keeps its key and is always null: the tokens stay on the server, the browser gets the session cookie',
        }),
      },
      CLOSED,
    ),
  },
);

export const leaveProviderSchema = callSchema('leaveProvider', 'Esce anche dal servizio di accesso esterno', {
  reply: OutcomeReplySchema,
});

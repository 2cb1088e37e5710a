import Type, { type Static } from 'typebox';
import type { BodyOf, QueryOf, ReplyOf } from '../endpoint.ts';
import type { SameShape } from '../same-shape.ts';
import type * as shell from './shell.endpoint.ts';

const HealthReplySchema = Type.Object({
  status: Type.Union([Type.Literal('ok'), Type.Literal('degraded')]),
  version: Type.String(),
  database: Type.Union([Type.Literal('ok'), Type.Literal('down')]),
});

export const healthSchema = { reply: HealthReplySchema };

const EventsQuerySchema = Type.Object({ position: Type.Optional(Type.String()) });

export const eventsSchema = { query: EventsQuerySchema, reply: Type.String() };

// Route patterns and our own words, in lower case and never four digits in a row: no personnel code, date, e-mail
// address or capitalised name fits.
const EventWordsSchema = Type.String({ pattern: '^(?!.*\\d{4})[a-z0-9àèéìòù/$_. -]{1,80}$' });

const AnalyticsBodySchema = Type.Object(
  {
    context: Type.Object(
      {
        screen: EventWordsSchema,
        language: Type.String({ pattern: '^[a-z]{2}$' }),
        viewport: Type.String({ pattern: '^[a-z]{2,10}$' }),
      },
      { additionalProperties: false },
    ),
    event: Type.Object(
      { kind: Type.Union([Type.Literal('view'), Type.Literal('action')]), name: EventWordsSchema },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

export const trackEventSchema = {
  body: AnalyticsBodySchema,
  reply: Type.Object({ accepted: Type.Literal(true) }),
};

true satisfies SameShape<Static<typeof HealthReplySchema>, ReplyOf<typeof shell.health>>;
true satisfies SameShape<Static<typeof EventsQuerySchema>, QueryOf<typeof shell.events>>;
true satisfies SameShape<Static<typeof AnalyticsBodySchema>, BodyOf<typeof shell.trackEvent>>;

import Type from 'typebox';
import { callSchema } from '../call.schema.ts';

export const HealthReplySchema = Type.Object({
  status: Type.Union([Type.Literal('ok'), Type.Literal('degraded')]),
  version: Type.String(),
  database: Type.Union([Type.Literal('ok'), Type.Literal('down')]),
});
export const healthSchema = callSchema('health', 'Stato del servizio', { reply: HealthReplySchema });

export const eventsSchema = callSchema('events', 'Flusso degli eventi dal vivo', {
  query: Type.Object({ position: Type.Optional(Type.String()) }),
  reply: Type.String(),
});

// Route patterns and our own words, in lower case and never four digits in a row: no personnel code, date, e-mail
// address or capitalised name fits.
const EventWordsSchema = Type.String({ pattern: '^(?!.*\\d{4})[a-z0-9àèéìòù/$_. -]{1,80}$' });

export const AnalyticsBodySchema = Type.Object(
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
export const trackEventSchema = callSchema('analytics', 'Evento di analisi: mai dati personali', {
  body: AnalyticsBodySchema,
  reply: Type.Object({ accepted: Type.Literal(true) }),
});

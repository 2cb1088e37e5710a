import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable } from '../fields.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';

export const CalendarFeedSchema = Type.Object({
  madeAt: Type.String({ description: 'ISO 8601' }),
  readAt: Nullable(Type.String(), {
    description: 'When a calendar program fetched it last, to the hour; null: never',
  }),
});

export const readCalendarFeedSchema = callSchema('readCalendarFeed', 'Collegamento del proprio calendario', {
  reply: Type.Object({ outcome: OutcomeSchema, feed: Nullable(CalendarFeedSchema) }),
});
export const makeCalendarFeedSchema = callSchema(
  'makeCalendarFeed',
  'Crea o rinnova il collegamento del proprio calendario',
  { reply: Type.Object({ outcome: OutcomeSchema, url: Type.String(), feed: CalendarFeedSchema }) },
);
export const endCalendarFeedSchema = callSchema(
  'endCalendarFeed',
  'Chiude il collegamento del proprio calendario',
  { reply: OutcomeReplySchema },
);

const content = { path: Type.Object({ token: Type.String({ maxLength: 100 }) }), reply: Type.String() };
export const calendarContentSchema = callSchema(
  'calendarContent',
  'I turni per un programma di calendario (iCalendar)',
  content,
);
export const calendarContentHeadSchema = callSchema(
  'calendarContentHead',
  'Intestazioni dei turni per un programma di calendario',
  content,
);

import Type, { type Static } from 'typebox';
import type { PathOf, ReplyOf } from '../endpoint.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type * as feed from './calendar-feed.endpoint.ts';

const CalendarFeedSchema = Type.Object({
  madeAt: Type.String(),
  readAt: Type.Union([Type.String(), Type.Null()]),
});

export const readCalendarFeedSchema = {
  reply: Type.Object({ outcome: OutcomeSchema, feed: Type.Union([CalendarFeedSchema, Type.Null()]) }),
};
export const makeCalendarFeedSchema = {
  reply: Type.Object({ outcome: OutcomeSchema, url: Type.String(), feed: CalendarFeedSchema }),
};
export const endCalendarFeedSchema = { reply: OutcomeReplySchema };
export const calendarContentSchema = {
  path: Type.Object({ token: Type.String({ maxLength: 100 }) }),
  reply: Type.String(),
};

true satisfies SameShape<Static<typeof readCalendarFeedSchema.reply>, ReplyOf<typeof feed.readCalendarFeed>>;
true satisfies SameShape<Static<typeof makeCalendarFeedSchema.reply>, ReplyOf<typeof feed.makeCalendarFeed>>;
true satisfies SameShape<Static<typeof calendarContentSchema.path>, PathOf<typeof feed.calendarContent>>;

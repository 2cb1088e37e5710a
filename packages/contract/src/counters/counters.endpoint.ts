import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type { CounterEffectSchema, PartEffectSchema } from './counters.schema.ts';
import type * as schema from './row.schema.ts';

export * from './detail.endpoint.ts';
export * from './preview.endpoint.ts';

/** One counter: a timeslot of a day. */
export type CounterRow = Frozen<Static<typeof schema.CounterRowSchema>>;
/** What is to be said of a slot of a day. */
export type SlotVerdict = CounterRow['verdict'];
export type CountersReply = Frozen<Static<typeof schema.CountersReplySchema>>;
/** An island or a specialization of a counter. */
export type PartEffect = Frozen<Static<typeof PartEffectSchema>>;
/** What a change would do to a counter. */
export type CounterEffect = Frozen<Static<typeof CounterEffectSchema>>;

export const readCounters = endpoint<typeof schema.readCountersSchema>({
  id: 'counters',
  method: 'GET',
  path: '/manager/counters',
  required: ['division', 'from', 'to'],
});

/** Changed counters of a plant in the live stream: [timeslot index, day index from `from`] in the compact form. */
export interface CountersPatch {
  readonly plant: string;
  readonly counters: readonly CounterRow[];
}

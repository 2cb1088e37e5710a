import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './detail.schema.ts';

/** People against chairs of one specialization, in one hour or in its worst one. */
export type SpecializationCount = Frozen<Static<typeof schema.SpecializationCountSchema>>;
/** One hour of a counter. */
export type CounterHour = Frozen<Static<typeof schema.CounterHourSchema>>;
/** A counter with its islands, specializations and hours; each island and specialization in its own worst hour. */
export type CounterDetailRow = Frozen<Static<typeof schema.CounterDetailRowSchema>>;
export type CounterDetailReply = Frozen<Static<typeof schema.CounterDetailReplySchema>>;
/** Stretches of time in which a specialization lacks or abounds. */
export type SpecializationHours = Frozen<Static<typeof schema.SpecializationHoursSchema>>;
/** Somebody on shift in the timeslot who may take the chair and is away: our own addition, never with the reason. */
export type AbsentHolder = Frozen<Static<typeof schema.AbsentHolderSchema>>;
export type SpecializationCategoriesReply = Frozen<Static<typeof schema.SpecializationCategoriesReplySchema>>;
/** People against chairs of one island in one hour. */
export type IslandHour = Frozen<Static<typeof schema.IslandHourSchema>>;
export type SpecializationDetailReply = Frozen<Static<typeof schema.SpecializationDetailReplySchema>>;

export const readCounterDetail = endpoint<typeof schema.readCounterDetailSchema>({
  id: 'counterDetail',
  method: 'GET',
  path: '/manager/counters/{timeslotId}/{counterId}',
});

export const readSpecializationCategories = endpoint<typeof schema.readSpecializationCategoriesSchema>({
  id: 'counterSpecializationCategories',
  method: 'GET',
  path: '/manager/counters/specializations/categories/{timeslotId}/{counterId}',
});

export const readSpecializationDetail = endpoint<typeof schema.readSpecializationDetailSchema>({
  id: 'counterSpecializationDetail',
  method: 'GET',
  path: '/manager/counters/specializations/{timeslotId}/{counterId}/{hour}',
});

/**
 * Counts the days anew from the tables; answers their counters. Without a division it is refused in words of its own
 * (E5.53), not with those for missing parameters.
 */
export const refreshCounters = endpoint<typeof schema.refreshCountersSchema>({
  id: 'refreshCounters',
  method: 'PUT',
  path: '/counters',
  required: ['from', 'to'],
});

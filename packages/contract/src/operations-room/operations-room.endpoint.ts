import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './operations-room.schema.ts';

/** Somebody in a position, or an empty seat (M3.08). */
export type TimePlan = Frozen<Static<typeof schema.TimePlanSchema>>;
export type Stretch = Frozen<Static<typeof schema.StretchSchema>>;
/** Somebody who works on the day of a plan. */
export type RoomPerson = Frozen<Static<typeof schema.RoomPersonSchema>>;
export type OperativePlan = Frozen<Static<typeof schema.OperativePlanSchema>>;
export type OperativePlanReply = Frozen<Static<typeof schema.OperativePlanReplySchema>>;
export type OperativePlanBody = Frozen<Static<typeof schema.OperativePlanBodySchema>>;
export type SavedPlanReply = Frozen<Static<typeof schema.SavedPlanReplySchema>>;
export type StalePlanReply = Frozen<Static<typeof schema.StalePlanReplySchema>>;
export type RoomPosition = Frozen<Static<typeof schema.RoomPositionSchema>>;
export type PositionsReply = Frozen<Static<typeof schema.PositionsReplySchema>>;
export type OperativeCalendar = Frozen<Static<typeof schema.OperativeCalendarSchema>>;
export type OperativeCalendarsReply = Frozen<Static<typeof schema.OperativeCalendarsReplySchema>>;
/** Which positions are open on the days of a type, while it is valid. */
export type OperatingConfiguration = Frozen<Static<typeof schema.OperatingConfigurationSchema>>;
export type ConfigurationsReply = Frozen<Static<typeof schema.ConfigurationsReplySchema>>;
export type TurnsReply = Frozen<Static<typeof schema.TurnsReplySchema>>;
export type LogEntry = Frozen<Static<typeof schema.LogEntrySchema>>;
export type LogReply = Frozen<Static<typeof schema.LogReplySchema>>;
/** A time plan that the warnings leave out. */
export type IgnoredTimePlan = Frozen<Static<typeof schema.IgnoredTimePlanSchema>>;

/** Live event `room`: a plan (its date) or the groups (null) of a plant changed; its managers read them again. */
export interface RoomPatch {
  readonly plant: string;
  readonly date: string | null;
}

export const readOperativePlan = endpoint<typeof schema.readOperativePlanSchema>({
  id: 'operativePlanDetails',
  method: 'GET',
  path: '/operativeplans/{id}',
});

/** Saves the whole plan of a day. 412 carries what stands there (`StalePlanReply`). */
export const saveOperativePlan = endpoint<typeof schema.saveOperativePlanSchema>({
  id: 'saveOperativePlan',
  method: 'PUT',
  path: '/operativeplans/{id}',
  required: ['body'],
});

/** In the order in which they are filled. */
export const readPositions = endpoint<typeof schema.readPositionsSchema>({
  id: 'positions',
  method: 'GET',
  path: '/positions',
  required: ['division'],
});

/** One for each day of a plant that has configurations. */
export const readOperativeCalendars = endpoint<typeof schema.readOperativeCalendarsSchema>({
  id: 'operativeCalendars',
  method: 'GET',
  path: '/operativecalendars',
  required: ['division', 'from', 'to'],
});

/** Our own addition: the configurations that are valid on a day or will be. */
export const readConfigurations = endpoint<typeof schema.readConfigurationsSchema>({
  id: 'operatingConfigurations',
  method: 'GET',
  path: '/operatingconfigurations',
  required: ['division', 'from'],
});

/** Of a division; without one, of the plant that the session has selected. */
export const readTurns = endpoint<typeof schema.readTurnsSchema>({
  id: 'turns',
  method: 'GET',
  path: '/turns',
});

/** Who was where in the timeslot of a counter, up to now (M3.07, E7.9.10). */
export const readRoomLog = endpoint<typeof schema.readRoomLogSchema>({
  id: 'counterDetailLogs',
  method: 'GET',
  path: '/manager/counters/{slot}/{counter}/log',
});

/** Our own addition: the whole day of a plan, of whatever timeslot. */
export const readDayLog = endpoint<typeof schema.readDayLogSchema>({
  id: 'operativePlanLog',
  method: 'GET',
  path: '/operativeplans/{id}/log',
});

import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen, ReplyOf } from '../endpoint.ts';
import type * as schema from './cycles.schema.ts';

/** Who follows a cycle, from when to when. */
export type CycleMember = Frozen<Static<typeof schema.CycleMemberSchema>>;
/** A sequence of shifts, one a day, repeated without end. */
export type Cycle = Frozen<Static<typeof schema.CycleSchema>>;
export type PlantPerson = Frozen<Static<typeof schema.PlantPersonSchema>>;
export type CyclesReply = ReplyOf<typeof listCycles>;
export type CycleBody = Frozen<Static<typeof schema.CycleBodySchema>>;
export type CycleReply = Frozen<Static<typeof schema.CycleReplySchema>>;
/** A cell that the cycle would give another shift. */
export type GeneratedShift = Frozen<Static<typeof schema.GeneratedShiftSchema>>;
/** A cell in which stands what no cycle wrote, or on call. */
export type ConflictingShift = Frozen<Static<typeof schema.ConflictingShiftSchema>>;
export type GenerationReply = ReplyOf<typeof generateMonth>;

export const listCycles = endpoint<typeof schema.listCyclesSchema>({
  id: 'listCycles',
  method: 'GET',
  path: '/manager/cycles',
  required: ['division'],
});

export const createCycle = endpoint<typeof schema.createCycleSchema>({
  id: 'createCycle',
  method: 'POST',
  path: '/manager/cycles',
  required: ['division', 'body'],
});

/** Also ends a cycle, and takes it up again: `endsOn`. */
export const changeCycle = endpoint<typeof schema.changeCycleSchema>({
  id: 'changeCycle',
  method: 'PUT',
  path: '/manager/cycles/{cycleId}',
  required: ['division', 'body'],
});

/**
 * Lets people follow a cycle from a day on, to a day or without end: on those days it takes the place of the cycle that they
 * followed.
 */
export const assignCycle = endpoint<typeof schema.assignCycleSchema>({
  id: 'assignCycle',
  method: 'PUT',
  path: '/manager/cycles/{cycleId}/people',
  required: ['division', 'body'],
});

/** Writes the base cycles into a draft, or straight into a month in which no shift stands yet. */
export const generateMonth = endpoint<typeof schema.generateMonthSchema>({
  id: 'generateMonth',
  method: 'POST',
  path: '/manager/cycles/generation',
  required: ['division', 'body'],
});

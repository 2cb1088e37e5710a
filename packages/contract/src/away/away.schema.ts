import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable } from '../fields.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';

export const AwayTimeSchema = Type.Object({
  employeeId: Type.String(),
  from: Type.String({
    description: "YYYYMMDD; within the person's stay in the plant and the days asked for",
  }),
  to: Type.String({ description: 'YYYYMMDD, included' }),
  startDate: Nullable(Type.String(), {
    description: 'YYYYMMDD HHmm in the time of the day; null: the whole shifts of the days',
  }),
  endDate: Nullable(Type.String()),
  reason: Type.Enum(['ABSENT', 'REQUESTED', 'ACTIVITY'], {
    description: 'REQUESTED: somebody still has to decide; the counters subtract it already',
  }),
});

export const OvertimeTimeSchema = Type.Object({
  employeeId: Type.String(),
  date: Type.String({ description: 'YYYYMMDD, of the shift beside which it stands' }),
  startDate: Type.String({ description: 'YYYYMMDD HHmm in the time of the day' }),
  endDate: Type.String(),
});

export const readAwaySchema = callSchema('awayTimes', 'Chi non conta in sala, e quando, senza il motivo', {
  query: Type.Object({ plant: Type.String(), from: Type.String(), to: Type.String() }),
  reply: Type.Object({
    outcome: OutcomeSchema,
    away: Type.Array(AwayTimeSchema),
    overtime: Type.Array(OvertimeTimeSchema, { description: 'Overtime with times of these days' }),
    position: Type.String({ description: 'Event position up to which the answer is complete' }),
  }),
});
export const readOwnAwaySchema = callSchema('ownAwayTimes', 'Quando io non conto in sala, senza il motivo', {
  query: Type.Object({ from: Type.String(), to: Type.String() }),
  reply: readAwaySchema.reply,
});

import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable } from '../fields.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { HolidaysSchema } from './calendar.schema.ts';
import { ShiftDefinitionSchema, ShiftSchema } from './shift.schema.ts';

export * from './calendar.schema.ts';

export * from './shift.schema.ts';

export const OwnShiftsReplySchema = Type.Object({
  outcome: OutcomeSchema,
  plant: Nullable(Type.String()),
  definitions: Type.Array(ShiftDefinitionSchema),
  holidays: HolidaysSchema,
  shifts: Type.Array(ShiftSchema),
  position: Type.String(),
});

export const ownShiftsSchema = callSchema('ownShifts', 'I propri turni', {
  query: Type.Object({ from: Type.String(), to: Type.String() }),
  reply: OwnShiftsReplySchema,
});

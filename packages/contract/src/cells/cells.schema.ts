import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { described, Nullable, PersonNameSchema, VersionSchema } from '../fields.schema.ts';
import { LockSchema } from '../locks/locks.schema.ts';
import { ChangeReasonSchema } from '../notices/change-reason.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { DraftSchema, HolidaysSchema } from '../month/calendar.schema.ts';
import { EditWindowSchema } from './edit-window.schema.ts';
import { ShiftDefinitionSchema, ShiftSchema } from '../month/shift.schema.ts';

const DAY = { description: 'YYYYMMDD' };

export const SaveQuerySchema = Type.Object({
  plant: Type.String(),
  draft: described(
    DraftSchema,
    'The save goes into an open draft of the month instead of what everybody sees',
  ),
});

const ShiftIdPathSchema = Type.Object({ shiftId: Type.String() });

/** E5.32: every call that writes a shift has a body; unknown keys are refused, not dropped. */
export const ShiftBodySchema = Type.Object(
  {
    date: Type.String(DAY),
    employeeId: Type.String(),
    turn: Type.String({ description: 'Shift name in upper case (M3.33)' }),
    startDate: Type.Optional(
      Nullable(Type.String(), {
        description: 'YYYYMMDD HHmm; omitted or null: the times of the definition',
      }),
    ),
    endDate: Type.Optional(Nullable(Type.String())),
    noteTurno: Nullable(Type.String()),
    note: Nullable(Type.String()),
    isStr: Type.Boolean(),
    version: Type.Optional(
      Nullable(VersionSchema, { description: 'The one that the user saw; null for a new shift' }),
    ),
    ...ChangeReasonSchema.properties,
  },
  { additionalProperties: false },
);

export const ShiftReplySchema = Type.Object({
  outcome: OutcomeSchema,
  shift: ShiftSchema,
  position: Type.String({
    description: 'Event position of the save; sent back when reading counters',
  }),
});

/** Reply with status 412 of the calls that write a shift. */
export const StaleReplySchema = Type.Object({
  outcome: OutcomeSchema,
  current: Nullable(ShiftSchema),
  modifyUser: Nullable(PersonNameSchema),
  modifyDate: Nullable(Type.String(), { description: 'DD/MM/YYYY HH:mm' }),
});

export const createShiftSchema = callSchema('createShift', 'Inserisce il turno di una persona in un giorno', {
  query: SaveQuerySchema,
  body: ShiftBodySchema,
  reply: ShiftReplySchema,
});

export const updateShiftSchema = callSchema('updateShift', 'Modifica un turno', {
  path: ShiftIdPathSchema,
  query: SaveQuerySchema,
  body: ShiftBodySchema,
  reply: ShiftReplySchema,
});

export const deleteShiftSchema = callSchema('deleteShift', 'Elimina un turno e rimette quello del ciclo', {
  path: ShiftIdPathSchema,
  query: Type.Object({ ...SaveQuerySchema.properties, version: Type.Optional(VersionSchema) }),
  body: Type.Optional(Nullable(ChangeReasonSchema)),
  reply: ShiftReplySchema,
});

export const ShiftHistoryItemSchema = Type.Object({
  turn: Type.String(),
  storifiedAction: Type.Enum(['CHANGE', 'STORIFIED', 'ACTIVE']),
  modifyUser: PersonNameSchema,
  modifyDate: Type.String({ description: 'DD/MM/YYYY HH:mm' }),
  extraActivities: Type.Array(Type.String()),
  note: Nullable(Type.String()),
});

export const shiftHistorySchema = callSchema(
  'shiftHistory',
  'Storico del turno di una persona in un giorno',
  {
    query: Type.Object({ employeeId: Type.String(), date: Type.String() }),
    reply: Type.Object({ outcome: OutcomeSchema, shifts: Type.Array(ShiftHistoryItemSchema) }),
  },
);

export const DayReplySchema = Type.Object({
  outcome: OutcomeSchema,
  employee: Type.Object({
    employeeId: Type.String(),
    ...PersonNameSchema.properties,
    category: Type.String(),
    island: Nullable(Type.String()),
    specializations: Type.Array(Type.String()),
    employmentCondition: Type.Enum(['LO', 'ST']),
  }),
  shift: Nullable(ShiftSchema),
  defaultTurn: Type.String({ description: 'Turn of the base cycle, put back by a delete' }),
  around: Type.Array(Type.Object({ date: Type.String(DAY), turn: Nullable(Type.String()) }), {
    description: 'The four days before and after, for the strip',
  }),
  definitions: Type.Array(ShiftDefinitionSchema, {
    description:
      'Definitions of the plant that hold on one of those days: the choice of the main shift and the tiles of the strip',
  }),
  holidays: HolidaysSchema,
  has6WorkingDaysBefore: Type.Boolean(),
  isStrategic: Type.Boolean(),
  cantModify: Type.Boolean(),
  lock: Nullable(LockSchema, {
    description: 'Who has locked the cell, for managers; null where nobody has',
  }),
  editWindow: EditWindowSchema,
  allowedActions: Type.Array(Type.Enum(['insert', 'update', 'delete'])),
});

export const readDaySchema = callSchema('readDay', 'Dettaglio del giorno di una persona', {
  query: Type.Object({
    plant: Type.String(),
    employeeId: Type.String(),
    date: Type.String(),
    draft: DraftSchema,
  }),
  reply: DayReplySchema,
});

export const readOwnDaySchema = callSchema('readOwnDay', 'Dettaglio del proprio giorno', {
  query: Type.Object({ date: Type.String() }),
  reply: DayReplySchema,
});

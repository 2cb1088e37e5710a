import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { CounterEffectSchema } from '../counters/counters.schema.ts';
import { described, Nullable, PersonNameSchema, VersionSchema } from '../fields.schema.ts';
import { ChangeReasonSchema } from '../notices/change-reason.schema.ts';
import { OutcomeSchema, OutcomeTextSchema } from '../outcome/outcome.schema.ts';
import { LegalityChangeSchema } from '../legality/legality.schema.ts';
import { ShiftSchema } from '../month/shift.schema.ts';
import { MOST_CELLS } from './bulk.endpoint.ts';

const EmployeeIdSchema = Type.String({ pattern: '^\\d{6}$' });
const NoteSchema = Type.Optional(Nullable(Type.String()));
const CLOSED = { additionalProperties: false } as const;

export const CellNameSchema = Type.Object(
  { employeeId: EmployeeIdSchema, date: Type.String({ description: 'YYYYMMDD' }) },
  CLOSED,
);
export const SeenCellSchema = Type.Object(
  {
    ...CellNameSchema.properties,
    version: Nullable(VersionSchema, { description: 'null: it was empty' }),
  },
  CLOSED,
);
const SeenCellsSchema = Type.Array(SeenCellSchema, {
  maxItems: MOST_CELLS,
  description: 'Those of every cell that would change',
});
const EmployeesSchema = Type.Array(EmployeeIdSchema, { maxItems: 1000 });

export const PreviewQuerySchema = Type.Object({
  preview: Type.Optional(Type.Boolean()),
  draft: Type.Optional(
    Type.String({
      format: 'uuid',
      description:
        'Id of an open draft of the month: the cells change there instead of in what everybody sees',
    }),
  ),
});
const DivisionQuerySchema = Type.Object({ division: Type.String(), ...PreviewQuerySchema.properties });

export const BulkContentSchema = Type.Object({
  turn: Type.String({ description: 'Shift name in upper case' }),
  isStr: Type.Optional(Type.Boolean()),
  note: NoteSchema,
  noteTurno: NoteSchema,
  ...ChangeReasonSchema.properties,
});

export const ShiftOfPersonSchema = Type.Object({ ...ShiftSchema.properties, employeeId: Type.String() });

export const RefusedCellSchema = Type.Object({
  employeeId: Type.String(),
  date: Type.String({ description: 'YYYYMMDD' }),
  code: Type.Integer(),
  messageIT: Type.String(),
  text: Type.Optional(OutcomeTextSchema),
  current: Nullable(ShiftSchema, { description: 'What stands there when somebody else was first' }),
  modifyUser: Nullable(PersonNameSchema),
  modifyDate: Nullable(Type.String(), { description: 'DD/MM/YYYY HH:mm' }),
});

/** Shared by every preview of cells; no word of the absence leaves with it. */
export const OverAbsenceSchema = Type.Array(CellNameSchema, {
  description:
    'Of a preview: cells whose shift would change on a day of an approved absence; a save wants `overAbsence` for them',
});

export const BulkReplySchema = Type.Object({
  outcome: OutcomeSchema,
  shifts: Type.Array(ShiftOfPersonSchema, {
    description: 'The changed cells as they stand, or would stand',
  }),
  refused: Type.Array(RefusedCellSchema),
  overAbsence: Type.Optional(OverAbsenceSchema),
  position: Nullable(Type.String(), {
    description: 'Event position of the save; null when nothing was saved',
  }),
  legality: Type.Optional(LegalityChangeSchema),
  effects: Type.Optional(
    Type.Array(CounterEffectSchema, {
      description: 'Of a preview: the counters that would change, by day and timeslot',
    }),
  ),
});

export const CopyBodySchema = Type.Object(
  {
    division: Type.String(),
    from: Type.Array(CellNameSchema, { minItems: 1, maxItems: MOST_CELLS }),
    to: CellNameSchema,
    people: Type.Optional(
      described(
        EmployeesSchema,
        'Whose rows follow the one of `to`, as the user sees them; without it those of the month in its order',
      ),
    ),
    versions: SeenCellsSchema,
    ...ChangeReasonSchema.properties,
  },
  CLOSED,
);
const copying = { query: PreviewQuerySchema, body: CopyBodySchema, reply: BulkReplySchema };
export const copyShiftsSchema = callSchema(
  'copyShifts',
  'Copia i turni di un blocco di celle in un altro',
  copying,
);
export const cutShiftsSchema = callSchema(
  'cutShifts',
  'Sposta i turni di un blocco di celle in un altro',
  copying,
);

export const changeSelectionSchema = callSchema(
  'changeSelection',
  'Mette lo stesso turno nelle celle scelte',
  {
    query: PreviewQuerySchema,
    body: Type.Object(
      {
        division: Type.String(),
        ...BulkContentSchema.properties,
        cells: Type.Array(SeenCellSchema, { minItems: 1, maxItems: MOST_CELLS }),
      },
      CLOSED,
    ),
    reply: BulkReplySchema,
  },
);
export const changeRangeSchema = callSchema(
  'changeRange',
  'Mette lo stesso turno alle persone scelte in un periodo',
  {
    query: PreviewQuerySchema,
    body: Type.Object(
      {
        division: Type.String(),
        ...BulkContentSchema.properties,
        employees: Type.Array(EmployeeIdSchema, { minItems: 1, maxItems: 1000 }),
        from: Type.String(),
        to: Type.String(),
        versions: SeenCellsSchema,
      },
      CLOSED,
    ),
    reply: BulkReplySchema,
  },
);

export const BulkItemSchema = Type.Object(
  {
    ...CellNameSchema.properties,
    shiftId: Type.Optional(Nullable(Type.String())),
    version: Type.Optional(
      Nullable(VersionSchema, {
        description: 'The version that the user saw; null or absent: the cell was empty',
      }),
    ),
    confTurnId: Nullable(Type.String(), {
      description: "Id of a shift definition; null takes the shift away: the base cycle's comes back",
    }),
    extraActivities: Type.Array(Type.Never(), {
      maxItems: 0,
      description: 'Empty until secondary activities exist',
    }),
    restore: Type.Optional(
      described(VersionSchema, 'Puts back what this version of the cell was, instead of `confTurnId`'),
    ),
    copyOf: Type.Optional(
      described(
        CellNameSchema,
        'Becomes what stands in this cell now, without its notes, instead of `confTurnId`',
      ),
    ),
    ...ChangeReasonSchema.properties,
  },
  CLOSED,
);
const many = {
  query: DivisionQuerySchema,
  body: Type.Array(BulkItemSchema, { minItems: 1, maxItems: MOST_CELLS }),
  reply: BulkReplySchema,
};
export const changeManySchema = callSchema('changeMany', 'Cambia molte celle, ognuna con il suo turno', many);
export const createManySchema = callSchema('createMany', 'Inserisce turni in molte celle vuote', many);

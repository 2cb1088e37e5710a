import Type, { type Static } from 'typebox';
import { CounterEffectSchema } from '../counters/counters.schema.ts';
import type { BodyOf, QueryOf, ReplyOf } from '../endpoint.ts';
import { changeReason } from '../notices/change-reason.schema.ts';
import { Nullable } from '../nullable.schema.ts';
import { OutcomeSchema, OutcomeTextSchema } from '../outcome/outcome.schema.ts';
import { ShiftSchema } from '../roster/roster.schema.ts';
import type { SameShape } from '../same-shape.ts';
import { MOST_CELLS } from './bulk.endpoint.ts';
import type * as bulk from './bulk.endpoint.ts';

const EmployeeIdSchema = Type.String({ pattern: '^\\d{6}$' });
const VersionSchema = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const NoteSchema = Type.Optional(Nullable(Type.String()));

const cellName = { employeeId: EmployeeIdSchema, date: Type.String() };
const CellNameSchema = Type.Object(cellName, { additionalProperties: false });
const SeenCellSchema = Type.Object(
  { ...cellName, version: Nullable(VersionSchema) },
  { additionalProperties: false },
);
const SeenCellsSchema = Type.Array(SeenCellSchema, { maxItems: MOST_CELLS });
const EmployeesSchema = Type.Array(EmployeeIdSchema, { maxItems: 1000 });

const preview = {
  preview: Type.Optional(Type.Boolean()),
  draft: Type.Optional(Type.String({ format: 'uuid' })),
};
const PreviewQuerySchema = Type.Object(preview);
const DivisionQuerySchema = Type.Object({ division: Type.String(), ...preview });

const content = {
  turn: Type.String(),
  isStr: Type.Optional(Type.Boolean()),
  note: NoteSchema,
  noteTurno: NoteSchema,
  ...changeReason,
};

/** A cell that stays as it is. */
export const RefusedCellSchema = Type.Object({
  employeeId: Type.String(),
  date: Type.String(),
  code: Type.Integer(),
  messageIT: Type.String(),
  text: Type.Optional(OutcomeTextSchema),
  current: Nullable(ShiftSchema),
  modifyUser: Nullable(Type.Object({ employeeName: Type.String(), employeeSurname: Type.String() })),
  modifyDate: Nullable(Type.String()),
});

const BulkReplySchema = Type.Object({
  outcome: OutcomeSchema,
  shifts: Type.Array(Type.Object({ ...ShiftSchema.properties, employeeId: Type.String() })),
  refused: Type.Array(RefusedCellSchema),
  position: Nullable(Type.String()),
  effects: Type.Optional(Type.Array(CounterEffectSchema)),
});

const CopyBodySchema = Type.Object(
  {
    division: Type.String(),
    from: Type.Array(CellNameSchema, { minItems: 1, maxItems: MOST_CELLS }),
    to: CellNameSchema,
    people: Type.Optional(EmployeesSchema),
    versions: SeenCellsSchema,
    ...changeReason,
  },
  { additionalProperties: false },
);

const BulkItemsSchema = Type.Array(
  Type.Object(
    {
      ...cellName,
      shiftId: Type.Optional(Nullable(Type.String())),
      version: Type.Optional(Nullable(VersionSchema)),
      confTurnId: Nullable(Type.String()),
      extraActivities: Type.Array(Type.Never(), { maxItems: 0 }),
      restore: Type.Optional(VersionSchema),
      copyOf: Type.Optional(Type.Object(cellName, { additionalProperties: false })),
      ...changeReason,
    },
    { additionalProperties: false },
  ),
  { minItems: 1, maxItems: MOST_CELLS },
);

/** Of copy and cut. */
export const copyShiftsSchema = { query: PreviewQuerySchema, body: CopyBodySchema, reply: BulkReplySchema };
export const changeSelectionSchema = {
  query: PreviewQuerySchema,
  body: Type.Object(
    {
      division: Type.String(),
      ...content,
      cells: Type.Array(SeenCellSchema, { minItems: 1, maxItems: MOST_CELLS }),
    },
    { additionalProperties: false },
  ),
  reply: BulkReplySchema,
};
export const changeRangeSchema = {
  query: PreviewQuerySchema,
  body: Type.Object(
    {
      division: Type.String(),
      ...content,
      employees: Type.Array(EmployeeIdSchema, { minItems: 1, maxItems: 1000 }),
      from: Type.String(),
      to: Type.String(),
      versions: SeenCellsSchema,
    },
    { additionalProperties: false },
  ),
  reply: BulkReplySchema,
};
/** Of change and insert. */
export const changeManySchema = {
  query: DivisionQuerySchema,
  body: BulkItemsSchema,
  reply: BulkReplySchema,
};

true satisfies SameShape<Static<typeof BulkReplySchema>, ReplyOf<typeof bulk.copyShifts>>;
true satisfies SameShape<Static<typeof CopyBodySchema>, BodyOf<typeof bulk.copyShifts>>;
true satisfies SameShape<Static<typeof changeSelectionSchema.body>, BodyOf<typeof bulk.changeSelection>>;
true satisfies SameShape<Static<typeof changeRangeSchema.body>, BodyOf<typeof bulk.changeRange>>;
true satisfies SameShape<Static<typeof BulkItemsSchema>, BodyOf<typeof bulk.changeMany>>;
true satisfies SameShape<Static<typeof DivisionQuerySchema>, QueryOf<typeof bulk.changeMany>>;

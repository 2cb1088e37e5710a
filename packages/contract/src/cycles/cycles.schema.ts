import Type, { type Static } from 'typebox';
import { RefusedCellSchema } from '../bulk/bulk.schema.ts';
import { CounterEffectSchema } from '../counters/counters.schema.ts';
import { MonthSchema } from '../drafts/drafts.schema.ts';
import type { BodyOf, QueryOf, ReplyOf } from '../endpoint.ts';
import { Nullable } from '../nullable.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { ShiftDefinitionSchema } from '../roster/roster.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type * as cycles from './cycles.endpoint.ts';

/** More than a cycle may have: what is too long is refused in words. */
const MOST_TURNS = 200;
const MOST_PEOPLE = 1000;

const EmployeeIdSchema = Type.String({ pattern: '^\\d{6}$' });
const VersionSchema = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const DivisionQuerySchema = Type.Object({ division: Type.String() });
const CyclePathSchema = Type.Object({ cycleId: Type.String({ maxLength: 60 }) });

const cycleBody = {
  name: Type.String({ maxLength: 200 }),
  turns: Type.Array(Type.String({ maxLength: 20 }), { maxItems: MOST_TURNS }),
  restsOnHolidays: Type.Boolean(),
};
const CycleReplySchema = Type.Object({ outcome: OutcomeSchema, cycleId: Type.String() });
const generatedShift = {
  employeeId: Type.String(),
  date: Type.String(),
  before: Nullable(Type.String()),
  turn: Type.String(),
};
const GeneratedShiftsSchema = Type.Array(Type.Object(generatedShift));
const ConflictingShiftsSchema = Type.Array(
  Type.Object({ ...generatedShift, reason: Type.Enum(['absence', 'on-call', 'manager', 'nobody']) }),
);

export const listCyclesSchema = {
  query: DivisionQuerySchema,
  reply: Type.Object({
    outcome: OutcomeSchema,
    cycles: Type.Array(
      Type.Object({
        cycleId: Type.String(),
        name: Type.String(),
        turns: Type.Array(Type.String()),
        restsOnHolidays: Type.Boolean(),
        version: Type.Integer(),
        endsOn: Nullable(Type.String()),
        members: Type.Array(
          Type.Object({
            employeeId: Type.String(),
            offset: Type.Integer(),
            from: Type.String(),
            to: Nullable(Type.String()),
          }),
        ),
      }),
    ),
    definitions: Type.Array(ShiftDefinitionSchema),
    people: Type.Array(
      Type.Object({
        employeeId: Type.String(),
        employeeName: Type.String(),
        employeeSurname: Type.String(),
        category: Type.String(),
        island: Nullable(Type.String()),
      }),
    ),
  }),
};
export const createCycleSchema = {
  query: DivisionQuerySchema,
  body: Type.Object(cycleBody, { additionalProperties: false }),
  reply: CycleReplySchema,
};
export const changeCycleSchema = {
  path: CyclePathSchema,
  query: DivisionQuerySchema,
  body: Type.Object(
    { ...cycleBody, endsOn: Nullable(Type.String()), version: VersionSchema },
    { additionalProperties: false },
  ),
  reply: CycleReplySchema,
};
export const assignCycleSchema = {
  path: CyclePathSchema,
  query: DivisionQuerySchema,
  body: Type.Object(
    {
      from: Type.String(),
      to: Nullable(Type.String()),
      people: Type.Array(
        Type.Object(
          { employeeId: EmployeeIdSchema, offset: Type.Integer({ minimum: 0, maximum: MOST_TURNS }) },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: MOST_PEOPLE },
      ),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ outcome: OutcomeSchema }),
};
export const generateMonthSchema = {
  query: Type.Object({
    division: Type.String(),
    preview: Type.Optional(Type.Boolean()),
    draft: Type.Optional(Type.String({ format: 'uuid' })),
  }),
  body: Type.Object(
    {
      month: MonthSchema,
      without: Type.Array(EmployeeIdSchema, { maxItems: MOST_PEOPLE }),
      keep: Type.Array(Type.String(), { maxItems: 31 }),
      overwrites: Type.Boolean(),
      overwritesOnCall: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({
    outcome: OutcomeSchema,
    written: Type.Integer(),
    overwritten: ConflictingShiftsSchema,
    kept: ConflictingShiftsSchema,
    unknown: GeneratedShiftsSchema,
    refused: Type.Array(RefusedCellSchema),
    withoutCycle: Type.Array(Type.String()),
    versionNo: Nullable(Type.Integer()),
    position: Nullable(Type.String()),
    effects: Type.Optional(Type.Array(CounterEffectSchema)),
  }),
};

true satisfies SameShape<Static<typeof listCyclesSchema.reply>, ReplyOf<typeof cycles.listCycles>>;
true satisfies SameShape<Static<typeof createCycleSchema.body>, BodyOf<typeof cycles.createCycle>>;
true satisfies SameShape<Static<typeof changeCycleSchema.body>, BodyOf<typeof cycles.changeCycle>>;
true satisfies SameShape<Static<typeof assignCycleSchema.body>, BodyOf<typeof cycles.assignCycle>>;
true satisfies SameShape<Static<typeof generateMonthSchema.query>, QueryOf<typeof cycles.generateMonth>>;
true satisfies SameShape<Static<typeof generateMonthSchema.body>, BodyOf<typeof cycles.generateMonth>>;
true satisfies SameShape<Static<typeof generateMonthSchema.reply>, ReplyOf<typeof cycles.generateMonth>>;

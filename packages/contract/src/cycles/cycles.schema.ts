import type { RuleSet } from '@torre/domain/configuration';
import Type from 'typebox';
import { LegalityChangeSchema } from '../legality/legality.schema.ts';
import { RefusedCellSchema } from '../bulk/bulk.schema.ts';
import { callSchema } from '../call.schema.ts';
import { CounterEffectSchema } from '../counters/counters.schema.ts';
import { MonthSchema } from '../drafts/drafts.schema.ts';
import { Nullable, PersonNameSchema, VersionSchema } from '../fields.schema.ts';
import { ChangeReasonSchema } from '../notices/change-reason.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';
import { ShiftDefinitionSchema } from '../month/shift.schema.ts';

/** More than a cycle may have: what is too long is refused in words. */
const MOST_TURNS = 200;
const MOST_PEOPLE = 1000;
const CLOSED = { additionalProperties: false } as const;
const DAY = { description: 'YYYYMMDD' };

const EmployeeIdSchema = Type.String({ pattern: '^\\d{6}$' });
const DivisionQuerySchema = Type.Object({ division: Type.String() });
const CyclePathSchema = Type.Object({ cycleId: Type.String({ maxLength: 60 }) });

export const CycleMemberSchema = Type.Object({
  employeeId: Type.String(),
  offset: Type.Integer({
    description: 'The place in the sequence that falls on `from`, counted from 0',
  }),
  from: Type.String(DAY),
  to: Nullable(Type.String(), { description: 'YYYYMMDD; null: no end' }),
});
export const CycleSchema = Type.Object({
  cycleId: Type.String(),
  name: Type.String(),
  turns: Type.Array(Type.String()),
  restsOnHolidays: Type.Boolean({ description: 'Day staff: R on holidays' }),
  version: Type.Integer(),
  endsOn: Nullable(Type.String(), {
    description: 'YYYYMMDD, last day on which it gives shifts; null: it goes on',
  }),
  members: Type.Array(CycleMemberSchema),
});
export const PlantPersonSchema = Type.Object({
  employeeId: Type.String(),
  ...PersonNameSchema.properties,
  category: Type.String(),
  island: Nullable(Type.String(), { description: 'Name of the island; null without one' }),
});
/** Parameters by the names of domain.md 1.3 to 2.1, which the domain declares. */
const RuleSetSchema = Type.Unsafe<RuleSet>(
  Type.Object({
    common: Type.Record(Type.String(), Type.Unknown()),
    rules: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown())),
  }),
);
export const listCyclesSchema = callSchema('listCycles', 'Cicli di base di un impianto, con chi li segue', {
  query: DivisionQuerySchema,
  reply: Type.Object({
    outcome: OutcomeSchema,
    cycles: Type.Array(CycleSchema),
    definitions: Type.Array(ShiftDefinitionSchema, {
      description: 'The shifts that hold in the plant today',
    }),
    people: Type.Array(PlantPersonSchema, {
      description: 'Who is in the plant today or will be, by name',
    }),
    rules: Type.Array(
      Type.Object({
        categories: Type.Array(Type.String()),
        rules: RuleSetSchema,
      }),
      { description: 'By which rules a cycle is judged today, for the categories of these people' },
    ),
  }),
});

export const CycleBodySchema = Type.Object(
  {
    name: Type.String({ maxLength: 200 }),
    turns: Type.Array(Type.String({ maxLength: 20 }), { maxItems: MOST_TURNS }),
    restsOnHolidays: Type.Boolean(),
  },
  CLOSED,
);
export const CycleReplySchema = Type.Object({ outcome: OutcomeSchema, cycleId: Type.String() });
export const createCycleSchema = callSchema('createCycle', 'Aggiunge un ciclo di base', {
  query: DivisionQuerySchema,
  body: CycleBodySchema,
  reply: CycleReplySchema,
});
export const changeCycleSchema = callSchema('changeCycle', 'Modifica o termina un ciclo di base', {
  path: CyclePathSchema,
  query: DivisionQuerySchema,
  body: Type.Object(
    { ...CycleBodySchema.properties, endsOn: Nullable(Type.String(), DAY), version: VersionSchema },
    CLOSED,
  ),
  reply: CycleReplySchema,
});

export const assignCycleSchema = callSchema('assignCycle', 'Assegna un ciclo di base a una o più persone', {
  path: Type.Object({
    cycleId: Type.String({ maxLength: 60, description: '`-`: they follow none' }),
  }),
  query: DivisionQuerySchema,
  body: Type.Object(
    {
      from: Type.String(DAY),
      to: Nullable(Type.String(), { description: 'YYYYMMDD; null: no end' }),
      people: Type.Array(
        Type.Object(
          { employeeId: EmployeeIdSchema, offset: Type.Integer({ minimum: 0, maximum: MOST_TURNS }) },
          CLOSED,
        ),
        { minItems: 1, maxItems: MOST_PEOPLE },
      ),
    },
    CLOSED,
  ),
  reply: OutcomeReplySchema,
});

export const GeneratedShiftSchema = Type.Object({
  employeeId: Type.String(),
  date: Type.String(DAY),
  before: Nullable(Type.String(), { description: 'null: the cell is empty' }),
  turn: Type.String(),
});
/** A cell in which stands what no cycle wrote, or on call. */
export const ConflictingShiftSchema = Type.Object({
  ...GeneratedShiftSchema.properties,
  reason: Type.Enum(['absence', 'on-call', 'manager', 'nobody'], {
    description:
      'absence (a code that is no shift, or the day of an absence that was granted), on-call, manager (somebody wrote ' +
      'it), nobody (it came with the first roster)',
  }),
});
const conflicting = (description: string) => Type.Array(ConflictingShiftSchema, { description });
const generated = (description: string) => Type.Array(GeneratedShiftSchema, { description });

export const generateMonthSchema = callSchema('generateMonth', 'Genera un mese dai cicli di base', {
  query: Type.Object({
    division: Type.String(),
    preview: Type.Optional(Type.Boolean()),
    draft: Type.Optional(Type.String({ format: 'uuid' })),
  }),
  body: Type.Object(
    {
      month: MonthSchema,
      without: Type.Array(EmployeeIdSchema, { maxItems: MOST_PEOPLE, description: 'People left out' }),
      keep: Type.Array(Type.String(), { maxItems: 31, description: 'Days kept as they are, YYYYMMDD' }),
      overwrites: Type.Boolean({ description: 'Shifts that a manager wrote give way too' }),
      overwritesOnCall: Type.Optional(Type.Boolean({ description: 'On call gives way too' })),
      legalityReason: ChangeReasonSchema.properties.legalityReason,
    },
    CLOSED,
  ),
  reply: Type.Object({
    outcome: OutcomeSchema,
    written: Type.Integer({ description: 'Cells written (or that would be)' }),
    overwritten: conflicting('Of these: shifts that give way and are lost'),
    kept: conflicting('Cells left as they stand'),
    unknown: generated('Shifts of cycles that the plant does not have on that day'),
    refused: Type.Array(RefusedCellSchema, { description: 'Cells that a rule refused' }),
    withoutCycle: Type.Array(Type.String(), {
      description: 'People in the plant that month who follow no cycle',
    }),
    versionNo: Nullable(Type.Integer(), {
      description: 'The version that was frozen; null in a draft and in a preview',
    }),
    position: Nullable(Type.String()),
    legality: Type.Optional(LegalityChangeSchema),
    effects: Type.Optional(
      Type.Array(CounterEffectSchema, {
        description: 'Of a preview: the counters that would change',
      }),
    ),
  }),
});

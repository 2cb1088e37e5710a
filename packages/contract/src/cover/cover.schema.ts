import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { DaySchema, InstantSchema, Nullable, PersonNameSchema, VersionSchema } from '../fields.schema.ts';
import { FindingSchema, LegalityChangeSchema } from '../legality/legality.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';
import { PositionSchema, positionQuery } from '../counters/row.schema.ts';

const CLOSED = { additionalProperties: false } as const;
const EmployeeIdSchema = Type.String({ pattern: '^\\d{6}$' });
const ClockSchema = Type.String({ description: 'HHmm' });

export const CallAnswerSchema = Type.Enum(['waiting', 'yes', 'no', 'none'], {
  description: 'none: the person could not be reached',
});

export const CoverCallSchema = Type.Object({
  employeeId: Type.String(),
  ...PersonNameSchema.properties,
  askedBy: PersonNameSchema,
  askedAt: InstantSchema,
  answer: CallAnswerSchema,
  answeredAt: Nullable(InstantSchema),
  version: VersionSchema,
});

export const CoverCandidateSchema = Type.Object({
  employeeId: Type.String(),
  ...PersonNameSchema.properties,
  island: Nullable(Type.String(), { description: 'Its name' }),
  date: Type.String({ description: 'YYYYMMDD of the cell that would be written' }),
  version: VersionSchema,
  standingTurn: Type.String({ description: 'What the cell says now' }),
  turn: Type.String({ description: 'The shift that the person would get' }),
  shiftId: Type.String({ description: 'Of its definition' }),
  beginTime: ClockSchema,
  endTime: ClockSchema,
  onCall: Type.Boolean(),
  declined: Type.Boolean(),
  missingAfter: Type.Integer({ description: 'Minutes of empty chairs that the slot would be left with' }),
  load: Type.Number({
    description: 'Nights and shifts on rest days a day, less the mean of category and island',
  }),
  minutesAbove: Type.Integer({ description: 'Of this month’s roster above the contract' }),
  restBefore: Nullable(Type.Integer(), { description: 'Minutes free of duty before the shift' }),
  findings: Type.Array(FindingSchema, { description: 'What the shift would add' }),
});

const PlantQuerySchema = Type.Object({ plant: Type.String() });
const SlotSchema = { date: DaySchema, timeslotId: Type.String({ minLength: 1, maxLength: 40 }) };

export const CoverReplySchema = Type.Object({
  outcome: OutcomeSchema,
  slot: Type.Object({
    date: Type.String({ description: 'YYYYMMDD' }),
    timeslotId: Type.String(),
    description: Type.String(),
    beginTime: ClockSchema,
    endTime: ClockSchema,
    onCall: Type.Boolean({ description: 'A slot on call' }),
  }),
  missing: Type.Integer({ description: 'Minutes of empty chairs over the hours of the slot' }),
  lacking: Type.Array(Type.String(), { description: 'Ids of the specializations that are missing' }),
  legal: Type.Array(CoverCandidateSchema, { description: 'In the order in which to ask' }),
  breaking: Type.Array(CoverCandidateSchema, { description: 'Who would break a rule of level BLOCCO' }),
  others: Type.Object({
    atWork: Type.Integer(),
    away: Type.Integer(),
    notQualified: Type.Integer(),
  }),
  calls: Type.Array(CoverCallSchema, { description: 'Whom one asked, the latest first' }),
  position: PositionSchema,
});
export const readCoverSchema = callSchema('cover', 'Chi può coprire una fascia di un giorno', {
  query: Type.Object({
    ...PlantQuerySchema.properties,
    ...SlotSchema,
    position: Type.Optional(positionQuery),
  }),
  reply: CoverReplySchema,
});

export const MendSchema = Type.Object(
  { first: CoverCandidateSchema, second: CoverCandidateSchema },
  {
    description:
      'The first takes the slot, the second what the first leaves; both have the missing minutes after both',
  },
);
export const readCoverMendsSchema = callSchema('coverMends', 'Scambi di due turni che coprono una fascia', {
  query: readCoverSchema.query,
  reply: Type.Object({
    outcome: OutcomeSchema,
    mends: Type.Array(MendSchema, { description: 'The five best, in their order' }),
    position: PositionSchema,
  }),
});

export const FindingMendSchema = Type.Object(
  {
    kind: Type.Enum(['code', 'person', 'day'], {
      description: 'Another shift on the cell, the shift to another person, the shift on another day',
    }),
    cells: Type.Array(
      Type.Object({
        employeeId: Type.String(),
        ...PersonNameSchema.properties,
        date: Type.String({ description: 'YYYYMMDD' }),
        version: Nullable(VersionSchema, { description: 'null: the cell is empty' }),
        standingTurn: Nullable(Type.String(), { description: 'What the cell says now' }),
        turn: Type.String({ description: 'What it would say; FREE where a shift is given away' }),
        shiftId: Type.String({ description: 'Of its definition' }),
      }),
      { description: 'The cells that would be written, the one given away first' },
    ),
    legality: LegalityChangeSchema,
  },
  {
    description:
      'Cells that end a finding, add none that blocks and leave no timeslot with more missing hours',
  },
);
export const readFindingMendSchema = callSchema('findingMend', 'Come rimediare a un rilievo', {
  query: Type.Object({
    ...PlantQuerySchema.properties,
    employeeId: EmployeeIdSchema,
    rule: Type.String({ maxLength: 20 }),
    limit: Type.String({ maxLength: 40 }),
    from: Type.String({ description: 'YYYYMMDD; with rule, limit and person it names the finding' }),
    date: Type.String({ description: 'YYYYMMDD of the cell whose shift is changed or given away' }),
    turn: Type.Optional(
      Type.String({
        maxLength: 20,
        description: 'The shift that is wished for the cell and adds the finding; without it what stands',
      }),
    ),
    position: Type.Optional(positionQuery),
  }),
  reply: Type.Object({
    outcome: OutcomeSchema,
    mend: Nullable(FindingMendSchema, { description: 'null: none was found' }),
    position: PositionSchema,
  }),
});

const CoverCallReplySchema = Type.Object({ outcome: OutcomeSchema, call: CoverCallSchema });
export const CallBodySchema = Type.Object({ ...SlotSchema, employeeId: EmployeeIdSchema }, CLOSED);
export const addCoverCallSchema = callSchema('addCoverCall', 'Annota chi è stato sentito per una fascia', {
  query: PlantQuerySchema,
  body: CallBodySchema,
  reply: CoverCallReplySchema,
});

const CallPathSchema = Type.Object({ ...SlotSchema, employeeId: EmployeeIdSchema });
export const answerCoverCallSchema = callSchema(
  'answerCoverCall',
  'Annota la risposta di chi è stato sentito',
  {
    path: CallPathSchema,
    query: PlantQuerySchema,
    body: Type.Object({ answer: CallAnswerSchema, version: VersionSchema }, CLOSED),
    reply: CoverCallReplySchema,
  },
);

export const removeCoverCallSchema = callSchema('removeCoverCall', 'Toglie chi non è stato sentito', {
  path: CallPathSchema,
  query: Type.Object({ ...PlantQuerySchema.properties, version: VersionSchema }),
  reply: OutcomeReplySchema,
});

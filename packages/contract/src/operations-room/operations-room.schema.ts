import Type, { type Static } from 'typebox';
import type { BodyOf, PathOf, QueryOf, ReplyOf } from '../endpoint.ts';
import { Nullable } from '../nullable.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { ShiftDefinitionSchema } from '../roster/roster.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type * as calls from './operations-room.endpoint.ts';

const NameSchema = { employeeName: Type.String(), employeeSurname: Type.String() };
const ClockSchema = Type.String({ pattern: '^([01]\\d|2[0-3])[0-5]\\d$' });
const StateSchema = Type.Union([Type.Literal('DRAFT'), Type.Literal('PUBLISHED')]);

const TimePlanSchema = Type.Object(
  {
    timePlanId: Type.String({ pattern: '^[\\w.:/-]{1,80}$' }),
    positionId: Type.String({ minLength: 1, maxLength: 40 }),
    employeeId: Nullable(Type.String({ pattern: '^\\d{6}$' })),
    beginTime: ClockSchema,
    endTime: ClockSchema,
  },
  { additionalProperties: false },
);
const StretchSchema = Type.Object({ startDate: Type.String(), endDate: Type.String() });

export const IgnoredSchema = Type.Object({
  ignoredId: Type.String(),
  operativePlanId: Type.String(),
  timePlanId: Type.String(),
});
const PlanSchema = Type.Object({
  operativePlanId: Type.String(),
  date: Type.String(),
  state: StateSchema,
  version: Type.Integer(),
  editable: Type.Boolean(),
  timePlans: Type.Array(TimePlanSchema),
  ignored: Type.Array(IgnoredSchema),
  savedBy: Nullable(Type.Object(NameSchema)),
  savedAt: Nullable(Type.String()),
});
const PersonSchema = Type.Object({
  employeeId: Type.String(),
  ...NameSchema,
  category: Type.String(),
  island: Nullable(Type.String()),
  specializations: Type.Array(Type.String()),
  shifts: Type.Array(
    Type.Object({
      ...StretchSchema.properties,
      date: Type.String(),
      turn: Type.String(),
      specializations: Type.Array(Type.String()),
      elsewhere: Type.Array(StretchSchema),
    }),
  ),
  present: Type.Array(StretchSchema),
});
const ruleInForce = {
  attiva: Type.Boolean(),
  livello: Type.Union([Type.Literal('BLOCCO'), Type.Literal('AVVISO')]),
  categorie: Type.Array(Type.String()),
};
const RulesSchema = Type.Object({
  'R373.3': Type.Object({
    ...ruleInForce,
    maxMinutiPosizione: Type.Number(),
    minPausaMin: Type.Number(),
    isole: Type.Array(Type.String()),
  }),
  'R373.4': Type.Object({
    ...ruleInForce,
    maxRapporto: Type.Number(),
    minMinutiPosizioneValutati: Type.Number(),
  }),
});

const IdPathSchema = Type.Object({ id: Type.String() });
const PlanReplySchema = Type.Object({
  outcome: OutcomeSchema,
  operativePlan: PlanSchema,
  people: Type.Array(PersonSchema),
  rules: RulesSchema,
});
export const readOperativePlanSchema = { path: IdPathSchema, reply: PlanReplySchema };

const PlanBodySchema = Type.Object(
  {
    version: Type.Integer({ minimum: 0 }),
    state: StateSchema,
    timePlans: Type.Array(TimePlanSchema, { maxItems: 5000 }),
  },
  { additionalProperties: false },
);
const SavedReplySchema = Type.Object({
  outcome: OutcomeSchema,
  operativePlan: PlanSchema,
  position: Type.String(),
});
export const saveOperativePlanSchema = { path: IdPathSchema, body: PlanBodySchema, reply: SavedReplySchema };

/** Reply with status 412. */
export const StalePlanReplySchema = Type.Object({ outcome: OutcomeSchema, current: PlanSchema });

const DivisionQuerySchema = Type.Object({ division: Type.String() });
const PositionsReplySchema = Type.Object({
  outcome: OutcomeSchema,
  positions: Type.Array(
    Type.Object({
      positionId: Type.String(),
      name: Type.String(),
      kind: Type.Union([Type.Literal('LAV'), Type.Literal('REP')]),
      island: Nullable(Type.String()),
      islandName: Nullable(Type.String()),
      specializationId: Type.String(),
      specializationName: Type.String(),
    }),
  ),
});
export const readPositionsSchema = { query: DivisionQuerySchema, reply: PositionsReplySchema };

export const RangeQuerySchema = Type.Object({
  division: Type.String(),
  from: Type.String(),
  to: Type.String(),
});
const OpeningsSchema = Type.Array(
  Type.Object({ positionId: Type.String(), beginTime: Type.String(), endTime: Type.String() }),
);
const DAY_TYPES = ['FERIALE', 'SABATO', 'FESTIVO'] as const;
const EVERY_DAY_TYPE = ['TUTTI', ...DAY_TYPES] as const;
const CalendarsReplySchema = Type.Object({
  outcome: OutcomeSchema,
  calendars: Type.Array(
    Type.Object({
      date: Type.String(),
      dayType: Type.Enum(DAY_TYPES),
      configurations: Type.Array(Type.Object({ configurationId: Type.String(), name: Type.String() })),
      openings: OpeningsSchema,
      operativePlan: Type.Object({
        operativePlanId: Type.String(),
        state: StateSchema,
        version: Type.Integer(),
        editable: Type.Boolean(),
      }),
    }),
  ),
});
export const readOperativeCalendarsSchema = { query: RangeQuerySchema, reply: CalendarsReplySchema };

const FromQuerySchema = Type.Object({ division: Type.String(), from: Type.String() });
const ConfigurationsReplySchema = Type.Object({
  outcome: OutcomeSchema,
  configurations: Type.Array(
    Type.Object({
      configurationId: Type.String(),
      name: Type.String(),
      dayType: Type.Enum(EVERY_DAY_TYPE),
      validFrom: Type.String(),
      validTo: Nullable(Type.String()),
      openings: OpeningsSchema,
    }),
  ),
});
export const readConfigurationsSchema = { query: FromQuerySchema, reply: ConfigurationsReplySchema };

const TurnsQuerySchema = Type.Object({ division: Type.Optional(Type.String()) });
const TurnsReplySchema = Type.Object({ outcome: OutcomeSchema, turns: Type.Array(ShiftDefinitionSchema) });
export const readTurnsSchema = { query: TurnsQuerySchema, reply: TurnsReplySchema };

const LogPathSchema = Type.Object({ slot: Type.String(), counter: Type.String() });
const LogReplySchema = Type.Object({
  outcome: OutcomeSchema,
  timePlans: Type.Array(
    Type.Object({
      timePlanId: Type.String(),
      date: Type.String(),
      positionId: Type.String(),
      employeeId: Type.String(),
      ...NameSchema,
      beginTime: Type.String(),
      endTime: Type.String(),
    }),
  ),
});
export const readRoomLogSchema = { path: LogPathSchema, reply: LogReplySchema };
export const readDayLogSchema = { path: IdPathSchema, reply: LogReplySchema };

true satisfies SameShape<Static<typeof IdPathSchema>, PathOf<typeof calls.readOperativePlan>>;
true satisfies SameShape<Static<typeof PlanReplySchema>, ReplyOf<typeof calls.readOperativePlan>>;
true satisfies SameShape<Static<typeof PlanBodySchema>, BodyOf<typeof calls.saveOperativePlan>>;
true satisfies SameShape<Static<typeof SavedReplySchema>, ReplyOf<typeof calls.saveOperativePlan>>;
true satisfies SameShape<Static<typeof StalePlanReplySchema>, calls.StalePlanReply>;
true satisfies SameShape<Static<typeof DivisionQuerySchema>, QueryOf<typeof calls.readPositions>>;
true satisfies SameShape<Static<typeof PositionsReplySchema>, ReplyOf<typeof calls.readPositions>>;
true satisfies SameShape<Static<typeof RangeQuerySchema>, QueryOf<typeof calls.readOperativeCalendars>>;
true satisfies SameShape<Static<typeof CalendarsReplySchema>, ReplyOf<typeof calls.readOperativeCalendars>>;
true satisfies SameShape<Static<typeof FromQuerySchema>, QueryOf<typeof calls.readConfigurations>>;
true satisfies SameShape<Static<typeof ConfigurationsReplySchema>, ReplyOf<typeof calls.readConfigurations>>;
true satisfies SameShape<Static<typeof TurnsQuerySchema>, QueryOf<typeof calls.readTurns>>;
true satisfies SameShape<Static<typeof TurnsReplySchema>, ReplyOf<typeof calls.readTurns>>;
true satisfies SameShape<Static<typeof LogPathSchema>, PathOf<typeof calls.readRoomLog>>;
true satisfies SameShape<Static<typeof LogReplySchema>, ReplyOf<typeof calls.readRoomLog>>;

import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable, PersonNameSchema } from '../fields.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { ShiftDefinitionSchema } from '../month/shift.schema.ts';
import { IdPathSchema, StateSchema } from './plan.schema.ts';

export * from './plan.schema.ts';

const DAY = { description: 'YYYYMMDD' };

export const RoomPositionSchema = Type.Object({
  positionId: Type.String(),
  name: Type.String(),
  kind: Type.Union([Type.Literal('LAV'), Type.Literal('REP')]),
  island: Nullable(Type.String()),
  islandName: Nullable(Type.String()),
  specializationId: Type.String(),
  specializationName: Type.String(),
});
export const PositionsReplySchema = Type.Object({
  outcome: OutcomeSchema,
  positions: Type.Array(RoomPositionSchema),
});
export const readPositionsSchema = callSchema('positions', 'Postazioni di una sala operativa', {
  query: Type.Object({
    division: Type.String(),
    from: Type.Optional(
      Type.String({ description: 'YYYYMMDD, today without it. Our own addition, as `to`.' }),
    ),
    to: Type.Optional(
      Type.String({ description: 'YYYYMMDD, `from` without it: each position as it last is in the range' }),
    ),
  }),
  reply: PositionsReplySchema,
});

export const RangeQuerySchema = Type.Object({
  division: Type.String(),
  from: Type.String(),
  to: Type.String(),
});
const openings = (description: string) =>
  Type.Array(Type.Object({ positionId: Type.String(), beginTime: Type.String(), endTime: Type.String() }), {
    description,
  });
const DAY_TYPES = ['FERIALE', 'SABATO', 'FESTIVO'] as const;

export const OperativeCalendarSchema = Type.Object({
  date: Type.String(DAY),
  dayType: Type.Enum(DAY_TYPES),
  configurations: Type.Array(Type.Object({ configurationId: Type.String(), name: Type.String() })),
  openings: openings('Seats that the configurations open on this day'),
  operativePlan: Type.Object({
    operativePlanId: Type.String(),
    state: StateSchema,
    version: Type.Integer(),
    editable: Type.Boolean(),
  }),
});
export const OperativeCalendarsReplySchema = Type.Object({
  outcome: OutcomeSchema,
  calendars: Type.Array(OperativeCalendarSchema),
});
export const readOperativeCalendarsSchema = callSchema(
  'operativeCalendars',
  'Calendari operativi di una sala',
  { query: RangeQuerySchema, reply: OperativeCalendarsReplySchema },
);

export const OperatingConfigurationSchema = Type.Object({
  configurationId: Type.String(),
  name: Type.String(),
  dayType: Type.Enum(['TUTTI', ...DAY_TYPES], {
    description: 'TUTTI: the days for which no configuration of their own type is valid',
  }),
  validFrom: Type.String(DAY),
  validTo: Nullable(Type.String(), { description: 'YYYYMMDD, included; null: until further notice' }),
  openings: openings('In the order in which positions are filled; those on call among them'),
});
export const ConfigurationsReplySchema = Type.Object({
  outcome: OutcomeSchema,
  configurations: Type.Array(OperatingConfigurationSchema),
});
export const readConfigurationsSchema = callSchema(
  'operatingConfigurations',
  'Configurazioni operative di una sala, da un giorno in poi',
  {
    query: Type.Object({ division: Type.String(), from: Type.String(DAY) }),
    reply: ConfigurationsReplySchema,
  },
);

export const TurnsReplySchema = Type.Object({
  outcome: OutcomeSchema,
  turns: Type.Array(ShiftDefinitionSchema),
});
export const readTurnsSchema = callSchema('turns', 'Turni in uso oggi', {
  query: Type.Object({ division: Type.Optional(Type.String()) }),
  reply: TurnsReplySchema,
});

export const LogEntrySchema = Type.Object({
  timePlanId: Type.String({ description: "The log's own" }),
  date: Type.String(DAY),
  positionId: Type.String(),
  employeeId: Type.String(),
  ...PersonNameSchema.properties,
  beginTime: Type.String(),
  endTime: Type.String(),
});
export const LogReplySchema = Type.Object({
  outcome: OutcomeSchema,
  timePlans: Type.Array(LogEntrySchema),
});
export const readRoomLogSchema = callSchema('counterDetailLogs', 'Log di sala di una fascia', {
  path: Type.Object({ slot: Type.String(), counter: Type.String() }),
  reply: LogReplySchema,
});
export const readDayLogSchema = callSchema('operativePlanLog', 'Log di sala di un giorno', {
  path: IdPathSchema,
  reply: LogReplySchema,
});

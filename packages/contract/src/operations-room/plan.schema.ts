import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable, PersonNameSchema, VersionOrNoneSchema } from '../fields.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';

const CLOCK = { pattern: '^([01]\\d|2[0-3])[0-5]\\d$' };
const INSTANT = { description: 'YYYYMMDD HHmm' };
export const StateSchema = Type.Union([Type.Literal('DRAFT'), Type.Literal('PUBLISHED')]);

export const TimePlanSchema = Type.Object(
  {
    timePlanId: Type.String({ pattern: '^[\\w.:/-]{1,80}$' }),
    positionId: Type.String({ minLength: 1, maxLength: 40 }),
    employeeId: Nullable(Type.String({ pattern: '^\\d{6}$' }), { description: 'null: an empty seat' }),
    beginTime: Type.String({ ...CLOCK, description: "HHmm of the plan's day" }),
    endTime: Type.String({ ...CLOCK, description: "HHmm of the plan's day; 0000 is its midnight" }),
  },
  { additionalProperties: false },
);
export const StretchSchema = Type.Object({
  startDate: Type.String(INSTANT),
  endDate: Type.String(INSTANT),
});

export const IgnoredTimePlanSchema = Type.Object({
  ignoredId: Type.String(),
  operativePlanId: Type.String(),
  timePlanId: Type.String(),
});
export const OperativePlanSchema = Type.Object({
  operativePlanId: Type.String({ description: '`{division}-{YYYYMMDD}`' }),
  date: Type.String({ description: 'YYYYMMDD' }),
  state: StateSchema,
  version: Type.Integer({
    description: '0: nothing is stored, the plan is what the operating configurations open',
  }),
  editable: Type.Boolean(),
  timePlans: Type.Array(TimePlanSchema),
  ignored: Type.Array(IgnoredTimePlanSchema, { description: 'Time plans that the warnings leave out' }),
  savedBy: Nullable(PersonNameSchema, { description: 'Who saved it last; null: nobody' }),
  savedAt: Nullable(Type.String(), { description: 'DD/MM/YYYY HH:mm' }),
});
export const RoomPersonSchema = Type.Object({
  employeeId: Type.String(),
  ...PersonNameSchema.properties,
  category: Type.String(),
  island: Nullable(Type.String()),
  specializations: Type.Array(Type.String(), {
    description: 'Ids of those that the person may take on one of the shifts',
  }),
  shifts: Type.Array(
    Type.Object({
      ...StretchSchema.properties,
      date: Type.String({ description: 'YYYYMMDD' }),
      turn: Type.String(),
      specializations: Type.Array(Type.String(), {
        description: "Ids of those that the person may take on the shift's own date (`domain.md` 3.7 step 3)",
      }),
      elsewhere: Type.Array(StretchSchema, { description: 'Neither position nor break' }),
    }),
    { description: 'Working shifts that touch the day, overtime included' },
  ),
  present: Type.Array(StretchSchema, {
    description: 'When the person may be placed: the shifts without what takes somebody from the room',
  }),
  busy: Type.Array(StretchSchema, {
    description:
      'Activities with hours, but instruction, and requests still to decide that the counters subtract: a proposal places ' +
      'nobody then (`domain.md` 1.5, 35)',
  }),
});

const ruleInForce = {
  attiva: Type.Boolean(),
  livello: Type.Union([Type.Literal('BLOCCO'), Type.Literal('AVVISO')]),
  categorie: Type.Array(Type.String()),
};
/** `PositionRules` of `domain/legality`. */
const POSITION_RULES = {
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
};
/** `RoomRules` of `domain/legality`. */
const RulesSchema = Type.Object(
  {
    ...POSITION_RULES,
    ofCategory: Type.Optional(
      Type.Record(Type.String(), Type.Object(POSITION_RULES), {
        description: 'Of categories of staff that have values of their own; the others have those beside it',
      }),
    ),
  },
  { description: 'By which time in position is judged' },
);

export const IdPathSchema = Type.Object({ id: Type.String() });
export const OperativePlanReplySchema = Type.Object({
  outcome: OutcomeSchema,
  operativePlan: OperativePlanSchema,
  people: Type.Array(RoomPersonSchema, {
    description: 'Everybody of the plant with a working shift on the day',
  }),
  rules: RulesSchema,
});
export const readOperativePlanSchema = callSchema('operativePlanDetails', 'Piano operativo di un giorno', {
  path: IdPathSchema,
  reply: OperativePlanReplySchema,
});

export const OperativePlanBodySchema = Type.Object(
  {
    version: VersionOrNoneSchema,
    state: StateSchema,
    timePlans: Type.Array(TimePlanSchema, { maxItems: 5000 }),
  },
  { additionalProperties: false },
);
export const SavedPlanReplySchema = Type.Object({
  outcome: OutcomeSchema,
  operativePlan: OperativePlanSchema,
  position: Type.String(),
});
export const saveOperativePlanSchema = callSchema(
  'saveOperativePlan',
  'Salva il piano operativo di un giorno',
  { path: IdPathSchema, body: OperativePlanBodySchema, reply: SavedPlanReplySchema },
);
/** Reply with status 412. */
export const StalePlanReplySchema = Type.Object({ outcome: OutcomeSchema, current: OperativePlanSchema });

import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { DaySchema, described, InstantSchema, Nullable, VersionOrNoneSchema } from '../fields.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { PlantNameSchema } from './plant-name.schema.ts';

const IcaoSchema = Type.String({
  pattern: '^([A-Z0-9]{4})?$',
  description: "Plant; '' for the organisation",
});
const CategorySchema = Type.String({
  pattern: '^[A-Za-z]{0,20}$',
  description: "Category of staff; '' for all. Only parameters of rules have values of a category.",
});
const ReasonSchema = Nullable(Type.String({ maxLength: 500 }));

/** Which of these a setting takes is the domain's to say (`checkSettingValue`). */
const ValueSchema = Type.Union([
  Type.Number(),
  Type.Boolean(),
  Type.String({ maxLength: 100 }),
  Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 }),
  Type.Record(Type.String({ maxLength: 40 }), Type.Number(), { maxProperties: 100 }),
]);
const StandingSchema = Nullable(ValueSchema, {
  description: 'null: from that day on what holds without it',
});

export const StandingValueSchema = Type.Object({
  key: Type.String(),
  icao: IcaoSchema,
  category: CategorySchema,
  validFrom: DaySchema,
  value: StandingSchema,
});
export const SettingVersionSchema = Type.Object({
  key: Type.String(),
  icao: IcaoSchema,
  category: CategorySchema,
  version: Type.Integer({ description: 'The save names the number that was seen, 0 for never' }),
});
export const SettingSaveSchema = Type.Object({
  icao: IcaoSchema,
  category: CategorySchema,
  version: Type.Integer(),
  validFrom: DaySchema,
  value: StandingSchema,
  withdrawn: Type.Boolean({ description: 'What was planned for that day was taken back' }),
  reason: Nullable(Type.String()),
  changedBy: Nullable(Type.String(), { description: 'Surname and name; null for the program' }),
  changedAt: InstantSchema,
});
const KeyPathSchema = Type.Object({ key: Type.String({ maxLength: 100 }) });

export const SettingReplySchema = Type.Object({
  outcome: OutcomeSchema,
  values: Type.Array(StandingValueSchema),
  versions: Type.Array(SettingVersionSchema),
});

export const readConfigurationSchema = callSchema(
  'readConfiguration',
  'Configurazione: i valori in vigore e quelli previsti',
  { reply: Type.Object({ ...SettingReplySchema.properties, plants: Type.Array(PlantNameSchema) }) },
);

export const settingHistorySchema = callSchema('settingHistory', 'Storico di un’impostazione', {
  path: KeyPathSchema,
  reply: Type.Object({ outcome: OutcomeSchema, saves: Type.Array(SettingSaveSchema) }),
});

export const SettingBodySchema = Type.Object(
  {
    icao: IcaoSchema,
    category: Type.Optional(CategorySchema),
    validFrom: described(
      DaySchema,
      'YYYYMMDD. A day gone by needs a reason: what was decided with the old value may be judged anew.',
    ),
    value: StandingSchema,
    version: VersionOrNoneSchema,
    reason: Type.Optional(ReasonSchema),
  },
  { additionalProperties: false },
);
export const changeSettingSchema = callSchema('changeSetting', 'Cambia un’impostazione da un giorno in poi', {
  path: KeyPathSchema,
  body: SettingBodySchema,
  reply: SettingReplySchema,
});

export const withdrawSettingSchema = callSchema('withdrawSetting', 'Ritira un valore previsto', {
  path: KeyPathSchema,
  query: Type.Object({
    icao: Type.Optional(IcaoSchema),
    category: Type.Optional(CategorySchema),
    validFrom: DaySchema,
    version: VersionOrNoneSchema,
  }),
  reply: SettingReplySchema,
});

const CountSchema = (description: string) => Type.Integer({ minimum: 0, description });

/** How many findings a rule has in a plant; no names. */
export const CountedRuleSchema = Type.Object({
  rule: Type.String(),
  now: CountSchema('As the settings stand and are planned'),
  planned: CountSchema('With the value'),
});

export const countFindingsSchema = callSchema(
  'countFindings',
  'Quante volte i ruolini di un impianto non rispetterebbero le regole il mese prossimo, con un valore non ancora salvato',
  {
    path: KeyPathSchema,
    body: Type.Object(
      {
        plant: Type.String({ pattern: '^[A-Z0-9]{4}$', description: 'Where it is counted' }),
        icao: IcaoSchema,
        category: Type.Optional(CategorySchema),
        validFrom: DaySchema,
        value: StandingSchema,
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({
      outcome: OutcomeSchema,
      month: Type.String({
        description: 'YYYYMM: next month, or the one in which the value begins if that is later',
      }),
      rules: Type.Array(CountedRuleSchema, { description: 'Those that find something, now or then' }),
    }),
  },
);

import Type, { type Static } from 'typebox';
import type { BodyOf, QueryOf, ReplyOf } from '../endpoint.ts';
import { Nullable } from '../nullable.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type * as configuration from './configuration.endpoint.ts';
import { PlantNameSchema } from './plant-name.schema.ts';

const DaySchema = Type.String({ pattern: '^\\d{8}$' });
const IcaoSchema = Type.String({ pattern: '^([A-Z0-9]{4})?$' });
const ReasonSchema = Nullable(Type.String({ maxLength: 500 }));

/** Which of these a setting takes is the domain's to say (`checkSettingValue`). */
const ValueSchema = Type.Union([
  Type.Number(),
  Type.Boolean(),
  Type.String({ maxLength: 100 }),
  Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 }),
  Type.Record(Type.String({ maxLength: 40 }), Type.Number(), { maxProperties: 100 }),
]);

const StandingValueSchema = Type.Object({
  key: Type.String(),
  icao: IcaoSchema,
  validFrom: DaySchema,
  value: Nullable(ValueSchema),
});
const SettingVersionSchema = Type.Object({ key: Type.String(), icao: IcaoSchema, version: Type.Integer() });
const KeyPathSchema = Type.Object({ key: Type.String({ maxLength: 100 }) });

const SettingReplySchema = Type.Object({
  outcome: OutcomeSchema,
  values: Type.Array(StandingValueSchema),
  versions: Type.Array(SettingVersionSchema),
});

export const readConfigurationSchema = {
  reply: Type.Object({ ...SettingReplySchema.properties, plants: Type.Array(PlantNameSchema) }),
};

export const settingHistorySchema = {
  path: KeyPathSchema,
  reply: Type.Object({
    outcome: OutcomeSchema,
    saves: Type.Array(
      Type.Object({
        icao: IcaoSchema,
        version: Type.Integer(),
        validFrom: DaySchema,
        value: Nullable(ValueSchema),
        withdrawn: Type.Boolean(),
        reason: Nullable(Type.String()),
        changedBy: Nullable(Type.String()),
        changedAt: Type.String(),
      }),
    ),
  }),
};

export const changeSettingSchema = {
  path: KeyPathSchema,
  body: Type.Object(
    {
      icao: IcaoSchema,
      validFrom: DaySchema,
      value: Nullable(ValueSchema),
      version: Type.Integer({ minimum: 0 }),
      reason: Type.Optional(ReasonSchema),
    },
    { additionalProperties: false },
  ),
  reply: SettingReplySchema,
};

export const withdrawSettingSchema = {
  path: KeyPathSchema,
  query: Type.Object({
    icao: Type.Optional(IcaoSchema),
    validFrom: DaySchema,
    version: Type.Integer({ minimum: 0 }),
  }),
  reply: SettingReplySchema,
};

true satisfies SameShape<
  Static<typeof readConfigurationSchema.reply>,
  ReplyOf<typeof configuration.readConfiguration>
>;
true satisfies SameShape<
  Static<typeof settingHistorySchema.reply>,
  ReplyOf<typeof configuration.settingHistory>
>;
true satisfies SameShape<Static<typeof changeSettingSchema.body>, BodyOf<typeof configuration.changeSetting>>;
true satisfies SameShape<
  Static<typeof withdrawSettingSchema.query>,
  QueryOf<typeof configuration.withdrawSetting>
>;
true satisfies SameShape<
  Static<typeof changeSettingSchema.reply>,
  ReplyOf<typeof configuration.changeSetting>
>;

import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { PersonNameSchema } from '../fields.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { CounterRowSchema, CountersReplySchema, PositionSchema, positionQuery } from './row.schema.ts';

const ADDRESS = {
  timeslotId: Type.String({ maxLength: 60 }),
  counterId: Type.String({ maxLength: 60, description: '`{division}-{YYYYMMDD}`' }),
};
const query = Type.Object({ position: Type.Optional(positionQuery) });
const COMPLETE = { outcome: OutcomeSchema, position: PositionSchema };
const BALANCE = { employees: Type.Integer(), chairs: Type.Integer() };
const NAMED = { name: Type.String(), specializationId: Type.String() };
const HOUR = { description: 'HHmm' };

export const SpecializationCountSchema = Type.Object({ ...NAMED, ...BALANCE });
const SpecializationMissingSchema = Type.Object({
  ...SpecializationCountSchema.properties,
  missing: Type.Integer({
    description: 'Our own addition: the most of its positions that stay empty in an hour of the counter',
  }),
});
const SpecializationLacksSchema = Type.Object({
  ...SpecializationCountSchema.properties,
  lacks: Type.Integer({ description: 'Our own addition: its positions that stay empty in this hour' }),
});
export const CounterHourSchema = Type.Object({
  hour: Type.String({ description: 'Its begin, HHmm. On the night that has an hour twice, twice.' }),
  ...BALANCE,
  lacks: Type.Integer(),
});
export const CounterDetailRowSchema = Type.Object({
  ...CounterRowSchema.properties,
  islands: Type.Array(Type.Object({ name: Type.String(), ...BALANCE })),
  specializations: Type.Array(SpecializationMissingSchema),
  hours: Type.Array(CounterHourSchema),
});
export const CounterDetailReplySchema = Type.Object({ ...COMPLETE, counters: CounterDetailRowSchema });

export const readCounterDetailSchema = callSchema(
  'counterDetail',
  'Un contatore con isole, specializzazioni e ore',
  { path: Type.Object(ADDRESS), query, reply: CounterDetailReplySchema },
);

export const SpecializationHoursSchema = Type.Object({
  ...NAMED,
  hours: Type.Array(Type.Object({ from: Type.String(HOUR), to: Type.String(HOUR) })),
});
export const AbsentHolderSchema = Type.Object({ employeeId: Type.String(), ...PersonNameSchema.properties });
export const SpecializationCategoriesReplySchema = Type.Object({
  ...COMPLETE,
  specializations: Type.Object({
    abundant: Type.Array(SpecializationHoursSchema),
    lacking: Type.Array(
      Type.Object({ ...SpecializationHoursSchema.properties, absent: Type.Array(AbsentHolderSchema) }),
    ),
  }),
});
export const readSpecializationCategoriesSchema = callSchema(
  'counterSpecializationCategories',
  'Specializzazioni mancanti ed eccedenti di un contatore, con gli orari',
  { path: Type.Object(ADDRESS), query, reply: SpecializationCategoriesReplySchema },
);

export const IslandHourSchema = Type.Object({
  islandId: Type.String(),
  name: Type.String(),
  ...BALANCE,
  lacks: Type.Integer({ description: 'Its positions that its own people leave empty' }),
  missing: Type.Integer({ description: 'Those of them that nobody takes' }),
  taken: Type.Integer({ description: 'Its positions that people of other islands take' }),
  by: Type.Array(Type.String(), { description: 'Names of the islands of those people' }),
});
export const SpecializationDetailReplySchema = Type.Object({
  ...COMPLETE,
  hour: Type.String(HOUR),
  islands: Type.Array(IslandHourSchema, {
    description: 'Our own addition, for the room as it is now: all islands of the plant, in order',
  }),
  specializations: Type.Array(SpecializationLacksSchema),
});
export const readSpecializationDetailSchema = callSchema(
  'counterSpecializationDetail',
  'Specializzazioni e isole di un contatore in una sua ora',
  {
    path: Type.Object({
      ...ADDRESS,
      hour: Type.String({
        maxLength: 10,
        description: '0 to 23; with `-2` the second one of the night that has it twice',
      }),
    }),
    query,
    reply: SpecializationDetailReplySchema,
  },
);

export const refreshCountersSchema = callSchema('refreshCounters', 'Ricalcola i contatori dei giorni', {
  query: Type.Object({ division: Type.Optional(Type.String()), from: Type.String(), to: Type.String() }),
  reply: CountersReplySchema,
});

import Type, { type Static } from 'typebox';
import type { PathOf, QueryOf } from '../endpoint.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import { CounterRowSchema, countersSchema, positionQuery } from './row.schema.ts';
import type {
  CounterDetailReply,
  SpecializationCategoriesReply,
  SpecializationDetailReply,
  readCounterDetail,
  readSpecializationDetail,
  refreshCounters,
} from './detail.endpoint.ts';

const ADDRESS = { timeslotId: Type.String({ maxLength: 60 }), counterId: Type.String({ maxLength: 60 }) };
const query = Type.Object({ position: Type.Optional(positionQuery) });
const COMPLETE = { outcome: OutcomeSchema, position: Type.String() };
const BALANCE = { employees: Type.Integer(), chairs: Type.Integer() };
const NAMED = { name: Type.String(), specializationId: Type.String() };
const RANGES = {
  ...NAMED,
  hours: Type.Array(Type.Object({ from: Type.String(), to: Type.String() })),
};
const AbsentHolders = Type.Array(
  Type.Object({
    employeeId: Type.String(),
    employeeName: Type.String(),
    employeeSurname: Type.String(),
  }),
);

export const counterDetailSchema = {
  path: Type.Object(ADDRESS),
  query,
  reply: Type.Object({
    ...COMPLETE,
    counters: Type.Object({
      ...CounterRowSchema.properties,
      islands: Type.Array(Type.Object({ name: Type.String(), ...BALANCE })),
      specializations: Type.Array(Type.Object({ ...NAMED, ...BALANCE, lacks: Type.Integer() })),
      hours: Type.Array(Type.Object({ hour: Type.String(), ...BALANCE, lacks: Type.Integer() })),
    }),
  }),
};

export const specializationCategoriesSchema = {
  path: Type.Object(ADDRESS),
  query,
  reply: Type.Object({
    ...COMPLETE,
    specializations: Type.Object({
      abundant: Type.Array(Type.Object(RANGES)),
      lacking: Type.Array(Type.Object({ ...RANGES, absent: AbsentHolders })),
    }),
  }),
};

export const specializationDetailSchema = {
  path: Type.Object({ ...ADDRESS, hour: Type.String({ maxLength: 10 }) }),
  query,
  reply: Type.Object({
    ...COMPLETE,
    hour: Type.String(),
    islands: Type.Array(
      Type.Object({ islandId: Type.String(), name: Type.String(), ...BALANCE, lacks: Type.Integer() }),
    ),
    specializations: Type.Array(Type.Object({ ...NAMED, ...BALANCE, lacks: Type.Integer() })),
  }),
};

export const refreshCountersSchema = {
  query: Type.Object({ division: Type.Optional(Type.String()), from: Type.String(), to: Type.String() }),
  reply: countersSchema.reply,
};

true satisfies SameShape<Static<typeof counterDetailSchema.path>, PathOf<typeof readCounterDetail>>;
true satisfies SameShape<Static<typeof query>, QueryOf<typeof readCounterDetail>>;
true satisfies SameShape<Static<typeof counterDetailSchema.reply>, CounterDetailReply>;
true satisfies SameShape<Static<typeof specializationCategoriesSchema.reply>, SpecializationCategoriesReply>;
true satisfies SameShape<
  Static<typeof specializationDetailSchema.path>,
  PathOf<typeof readSpecializationDetail>
>;
true satisfies SameShape<Static<typeof specializationDetailSchema.reply>, SpecializationDetailReply>;
true satisfies SameShape<Static<typeof refreshCountersSchema.query>, QueryOf<typeof refreshCounters>>;

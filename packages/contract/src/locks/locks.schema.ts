import Type, { type Static } from 'typebox';
import type { BodyOf, PathOf, QueryOf, ReplyOf } from '../endpoint.ts';
import { Nullable } from '../nullable.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type * as calls from './locks.endpoint.ts';

const PersonSchema = Type.Object({ employeeName: Type.String(), employeeSurname: Type.String() });

export const LockSchema = Type.Object({
  lockId: Type.String(),
  kind: Type.Union([Type.Literal('day'), Type.Literal('person'), Type.Literal('month')]),
  plant: Type.String(),
  employeeId: Nullable(Type.String()),
  employeeName: Nullable(Type.String()),
  employeeSurname: Nullable(Type.String()),
  from: Type.String(),
  to: Type.String(),
  reason: Type.String(),
  lockedBy: PersonSchema,
  lockedAt: Type.String(),
  allowedActions: Type.Array(Type.Literal('lift')),
});

const ListQuerySchema = Type.Object({ plant: Type.String(), from: Type.String(), to: Type.String() });
const LocksReplySchema = Type.Object({ outcome: OutcomeSchema, locks: Type.Array(LockSchema) });
export const listLocksSchema = { query: ListQuerySchema, reply: LocksReplySchema };

const PlantQuerySchema = Type.Object({ plant: Type.String() });
const LockBodySchema = Type.Object(
  {
    employeeId: Nullable(Type.String({ pattern: '^\\d{6}$' })),
    from: Type.String(),
    to: Type.String(),
    reason: Type.String(),
  },
  { additionalProperties: false },
);
const LockReplySchema = Type.Object({ outcome: OutcomeSchema, lock: LockSchema });
export const setLockSchema = { query: PlantQuerySchema, body: LockBodySchema, reply: LockReplySchema };

const LockPathSchema = Type.Object({ lockId: Type.String({ format: 'uuid' }) });
const DoneSchema = Type.Object({ outcome: OutcomeSchema });
export const liftLockSchema = { path: LockPathSchema, query: PlantQuerySchema, reply: DoneSchema };

const YearQuerySchema = Type.Object({ year: Type.Integer({ minimum: 2000, maximum: 2100 }) });
const ClosedMonthsReplySchema = Type.Object({
  ...LocksReplySchema.properties,
  plants: Type.Array(Type.Object({ icao: Type.String(), name: Type.String() })),
});
export const listClosedMonthsSchema = { query: YearQuerySchema, reply: ClosedMonthsReplySchema };

const MonthPathSchema = Type.Object({
  plant: Type.String(),
  month: Type.String({ pattern: '^20\\d\\d(0[1-9]|1[0-2])$' }),
});
const ReasonBodySchema = Type.Object({ reason: Type.String() }, { additionalProperties: false });
export const closeMonthSchema = { path: MonthPathSchema, body: ReasonBodySchema, reply: LockReplySchema };
export const reopenMonthSchema = { path: MonthPathSchema, reply: DoneSchema };

true satisfies SameShape<Static<typeof ListQuerySchema>, QueryOf<typeof calls.listLocks>>;
true satisfies SameShape<Static<typeof LocksReplySchema>, ReplyOf<typeof calls.listLocks>>;
true satisfies SameShape<Static<typeof PlantQuerySchema>, QueryOf<typeof calls.setLock>>;
true satisfies SameShape<Static<typeof LockBodySchema>, BodyOf<typeof calls.setLock>>;
true satisfies SameShape<Static<typeof LockReplySchema>, ReplyOf<typeof calls.setLock>>;
true satisfies SameShape<Static<typeof LockPathSchema>, PathOf<typeof calls.liftLock>>;
true satisfies SameShape<Static<typeof YearQuerySchema>, QueryOf<typeof calls.listClosedMonths>>;
true satisfies SameShape<Static<typeof ClosedMonthsReplySchema>, ReplyOf<typeof calls.listClosedMonths>>;
true satisfies SameShape<Static<typeof MonthPathSchema>, PathOf<typeof calls.closeMonth>>;
true satisfies SameShape<Static<typeof ReasonBodySchema>, BodyOf<typeof calls.closeMonth>>;

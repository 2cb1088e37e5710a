import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { InstantSchema, Nullable, PersonNameSchema } from '../fields.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';

const FIRST_DAY = { description: 'YYYYMMDD' };
const LAST_DAY = { description: 'YYYYMMDD, included' };

export const LockSchema = Type.Object({
  lockId: Type.String(),
  kind: Type.Enum(['day', 'person', 'month']),
  plant: Type.String(),
  employeeId: Nullable(Type.String(), { description: 'null: everybody of the plant' }),
  employeeName: Nullable(Type.String()),
  employeeSurname: Nullable(Type.String()),
  from: Type.String(FIRST_DAY),
  to: Type.String(LAST_DAY),
  reason: Type.String(),
  lockedBy: PersonNameSchema,
  lockedAt: InstantSchema,
  allowedActions: Type.Array(Type.Literal('lift')),
});

const locks = { outcome: OutcomeSchema, locks: Type.Array(LockSchema) };
const LockReplySchema = Type.Object({ outcome: OutcomeSchema, lock: LockSchema });
const PlantQuerySchema = Type.Object({ plant: Type.String() });

export const listLocksSchema = callSchema('listLocks', 'Blocchi dei turni di un impianto in un periodo', {
  query: Type.Object({ plant: Type.String(), from: Type.String(FIRST_DAY), to: Type.String(LAST_DAY) }),
  reply: Type.Object(locks),
});

export const LockBodySchema = Type.Object(
  {
    employeeId: Nullable(Type.String({ pattern: '^\\d{6}$' }), {
      description: 'null: the days of the whole plant',
    }),
    from: Type.String(FIRST_DAY),
    to: Type.String(LAST_DAY),
    reason: Type.String(),
  },
  { additionalProperties: false },
);
export const setLockSchema = callSchema('setLock', "Blocca dei giorni dell'impianto o di una persona", {
  query: PlantQuerySchema,
  body: LockBodySchema,
  reply: LockReplySchema,
});

export const liftLockSchema = callSchema('liftLock', 'Toglie un blocco', {
  path: Type.Object({ lockId: Type.String({ format: 'uuid' }) }),
  query: PlantQuerySchema,
  reply: OutcomeReplySchema,
});

export const listClosedMonthsSchema = callSchema('listClosedMonths', 'Mesi chiusi dalle paghe', {
  query: Type.Object({ year: Type.Integer({ minimum: 2000, maximum: 2100 }) }),
  reply: Type.Object({
    ...locks,
    plants: Type.Array(
      Type.Object({
        icao: Type.String(),
        name: Type.String(),
        firstMonth: Nullable(Type.String(), {
          description:
            'YYYYMM: the first with shifts, before which there is none to close; null: no shift yet',
        }),
      }),
    ),
  }),
});

const MonthPathSchema = Type.Object({
  plant: Type.String(),
  month: Type.String({ pattern: '^20\\d\\d(0[1-9]|1[0-2])$', description: 'YYYYMM' }),
});
export const closeMonthSchema = callSchema('closeMonth', 'Chiude un mese di un impianto per le paghe', {
  path: MonthPathSchema,
  body: Type.Object({ reason: Type.String() }, { additionalProperties: false }),
  reply: LockReplySchema,
});
export const reopenMonthSchema = callSchema('reopenMonth', 'Riapre un mese chiuso', {
  path: MonthPathSchema,
  reply: OutcomeReplySchema,
});

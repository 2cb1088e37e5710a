import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { IdSchema } from './request-row.schema.ts';

const IgnoredBodySchema = Type.Object(
  {
    ignoredDate: Type.String({ pattern: '^\\d{8}$', description: 'YYYYMMDD' }),
    plant: Type.String(),
    timeslot: Type.String({ maxLength: 20 }),
    absencesIds: Type.Array(IdSchema, { minItems: 1, maxItems: 100 }),
  },
  { additionalProperties: false },
);
export const ignoreAbsencesSchema = callSchema('ignoreAbsences', 'Ignora delle assenze in una fascia', {
  body: IgnoredBodySchema,
  reply: Type.Object({ outcome: OutcomeSchema, ignoredId: Type.String() }),
});
export const considerAbsencesSchema = callSchema('considerAbsences', 'Considera di nuovo delle assenze', {
  body: IgnoredBodySchema,
  reply: Type.Object({ outcome: OutcomeSchema }),
});
export const ignoredAbsencesSchema = callSchema('ignoredAbsences', 'Assenze ignorate di un periodo', {
  query: Type.Object({
    from: Type.String({ description: 'YYYYMMDD' }),
    to: Type.String({ description: 'YYYYMMDD, included' }),
    plant: Type.String(),
    timeslot: Type.Optional(Type.String()),
  }),
  reply: Type.Object({
    outcome: OutcomeSchema,
    ignoredAbsences: Type.Array(
      Type.Object({
        ignoredId: Type.String(),
        absenceId: Type.String(),
        ignoredDate: Type.String(),
        plant: Type.String(),
        timeslot: Type.String(),
      }),
    ),
  }),
});

import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable } from '../fields.schema.ts';
import { OutcomeSchema, OutcomeTextSchema } from '../outcome/outcome.schema.ts';

const DateSchema = Type.String({ description: 'YYYYMMDD' });

/** A rule that a roster breaks. */
export const FindingSchema = Type.Object({
  rule: Type.String({ description: 'Id of domain.md 1.4 and 2.1, or NOTTE' }),
  level: Type.Enum(['BLOCCO', 'AVVISO']),
  limit: Type.String({ description: 'The parameter of the rule that is broken' }),
  employeeId: Type.String({ description: 'Empty: nobody’s, a finding of the plant itself' }),
  from: Type.String({ description: 'YYYYMMDD; first day that the rule speaks of' }),
  to: Type.String({ description: 'YYYYMMDD, included' }),
  cell: Nullable(DateSchema, {
    description:
      'The day of the person that shows it; null where its duty stands in another plant, and for the plant’s own',
  }),
  measured: Nullable(Type.Number(), {
    description: 'Minutes or a count, as the parameter; null of a finding that falls to another plant',
  }),
  required: Nullable(Type.Number()),
  source: Type.String({ description: 'Regulation, law or profile that asks it' }),
  messageIT: Type.String(),
  text: OutcomeTextSchema,
});

export const LegalityChangeSchema = Type.Object(
  { added: Type.Array(FindingSchema), ended: Type.Array(FindingSchema) },
  {
    description:
      'The rules that a change breaks, or breaks worse than before, and those that it breaks no more',
  },
);

export const readLegalitySchema = callSchema(
  'legality',
  'Regole che il ruolino di un impianto non rispetta, pubblicato o con una bozza',
  {
    query: Type.Object({
      plant: Type.String(),
      from: Type.String(),
      to: Type.String(),
      position: Type.Optional(Type.String({ pattern: '^\\d{1,20}$' })),
      draft: Type.Optional(
        Type.String({ format: 'uuid', description: 'As it would stand if this open draft were published' }),
      ),
    }),
    reply: Type.Object({
      outcome: OutcomeSchema,
      findings: Type.Array(FindingSchema, {
        description: 'By rule, then by day; those whose days touch the range',
      }),
      position: Type.String({ description: 'Event position up to which the answer is complete' }),
    }),
  },
);

export const readOwnLegalitySchema = callSchema(
  'ownLegality',
  'Regole che i miei turni pubblicati non rispettano',
  {
    query: Type.Object({ from: Type.String(), to: Type.String() }),
    reply: readLegalitySchema.reply,
  },
);

import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { DaySchema, InstantSchema, Nullable, PersonNameSchema } from '../fields.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';

const CodeSchema = Type.String({ pattern: '^\\d{6}$', description: 'Personnel code' });
const PersonSchema = Type.Object({ employeeId: Type.String(), ...PersonNameSchema.properties });

export const SubstitutionSchema = Type.Object({
  substitutionId: Type.String({ format: 'uuid' }),
  plant: Type.String(),
  giver: PersonSchema,
  substitute: PersonSchema,
  from: DaySchema,
  to: DaySchema,
  endedAt: Nullable(InstantSchema, { description: 'null: nobody ended it before its last day' }),
  state: Type.Enum(['current', 'coming', 'over']),
  holds: Type.Boolean({
    description: 'Whether the giver manages the plant today; what the giver does not have nobody gets',
  }),
  allowedActions: Type.Array(Type.Literal('end')),
});

export const listSubstitutionsSchema = callSchema('listSubstitutions', 'Chi sostituisce i responsabili', {
  reply: Type.Object({
    outcome: OutcomeSchema,
    plants: Type.Array(Type.String(), { description: 'Those of which who asks may name a substitute' }),
    substitutions: Type.Array(SubstitutionSchema, {
      description: 'Current ones, coming ones, and the latest 50 that are over',
    }),
  }),
});

export const SubstitutePersonSchema = Type.Object({
  ...PersonSchema.properties,
  plant: Nullable(Type.String(), { description: 'Of the own roster today' }),
  manages: Type.Array(Type.String(), {
    description: 'Plants that the person manages today or later; told to administrators alone',
  }),
});

export const findSubstitutesSchema = callSchema('findSubstitutes', 'Persone che possono sostituire', {
  query: Type.Object({ name: Type.String({ minLength: 2, maxLength: 60 }) }),
  reply: Type.Object({ outcome: OutcomeSchema, people: Type.Array(SubstitutePersonSchema) }),
});

export const SubstitutionBodySchema = Type.Object(
  {
    giver: Nullable(CodeSchema, { description: 'null: oneself; of others administrators alone name it' }),
    substitute: CodeSchema,
    plant: Type.String({ maxLength: 4 }),
    from: DaySchema,
    to: DaySchema,
  },
  { additionalProperties: false },
);

const ReplySchema = Type.Object({ outcome: OutcomeSchema, substitution: SubstitutionSchema });

export const nameSubstituteSchema = callSchema('nameSubstitute', 'Nomina chi sostituisce un responsabile', {
  body: SubstitutionBodySchema,
  reply: ReplySchema,
});

export const endSubstitutionSchema = callSchema('endSubstitution', 'Termina una sostituzione', {
  path: Type.Object({ substitutionId: Type.String({ format: 'uuid' }) }),
  reply: ReplySchema,
});

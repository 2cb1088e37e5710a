import { ASKED_OF_LICENSED } from '@torre/domain/counters';
import type { AskedQualification } from '@torre/domain/counters';
import { FACT_KIND_NAMES } from '@torre/domain/organisation';
import type { FactKindName, FactValue } from '@torre/domain/organisation';
import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable } from '../fields.schema.ts';
import { LIST_FORMATS } from '../list/list.endpoint.ts';
import { EffectsSchema } from '../organisation-effects/organisation-effects.schema.ts';
import { OutcomeSchema, OutcomeTextSchema } from '../outcome/outcome.schema.ts';
import { QualificationGapSchema } from '../qualifications/qualifications.schema.ts';

const MOST_EDITS = 2000;

const ValueSchema = Type.Unsafe<FactValue>(
  Type.Union([
    Type.String({ maxLength: 200 }),
    Type.Number(),
    Type.Boolean(),
    Type.Null(),
    Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 }),
  ]),
);
const KindSchema = Type.Unsafe<FactKindName>(Type.Enum([...FACT_KIND_NAMES]));
const ValuesSchema = Type.Record(Type.String({ maxLength: 40 }), ValueSchema, {
  description: 'By the names of the columns; days YYYY-MM-DD, times in minutes from midnight',
});

export const StandingFactSchema = Type.Object({ values: ValuesSchema, version: Type.Integer() });

const FactEditSchema = Type.Object(
  {
    kind: KindSchema,
    values: ValuesSchema,
    version: Type.Optional(
      Nullable(Type.Integer({ minimum: 1, maximum: 2_147_483_647 }), {
        description: 'The one that was seen; null for a new row; without it, whatever stands',
      }),
    ),
    remove: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);

export const FactsBodySchema = Type.Object(
  {
    edits: Type.Array(FactEditSchema, { minItems: 1, maxItems: MOST_EDITS }),
    hoursFollow: Type.Optional(
      Type.Boolean({ description: 'Hours of published cells follow the changed definitions' }),
    ),
    leaverShifts: Type.Optional(
      Type.Enum(['keep', 'remove'], {
        description:
          'Published shifts of a plant that somebody leaves: they stand without an assignment, or become FREE; with hoursFollow refused',
      }),
    ),
    reason: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
  },
  { additionalProperties: false },
);

/** A row that cannot be saved, and what to do. */
export const FactFaultSchema = Type.Object({
  edit: Type.Integer({ description: 'Index of the edit' }),
  column: Nullable(Type.String(), { description: 'null: the row as a whole' }),
  messageIT: Type.String(),
  text: Type.Optional(OutcomeTextSchema),
});

const FactsSchema = Type.Record(Type.String(), Type.Array(StandingFactSchema), {
  description: 'Rows by kind, past, present and planned',
});
const FactsReplySchema = Type.Object({ outcome: OutcomeSchema, facts: FactsSchema });
const CountsSchema = Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer()), {
  description: 'Without `plant`: how many rows of each kind hold today, by plant; assignments count people',
});

export const readOrganisationSchema = callSchema(
  'readOrganisation',
  'Impianti, unità, isole e festività; con `plant` tutto di un impianto, le sue persone comprese',
  {
    query: Type.Object({ plant: Type.Optional(Type.String()) }),
    reply: Type.Object({ ...FactsReplySchema.properties, counts: Type.Optional(CountsSchema) }),
  },
);

export const readPersonFactsSchema = callSchema(
  'readPersonFacts',
  'Assegnazioni, specializzazioni e cicli di una persona, e gli impianti in cui può lavorare',
  {
    path: Type.Object({ employeeId: Type.String({ pattern: '^\\d{6}$' }) }),
    reply: Type.Object({
      ...FactsReplySchema.properties,
      missing: Type.Array(Type.Unsafe<AskedQualification>(Type.Enum([...ASKED_OF_LICENSED])), {
        description: 'Asked for by a specialization held today, and not held; nothing of what is held',
      }),
    }),
  },
);

export const readFreeCodeSchema = callSchema('readFreeCode', 'Un codice personale che nessuno ha', {
  reply: Type.Object({
    outcome: OutcomeSchema,
    code: Nullable(Type.String({ pattern: '^\\d{6}$' }), { description: 'null: all are taken' }),
  }),
});

export const saveOrganisationSchema = callSchema(
  'saveOrganisation',
  'Salva dati dell’organizzazione: tutti o nessuno',
  {
    body: FactsBodySchema,
    reply: Type.Object({
      outcome: OutcomeSchema,
      changed: Type.Integer(),
      position: Nullable(Type.String(), {
        description: 'Counters that are complete up to it know the change; null: nothing changed',
      }),
      cells: Type.Optional(Type.Integer({ description: 'Published cells whose hours followed' })),
      jobId: Type.Optional(
        Type.String({ description: 'The job that makes the whole save; nothing is saved before it ends' }),
      ),
    }),
  },
);

export const previewOrganisationSchema = callSchema(
  'previewOrganisation',
  'Che cosa farebbero queste modifiche, senza salvare',
  {
    body: FactsBodySchema,
    reply: Type.Object({
      outcome: OutcomeSchema,
      changed: Type.Integer(),
      faults: Type.Array(FactFaultSchema),
      stale: Type.Array(Type.Integer({ description: 'Index of the edit' })),
      effects: Nullable(EffectsSchema, { description: 'null: something refuses the save' }),
    }),
  },
);

export const exportEffectsSchema = callSchema(
  'exportEffects',
  'Che cosa farebbero queste modifiche, come file, senza salvare',
  {
    query: Type.Object({
      format: Type.Enum(LIST_FORMATS),
      language: Type.Optional(
        Type.Enum(['it', 'en'], { description: 'Of heads and words; without it Italian' }),
      ),
    }),
    body: FactsBodySchema,
    reply: Type.String(),
  },
);

export const readQualificationsSchema = callSchema(
  'readQualifications',
  'Titoli e sospensioni di una persona',
  {
    path: Type.Object({ employeeId: Type.String({ pattern: '^\\d{6}$' }) }),
    reply: Type.Object({
      ...FactsReplySchema.properties,
      gaps: Type.Array(QualificationGapSchema, {
        description: 'What is missing today or within 60 days, as the counters judge it',
      }),
    }),
  },
);

export const previewQualificationsSchema = callSchema(
  'previewQualifications',
  'Che cosa farebbero queste modifiche ai titoli, senza salvare',
  { body: FactsBodySchema, reply: previewOrganisationSchema.reply },
);

export const saveQualificationsSchema = callSchema('saveQualifications', 'Salva titoli e sospensioni', {
  body: FactsBodySchema,
  reply: saveOrganisationSchema.reply,
});

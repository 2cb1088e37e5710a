import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { DaySchema, Nullable, VersionOrNoneSchema, VersionSchema, described } from '../fields.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';

const ListSchema = Type.Union(
  [Type.Literal('category'), Type.Literal('patron-day'), Type.Literal('trade-union')],
  { description: 'Which list; `domain/lookups` LOOKUP_LISTS declares them' },
);
const Name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });
/** Files and windows write commas between them. */
const Alias = Type.String({ minLength: 1, maxLength: 100, pattern: '^[^,]*[^\\s,][^,]*$' });

/** What the organisation says about a value; the attributes are those that its list declares. */
const FIELDS = {
  validFrom: DaySchema,
  validTo: Nullable(DaySchema, { description: 'The last day; null: it goes on' }),
  nameIt: Name,
  nameEn: Name,
  aliases: Type.Array(Alias, {
    maxItems: 20,
    description: 'Other names under which sources write the same value',
  }),
  ord: Type.Integer({ minimum: 0, maximum: 10_000, description: 'Place in the list' }),
  attributes: Type.Record(
    Type.String({ maxLength: 40 }),
    Type.Union([Type.Boolean(), Type.Integer(), Type.String({ maxLength: 100 })]),
    { maxProperties: 20 },
  ),
};

export const LookupEntrySchema = Type.Object({
  code: Type.String(),
  ...FIELDS,
  version: described(VersionSchema, 'Of the code: the same in all its states'),
});

export const LookupsReplySchema = Type.Object({
  outcome: OutcomeSchema,
  lists: Type.Array(Type.Object({ list: ListSchema, values: Type.Array(LookupEntrySchema) }), {
    description: 'Every list; past, standing and planned states of each value',
  }),
});

export const readLookupsSchema = callSchema('readLookups', 'Elenchi di valori, con i loro periodi', {
  reply: LookupsReplySchema,
});

export const readLookupUsesSchema = callSchema(
  'readLookupUses',
  'Chi ha ancora un valore di un elenco dopo il suo ultimo giorno',
  {
    path: Type.Object({ list: ListSchema, code: Type.String({ minLength: 1, maxLength: 60 }) }),
    query: Type.Object({ after: DaySchema }),
    reply: Type.Object({
      outcome: OutcomeSchema,
      people: Type.Integer({ description: 'Who has it on some day after that one' }),
      specializations: Type.Integer({ description: 'Of plants, that ask for it after that day' }),
      plants: Type.Array(Type.String(), { description: 'Where they are' }),
    }),
  },
);

export const LookupBodySchema = Type.Object(
  {
    ...FIELDS,
    validFrom: described(
      DaySchema,
      'YYYYMMDD. From this day the value stands as said here; states planned later are replaced.',
    ),
    version: VersionOrNoneSchema,
    reason: Type.Optional(
      Nullable(Type.String({ maxLength: 500 }), { description: 'Needed to change days gone by' }),
    ),
  },
  { additionalProperties: false },
);

export const changeLookupSchema = callSchema(
  'changeLookup',
  'Aggiunge un valore a un elenco, lo cambia o lo fa finire da un giorno in poi',
  {
    path: Type.Object({ list: ListSchema, code: Type.String({ minLength: 1, maxLength: 60 }) }),
    body: LookupBodySchema,
    reply: Type.Object({
      outcome: OutcomeSchema,
      values: Type.Array(LookupEntrySchema, { description: 'The states of the code as they stand now' }),
    }),
  },
);

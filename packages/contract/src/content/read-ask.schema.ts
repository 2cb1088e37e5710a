import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { DaySchema, InstantSchema, Nullable, PersonNameSchema, VersionSchema } from '../fields.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';

const IdSchema = Type.String({ format: 'uuid' });
const TargetsSchema = {
  plants: Type.Array(Type.String({ maxLength: 10 }), {
    maxItems: 100,
    uniqueItems: true,
    description: 'Empty: of every plant',
  }),
  categories: Type.Array(Type.String({ maxLength: 40 }), {
    maxItems: 50,
    uniqueItems: true,
    description: 'Empty: all',
  }),
  due: Type.String({ pattern: '^\\d{8}$', description: 'YYYYMMDD, the last day' }),
};

/** What the desk asked for an article, and how many of whom it asks today have signed. */
export const ReadAskSchema = Type.Object({
  askId: Type.String(),
  version: VersionSchema,
  ...TargetsSchema,
  askedAt: InstantSchema,
  asked: Type.Integer({ description: 'People that it asks today' }),
  signed: Type.Integer({ description: 'Of these' }),
});
const AskReplySchema = Type.Object({ outcome: OutcomeSchema, ask: Nullable(ReadAskSchema) });

export const DeskAskReplySchema = Type.Object({
  ...AskReplySchema.properties,
  allowedActions: Type.Array(Type.Union([Type.Literal('ask'), Type.Literal('end')]), {
    description: 'Of who reads it, with the article as it stands',
  }),
  plants: Type.Array(Type.Object({ icao: Type.String(), name: Type.String() }), {
    description: 'That can be asked',
  }),
});
export const readDeskAskSchema = callSchema('readDeskAsk', 'La presa visione che un articolo chiede', {
  path: Type.Object({ id: IdSchema }),
  reply: DeskAskReplySchema,
});

export const askToReadSchema = callSchema(
  'askToRead',
  'Chiede la presa visione di un articolo pubblicato, o cambia a chi ed entro quando',
  {
    path: Type.Object({ id: IdSchema }),
    body: Type.Object(
      {
        version: Type.Integer({
          minimum: 1,
          maximum: 2_147_483_647,
          description: 'The one that is asked already, whose signatures stay, or the one that readers see',
        }),
        ...TargetsSchema,
      },
      { additionalProperties: false },
    ),
    reply: AskReplySchema,
  },
);

export const endReadAskSchema = callSchema(
  'endReadAsk',
  'Smette di chiedere la presa visione di un articolo',
  {
    path: Type.Object({ id: IdSchema }),
    reply: OutcomeReplySchema,
  },
);

/** An article that asks for one's own signature. */
export const OwnReadAskSchema = Type.Object({
  askId: Type.String(),
  itemId: Type.String(),
  titolo: Type.String(),
  /** That readers see now: a signature names the one that was read. */
  version: VersionSchema,
  due: DaySchema,
  isLate: Type.Boolean(),
  signedAt: Nullable(InstantSchema, { description: 'null: it waits' }),
});
export const ownReadAsksSchema = callSchema(
  'ownReadAsks',
  'Gli articoli che aspettano la propria presa visione',
  {
    query: Type.Object({
      lang: Type.Optional(Type.Union([Type.Literal('it'), Type.Literal('en')])),
      itemId: Type.Optional(
        Type.String({ format: 'uuid', description: 'Of this article alone, signed or not' }),
      ),
    }),
    reply: Type.Object({ outcome: OutcomeSchema, asks: Type.Array(OwnReadAskSchema) }),
  },
);

export const signReadSchema = callSchema('signRead', 'Dichiara di avere letto un articolo', {
  path: Type.Object({ askId: IdSchema }),
  body: Type.Object({ version: VersionSchema }, { additionalProperties: false }),
  reply: OutcomeReplySchema,
});

/** Of one article who of a plant has not signed yet. */
export const UnsignedSchema = Type.Object({
  askId: Type.String(),
  itemId: Type.String(),
  titolo: Type.String(),
  due: DaySchema,
  asked: Type.Integer({ description: 'People of the plant that it asks today' }),
  people: Type.Array(Type.Object({ employeeId: Type.String(), ...PersonNameSchema.properties })),
});
export const listUnsignedSchema = callSchema(
  'listUnsigned',
  'Chi di un impianto non ha ancora preso visione',
  {
    query: Type.Object({
      division: Type.String(),
      lang: Type.Optional(Type.Union([Type.Literal('it'), Type.Literal('en')])),
    }),
    reply: Type.Object({ outcome: OutcomeSchema, articles: Type.Array(UnsignedSchema) }),
  },
);

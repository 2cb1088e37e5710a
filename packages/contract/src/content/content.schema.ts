import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';
import { ItemSchema, ReferenceSchema } from './item.schema.ts';

export * from './desk.schema.ts';
export * from './item.schema.ts';
export * from './item-presence.schema.ts';
export * from './read-ask.schema.ts';
export * from './review.schema.ts';

const IdSchema = Type.String({ format: 'uuid' });
const LanguageSchema = Type.Union([Type.Literal('it'), Type.Literal('en')]);
const LanguageQuery = Type.Optional(
  Type.Union([Type.Literal('it'), Type.Literal('en')], {
    description: 'Which side is read; without an English one the Italian',
  }),
);
export const getItemSchema = callSchema(
  'getItem',
  'Un contenuto pubblicato; con `fields=all` i campi completi',
  {
    path: Type.Object({ id: IdSchema }),
    query: Type.Object({
      fields: Type.Optional(
        Type.Literal('all', { description: 'Items that fields name come with their fields' }),
      ),
      lang: LanguageQuery,
    }),
    reply: ItemSchema,
  },
);

/** To the letter of the specification; of a comment the server takes the article and the text, and says the rest itself. */
export const NewItemSchema = Type.Object(
  {
    name: Type.Optional(Type.String({ maxLength: 200 })),
    description: Type.Optional(Type.String({ maxLength: 200 })),
    type: Type.String({ maxLength: 60 }),
    language: Type.Optional(LanguageSchema),
    translatable: Type.Optional(Type.Boolean()),
    repositoryId: Type.Optional(Type.String({ maxLength: 60 })),
    fields: Type.Record(
      Type.String({ maxLength: 60 }),
      Type.Union([Type.String(), Type.Array(IdSchema, { maxItems: 100 })]),
      { maxProperties: 40 },
    ),
    channels: Type.Optional(
      Type.Object({
        data: Type.Array(
          Type.Object({ id: Type.String({ maxLength: 60 }), name: Type.String({ maxLength: 60 }) }),
          { maxItems: 10 },
        ),
      }),
    ),
  },
  { additionalProperties: false },
);

export const createItemSchema = callSchema('createItem', 'Invia alla redazione un commento a un articolo', {
  body: NewItemSchema,
  reply: Type.Object({ outcome: OutcomeSchema, id: Type.String() }),
});

export const reportCommentSchema = callSchema(
  'reportComment',
  'Segnala alla redazione un commento pubblicato, una volta a persona',
  { path: Type.Object({ id: IdSchema }), reply: OutcomeReplySchema },
);

/** What a list of articles shows of one. */
export const ArticleSummarySchema = Type.Object({
  id: Type.String(),
  language: Type.Union([Type.Literal('it'), Type.Literal('en')], {
    description: 'Of its texts: Italian where nobody wrote it in English',
  }),
  titolo: Type.String(),
  sottotitolo: Type.Optional(Type.String()),
  abstract: Type.Optional(Type.String()),
  titolo_bottone: Type.Optional(Type.String()),
  immagine_carousel: Type.Optional(ReferenceSchema),
  publishedDate: Type.Object({ value: Type.Number({ description: 'Milliseconds since 1970 (UTC)' }) }),
});

export const listArticlesSchema = callSchema('listArticles', 'Gli articoli pubblicati, dal più recente', {
  query: Type.Object({
    channel: Type.Optional(Type.String({ maxLength: 60, description: 'Only those that stand on this home' })),
    lang: LanguageQuery,
  }),
  reply: Type.Object({ articles: Type.Array(ArticleSummarySchema) }),
});

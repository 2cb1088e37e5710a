import { COMMENT_TYPE, ITEM_TYPE_NAMES } from '@torre/domain/content';
import type { ItemTypeName } from '@torre/domain/content';
import { RENDITION_FORMATS, RENDITION_NAMES } from '@torre/domain/files';
import type { RenditionFormat, RenditionName } from '@torre/domain/files';
import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';

export * from './desk.schema.ts';
export * from './item-presence.schema.ts';
export * from './read-ask.schema.ts';

const IdSchema = Type.String({ format: 'uuid' });
const LanguageSchema = Type.Union([Type.Literal('it'), Type.Literal('en')]);
const LanguageQuery = Type.Optional(
  Type.Union([Type.Literal('it'), Type.Literal('en')], {
    description: 'Which side is read; without an English one the Italian',
  }),
);
const ReadableTypeSchema = Type.Unsafe<ItemTypeName | typeof COMMENT_TYPE>(
  Type.String({ enum: [...ITEM_TYPE_NAMES, COMMENT_TYPE] }),
);
const CreatedSchema = Type.Object({
  value: Type.Number({ description: 'Milliseconds since 1970 (UTC)' }),
});

const FormatSchema = Type.Unsafe<RenditionFormat>(Type.String({ enum: [...RENDITION_FORMATS] }));

/** P3.20: a size in which a picture is read, as `fields.renditions` of an asset has it. */
export const RenditionSchema = Type.Object({
  name: Type.Unsafe<RenditionName>(Type.String({ enum: [...RENDITION_NAMES] })),
  formats: Type.Array(
    Type.Object({
      format: FormatSchema,
      metadata: Type.Object({
        width: Type.Integer({ description: 'Pixels' }),
        height: Type.Integer({ description: 'Pixels' }),
        size: Type.Integer({ description: 'Bytes' }),
      }),
      links: Type.Array(Type.Object({ href: Type.String({ description: 'Address of the binary' }) })),
    }),
  ),
});

/** P3.19: an address from which a file of the library is played. */
export const NativeLinkSchema = Type.Object({
  href: Type.String(),
  mimeType: Type.String(),
  language: Type.Optional(LanguageSchema),
  metadata: Type.Optional(
    Type.Object(
      {
        width: Type.Integer({ description: 'Pixels' }),
        height: Type.Integer({ description: 'Pixels' }),
        duration: Type.Number({ description: 'Seconds' }),
      },
      { description: 'Of a video' },
    ),
  ),
});

/** P3.18: the file of a document. */
export const NativeFileSchema = Type.Object({
  fields: Type.Object({
    native: Type.Object({
      links: Type.Array(Type.Object({ href: Type.String({ description: 'Address of the file' }) })),
    }),
  }),
});

const ReferenceSchema = Type.Object({ id: Type.String(), name: Type.String() });

/** An item that a field names; with `all` its own fields too, one level deep: theirs are references again. */
export const NamedItemSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  type: Type.Optional(ReadableTypeSchema),
  createdDate: Type.Optional(CreatedSchema),
  fields: Type.Optional(
    Type.Record(
      Type.String(),
      Type.Union([
        Type.String(),
        ReferenceSchema,
        Type.Array(ReferenceSchema),
        Type.Array(RenditionSchema),
        Type.Array(NativeLinkSchema),
        NativeFileSchema,
      ]),
    ),
  ),
});

export const ItemSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  type: ReadableTypeSchema,
  language: Type.Union([Type.Literal('it'), Type.Literal('en')], {
    description: 'The side that was read: Italian where there is no English one',
  }),
  createdDate: CreatedSchema,
  fields: Type.Record(
    Type.String(),
    Type.Union([
      Type.String(),
      NamedItemSchema,
      Type.Array(NamedItemSchema),
      Type.Array(RenditionSchema),
      Type.Array(NativeLinkSchema),
      NativeFileSchema,
    ]),
  ),
});

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

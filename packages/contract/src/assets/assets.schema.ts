import { ITEM_STATES } from '@torre/domain/content';
import type { ItemState } from '@torre/domain/content';
import { RENDITION_FORMATS, RENDITION_NAMES } from '@torre/domain/files';
import type { RenditionFormat, RenditionName } from '@torre/domain/files';
import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable, VersionSchema } from '../fields.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { RenditionSchema } from '../content/content.schema.ts';

const IdSchema = Type.String({ format: 'uuid' });

export const getAssetSchema = callSchema('getAsset', 'Un’immagine del portale in una delle sue dimensioni', {
  path: Type.Object({
    id: IdSchema,
    rendition: Type.Unsafe<RenditionName | 'original'>(
      Type.String({
        enum: [...RENDITION_NAMES, 'original'],
        description: 'Lower case; the original is for the desk alone',
      }),
    ),
  }),
  query: Type.Object({
    format: Type.Optional(
      Type.Unsafe<RenditionFormat>(
        Type.String({
          enum: [...RENDITION_FORMATS],
          description: 'Without it jpg; of no effect on the original',
        }),
      ),
    ),
  }),
  reply: Type.String({ description: 'The picture itself' }),
});

/** A picture of the library as the desk sees it. */
export const DeskAssetSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  state: Type.Unsafe<ItemState>(Type.String({ enum: [...ITEM_STATES] })),
  version: VersionSchema,
  alternative: Nullable(Type.String(), {
    description: 'What is read to who does not see it; null: still missing',
  }),
  focus: Nullable(Type.String(), { description: 'Percent from the left and from the top; null: the middle' }),
  renditions: Type.Array(RenditionSchema, { description: 'Empty while they are being made' }),
});

export const listDeskAssetsSchema = callSchema(
  'listDeskAssets',
  'Le immagini della redazione, dalla più recente',
  {
    query: Type.Object({
      id: Type.Optional(Type.String({ format: 'uuid', description: 'This one alone' })),
      text: Type.Optional(
        Type.String({ maxLength: 80, description: 'Part of the name or of the alternative text' }),
      ),
    }),
    reply: Type.Object({
      outcome: OutcomeSchema,
      assets: Type.Array(DeskAssetSchema, { description: 'At most 60' }),
      total: Type.Integer({ description: 'Of all that were looked for' }),
    }),
  },
);

export const createAssetSchema = callSchema(
  'createAsset',
  'Mette nella raccolta della redazione un’immagine caricata',
  {
    body: Type.Object(
      {
        fileId: Type.String({
          format: 'uuid',
          description: 'A picture sent to the area `redazione`, checked',
        }),
        name: Type.String({ maxLength: 200 }),
        alternative: Type.String({ maxLength: 200 }),
        focus: Type.Optional(Type.String({ maxLength: 10 })),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({ outcome: OutcomeSchema, id: Type.String() }),
  },
);

import { ASSET_TYPES, ITEM_STATES } from '@torre/domain/content';
import type { AssetTypeName, ItemState } from '@torre/domain/content';
import { RENDITION_FORMATS, RENDITION_NAMES } from '@torre/domain/files';
import type { RenditionFormat, RenditionName } from '@torre/domain/files';
import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable, VersionSchema } from '../fields.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { RenditionSchema } from '../content/content.schema.ts';

const IdSchema = Type.String({ format: 'uuid' });

export const getAssetSchema = callSchema(
  'getAsset',
  'Un’immagine del portale in una delle sue dimensioni, un video o i suoi sottotitoli',
  {
    path: Type.Object({
      id: IdSchema,
      rendition: Type.Unsafe<RenditionName | 'original' | 'video' | 'captions'>(
        Type.String({
          enum: [...RENDITION_NAMES, 'original', 'video', 'captions'],
          description: 'Lower case; the original of a picture is for the desk alone',
        }),
      ),
    }),
    query: Type.Object({
      format: Type.Optional(
        Type.Unsafe<RenditionFormat>(
          Type.String({
            enum: [...RENDITION_FORMATS],
            description: 'Without it jpg; of no effect but on the sizes of a picture',
          }),
        ),
      ),
    }),
    reply: Type.String({ description: 'The bytes; of a video or captions also a part of them' }),
  },
);

const AssetTypeSchema = Type.Unsafe<AssetTypeName>(Type.String({ enum: [...ASSET_TYPES] }));

/** A picture, a video or captions of the library as the desk sees them. */
export const DeskAssetSchema = Type.Object({
  id: Type.String(),
  type: AssetTypeSchema,
  name: Type.String(),
  state: Type.Unsafe<ItemState>(Type.String({ enum: [...ITEM_STATES] })),
  version: VersionSchema,
  alternative: Nullable(Type.String(), {
    description: 'What is read to who does not see it; null: still missing',
  }),
  focus: Nullable(Type.String(), { description: 'Percent from the left and from the top; null: the middle' }),
  renditions: Type.Array(RenditionSchema, {
    description: 'Of a picture; empty while they are being made',
  }),
  video: Nullable(
    Type.Object({
      width: Type.Integer({ description: 'Pixels' }),
      height: Type.Integer({ description: 'Pixels' }),
      duration: Type.Number({ description: 'Seconds' }),
    }),
    { description: 'Null: it is none' },
  ),
});

export const listDeskAssetsSchema = callSchema(
  'listDeskAssets',
  'Le immagini, i video o i sottotitoli della redazione, dai più recenti',
  {
    query: Type.Object({
      id: Type.Optional(Type.String({ format: 'uuid', description: 'This one alone' })),
      type: Type.Optional(
        Type.Unsafe<AssetTypeName>(
          Type.String({ enum: [...ASSET_TYPES], description: 'Without it pictures' }),
        ),
      ),
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
  'Mette nella raccolta della redazione un’immagine, un video o dei sottotitoli caricati',
  {
    body: Type.Object(
      {
        fileId: Type.String({
          format: 'uuid',
          description: 'A picture, a video or captions sent to the area `redazione`, checked',
        }),
        name: Type.String({ maxLength: 200 }),
        alternative: Type.Optional(Type.String({ maxLength: 200, description: 'Needed for a picture' })),
        focus: Type.Optional(Type.String({ maxLength: 10 })),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({ outcome: OutcomeSchema, id: Type.String() }),
  },
);

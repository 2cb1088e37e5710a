import { COMMENT_TYPE, ITEM_TYPE_NAMES } from '@torre/domain/content';
import type { ItemTypeName } from '@torre/domain/content';
import { RENDITION_FORMATS, RENDITION_NAMES } from '@torre/domain/files';
import type { RenditionFormat, RenditionName } from '@torre/domain/files';
import Type from 'typebox';

const LanguageSchema = Type.Union([Type.Literal('it'), Type.Literal('en')]);
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

export const ReferenceSchema = Type.Object({ id: Type.String(), name: Type.String() });

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

import Type, { type Static } from 'typebox';
import { FILE_KIND } from '@torre/domain/files';
import type { FileKindName } from '@torre/domain/files';
import type { BodyOf, PathOf, ReplyOf } from '../endpoint.ts';
import { Nullable } from '../nullable.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import { FILE_AREAS, FILE_STATES } from './files.endpoint.ts';
import type * as files from './files.endpoint.ts';

const KindSchema = Type.Enum(Object.keys(FILE_KIND) as [FileKindName, ...FileKindName[]]);

export const FileRowSchema = Type.Object({
  fileId: Type.String({ format: 'uuid' }),
  name: Nullable(Type.String()),
  kind: KindSchema,
  area: Type.String(),
  size: Type.Integer(),
  received: Type.Integer(),
  state: Type.Enum(FILE_STATES),
  refusal: Nullable(Type.String()),
  owner: Type.String(),
  isOwn: Type.Boolean(),
  createdAt: Type.String({ pattern: '^\\d{2}/\\d{2}/\\d{4} \\d{2}:\\d{2}$' }),
  allowedActions: Type.Array(Type.Union([Type.Literal('download'), Type.Literal('delete')])),
});

const FilePathSchema = Type.Object({ fileId: Type.String({ format: 'uuid' }) });

/** Also what `Upload-Metadata` and `Upload-Length` say together. */
export const NewUploadSchema = Type.Object(
  {
    area: Type.Enum(FILE_AREAS),
    kind: KindSchema,
    name: Type.String({ minLength: 1, maxLength: 1000 }),
    size: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  },
  { additionalProperties: false },
);

export const createUploadSchema = {
  reply: Type.Object({ outcome: OutcomeSchema, fileId: Type.String({ format: 'uuid' }) }),
};
export const uploadSchema = { path: FilePathSchema, reply: Type.String() };
export const downloadFileSchema = { path: FilePathSchema, reply: Type.String() };
export const deleteFileSchema = { path: FilePathSchema, reply: OutcomeReplySchema };
export const listFilesSchema = {
  reply: Type.Object({ outcome: OutcomeSchema, files: Type.Array(FileRowSchema) }),
};

true satisfies SameShape<Static<typeof FileRowSchema>, files.FileRow>;
true satisfies SameShape<Static<typeof NewUploadSchema>, NonNullable<BodyOf<typeof files.createUpload>>>;
true satisfies SameShape<Static<typeof FilePathSchema>, PathOf<typeof files.downloadFile>>;
true satisfies SameShape<Static<typeof createUploadSchema.reply>, ReplyOf<typeof files.createUpload>>;
true satisfies SameShape<Static<typeof listFilesSchema.reply>, ReplyOf<typeof files.listFiles>>;

import Type from 'typebox';
import { FILE_KIND } from '@torre/domain/files';
import type { FileKindName } from '@torre/domain/files';
import { callSchema } from '../call.schema.ts';
import { InstantSchema, Nullable } from '../fields.schema.ts';
import { exportParts, pageParts } from '../list/list.schema.ts';
import { OutcomeReplySchema, OutcomeSchema, OutcomeTextSchema } from '../outcome/outcome.schema.ts';
import { fileList } from './file-list.ts';
import { FILE_AREAS, FILE_STATES } from './files.endpoint.ts';

const KindSchema = Type.Enum(Object.keys(FILE_KIND) as [FileKindName, ...FileKindName[]]);

export const FileRowSchema = Type.Object({
  fileId: Type.String({ format: 'uuid' }),
  name: Nullable(Type.String(), { description: "null: the name is its owner's business" }),
  kind: KindSchema,
  area: Type.String({ description: 'The area that uses the file' }),
  size: Type.Integer({ description: 'Bytes' }),
  received: Type.Integer({ description: 'Bytes that have arrived' }),
  state: Type.Enum(FILE_STATES),
  refusal: Nullable(Type.String(), { description: 'Why it was refused' }),
  refusalText: Type.Optional(OutcomeTextSchema),
  owner: Type.String({ description: 'Surname and name' }),
  isOwn: Type.Boolean(),
  createdAt: InstantSchema,
  allowedActions: Type.Array(Type.Union([Type.Literal('download'), Type.Literal('delete')])),
});

const FilePathSchema = Type.Object({ fileId: Type.String({ format: 'uuid' }) });

/** Also what `Upload-Metadata` and `Upload-Length` say together. */
export const NewUploadBodySchema = Type.Object(
  {
    area: Type.Enum(FILE_AREAS),
    kind: KindSchema,
    name: Type.String({ minLength: 1, maxLength: 1000 }),
    size: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'Bytes of the whole file',
    }),
  },
  { additionalProperties: false },
);

export const createUploadSchema = callSchema('createUpload', 'Comincia il caricamento di un file', {
  selfCheckedBody: Type.Optional(NewUploadBodySchema),
  reply: Type.Object({ outcome: OutcomeSchema, fileId: Type.String({ format: 'uuid' }) }),
});

const plain = { path: FilePathSchema, reply: Type.String() };
export const uploadOffsetSchema = callSchema('uploadOffset', 'Quanto è arrivato di un file', plain);
export const sendPieceSchema = callSchema('sendPiece', 'Riceve un pezzo di un file', plain);
export const endUploadSchema = callSchema('endUpload', 'Rinuncia al caricamento di un file', plain);
export const downloadFileSchema = callSchema('downloadFile', 'Contenuto di un file', plain);
export const deleteFileSchema = callSchema('deleteFile', 'Elimina un file', {
  path: FilePathSchema,
  reply: OutcomeReplySchema,
});

const page = pageParts(fileList, FileRowSchema);
export const listOwnFilesSchema = callSchema('listOwnFiles', 'I propri file', page);
export const listFilesSchema = callSchema('listFiles', 'Tutti i file', page);
export const exportFilesSchema = callSchema(
  'exportFiles',
  'L’elenco dei file come file',
  exportParts(fileList),
);

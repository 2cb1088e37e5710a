import type { Static } from 'typebox';
import { endpoint, EXPORT } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './files.schema.ts';

export { fileList } from './file-list.ts';

/** In the order of a file's life. */
export const FILE_STATES = ['in arrivo', 'in controllo', 'pronto', 'rifiutato'] as const;
export type FileState = (typeof FILE_STATES)[number];

export type FileRow = Frozen<Static<typeof schema.FileRowSchema>>;
export type NewUploadBody = Frozen<Static<typeof schema.NewUploadBodySchema>>;

/** Areas whose files can be sent by themselves; other areas' files come with their own screens. */
export const FILE_AREAS = [
  'amministrazione',
  'organizzazione',
  'titoli',
  'giustificativi',
  'redazione',
] as const;
export type FileArea = (typeof FILE_AREAS)[number];

/** Version of the resumable upload protocol (tus.io) that all upload calls speak. */
export const TUS_VERSION = '1.0.0';
/** The only content type of a piece. */
export const PIECE_TYPE = 'application/offset+octet-stream';

/**
 * Begins an upload (tus: creation). The announcement is a JSON body; a client of the protocol may send `Upload-Length`
 * and `Upload-Metadata` (area, kind, filename) instead. `Location` names the upload.
 */
export const createUpload = endpoint<typeof schema.createUploadSchema>({
  id: 'createUpload',
  method: 'POST',
  path: '/files/uploads',
});

/** Where to go on: `Upload-Offset`, `Upload-Length`. */
export const uploadOffset = endpoint<typeof schema.uploadOffsetSchema>({
  id: 'uploadOffset',
  method: 'HEAD',
  path: '/files/uploads/{fileId}',
  envelope: 'plain',
  load: 'read',
});

/** A piece from `Upload-Offset` on; answers 204 with the new offset. */
export const sendPiece = endpoint<typeof schema.sendPieceSchema>({
  id: 'sendPiece',
  method: 'PATCH',
  path: '/files/uploads/{fileId}',
  load: 'upload',
  envelope: 'plain',
});

/** Gives an upload up (tus: termination); answers 204. */
export const endUpload = endpoint<typeof schema.endUploadSchema>({
  id: 'endUpload',
  method: 'DELETE',
  path: '/files/uploads/{fileId}',
  envelope: 'plain',
});

export const downloadFile = endpoint<typeof schema.downloadFileSchema>({
  id: 'downloadFile',
  method: 'GET',
  path: '/files/{fileId}',
  envelope: 'plain',
});

export const deleteFile = endpoint<typeof schema.deleteFileSchema>({
  id: 'deleteFile',
  method: 'DELETE',
  path: '/files/{fileId}',
});

export const listOwnFiles = endpoint<typeof schema.listOwnFilesSchema>({
  id: 'listOwnFiles',
  method: 'GET',
  path: '/files',
});

export const listFiles = endpoint<typeof schema.listFilesSchema>({
  id: 'listFiles',
  method: 'GET',
  path: '/administration/files',
});

export const exportFiles = endpoint<typeof schema.exportFilesSchema>({
  id: 'exportFiles',
  path: '/administration/files/export',
  ...EXPORT,
});

import type { FileKindName } from '@torre/domain/files';
import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

/** In the order of a file's life. */
export const FILE_STATES = ['in arrivo', 'in controllo', 'pronto', 'rifiutato'] as const;
export type FileState = (typeof FILE_STATES)[number];

export interface FileRow {
  readonly fileId: string;
  /** null: the name is its owner's business. */
  readonly name: string | null;
  readonly kind: FileKindName;
  /** The area that uses the file. */
  readonly area: string;
  /** Bytes. */
  readonly size: number;
  /** Bytes that have arrived. */
  readonly received: number;
  readonly state: FileState;
  /** Why it was refused. */
  readonly refusal: string | null;
  /** Surname and name. */
  readonly owner: string;
  readonly isOwn: boolean;
  /** DD/MM/YYYY HH:mm */
  readonly createdAt: string;
  readonly allowedActions: readonly ('download' | 'delete')[];
}

/** Areas whose files can be sent by themselves; other areas' files come with their own screens. */
export const FILE_AREAS = ['amministrazione'] as const;

/** Version of the resumable upload protocol (tus.io) that all upload calls speak. */
export const TUS_VERSION = '1.0.0';
/** The only content type of a piece. */
export const PIECE_TYPE = 'application/offset+octet-stream';

export interface NewUploadBody {
  readonly area: (typeof FILE_AREAS)[number];
  readonly kind: FileKindName;
  readonly name: string;
  /** Bytes of the whole file. */
  readonly size: number;
}

/**
 * Begins an upload (tus: creation). The announcement is a JSON body; a client of the protocol may send `Upload-Length`
 * and `Upload-Metadata` (area, kind, filename) instead. `Location` names the upload.
 */
export const createUpload = endpoint<{
  body: NewUploadBody | undefined;
  reply: OutcomeReply & { fileId: string };
}>({
  id: 'createUpload',
  method: 'POST',
  path: '/files/uploads',
  summary: 'Comincia il caricamento di un file',
});

/** Where to go on: `Upload-Offset`, `Upload-Length`. */
export const uploadOffset = endpoint<{ path: { fileId: string }; reply: string }>({
  id: 'uploadOffset',
  method: 'HEAD',
  path: '/files/uploads/{fileId}',
  summary: 'Quanto è arrivato di un file',
  required: ['fileId'],
  envelope: 'plain',
  load: 'read',
});

/** A piece from `Upload-Offset` on; answers 204 with the new offset. */
export const sendPiece = endpoint<{ path: { fileId: string }; reply: string }>({
  id: 'sendPiece',
  method: 'PATCH',
  path: '/files/uploads/{fileId}',
  summary: 'Riceve un pezzo di un file',
  load: 'upload',
  required: ['fileId'],
  envelope: 'plain',
});

/** Gives an upload up (tus: termination); answers 204. */
export const endUpload = endpoint<{ path: { fileId: string }; reply: string }>({
  id: 'endUpload',
  method: 'DELETE',
  path: '/files/uploads/{fileId}',
  summary: 'Rinuncia al caricamento di un file',
  required: ['fileId'],
  envelope: 'plain',
});

export const downloadFile = endpoint<{ path: { fileId: string }; reply: string }>({
  id: 'downloadFile',
  method: 'GET',
  path: '/files/{fileId}',
  summary: 'Contenuto di un file',
  required: ['fileId'],
  envelope: 'plain',
});

export const deleteFile = endpoint<{ path: { fileId: string }; reply: OutcomeReply }>({
  id: 'deleteFile',
  method: 'DELETE',
  path: '/files/{fileId}',
  summary: 'Elimina un file',
  required: ['fileId'],
});

export const listOwnFiles = endpoint<{ reply: OutcomeReply & { files: readonly FileRow[] } }>({
  id: 'listOwnFiles',
  method: 'GET',
  path: '/files',
  summary: 'I propri file',
});

export const listFiles = endpoint<{ reply: OutcomeReply & { files: readonly FileRow[] } }>({
  id: 'listFiles',
  method: 'GET',
  path: '/administration/files',
  summary: 'Tutti i file',
});

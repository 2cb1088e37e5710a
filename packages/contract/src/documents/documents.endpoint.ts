import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './documents.schema.ts';

export type DeskDocument = Frozen<Static<typeof schema.DeskDocumentSchema>>;

/** The file of a document that a published article leads to; of any other 404, but for the desk. */
export const getDocument = endpoint<typeof schema.getDocumentSchema>({
  id: 'getDocument',
  method: 'GET',
  path: '/content/documents/{id}',
  envelope: 'plain',
});

export const readDeskDocument = endpoint<typeof schema.readDeskDocumentSchema>({
  id: 'readDeskDocument',
  method: 'GET',
  path: '/content/desk/documents/{id}',
});

/** 404 for a file that is not one's own or an item that is none; 409 for one that is no checked document of the desk, is taken already, or an item that is no draft. */
export const attachDocument = endpoint<typeof schema.attachDocumentSchema>({
  id: 'attachDocument',
  method: 'POST',
  path: '/content/desk/documents/{id}/file',
  required: ['body', 'fileId'],
});

import type { FastifyReply, FastifyRequest } from 'fastify';
import { fileSentence } from '@torre/contract/files/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import { attachment } from './download-headers.ts';
import type { FileStore } from './file-store.ts';
import type { StoredFile } from './file.store.ts';
import { sendAskedRange } from './send-range.ts';
import { refused } from '../http/refused.ts';

/** The content as something to keep, never as a page to open; whole, a part (206), or unchanged (304). */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
  file: StoredFile,
): Promise<FastifyReply> {
  const { storeKey, sha256, contentType, size } = file;
  // Its owner sees an unfinished file in the list; there is nothing to send yet.
  if (storeKey === null || sha256 === null || contentType === null) {
    throw refused(409, OUTCOME.notFound, fileSentence('notReady'));
  }
  const etag = `"${sha256.toString('base64url')}"`;
  reply.headers({
    'Content-Type': contentType,
    'Content-Disposition': attachment(file.name),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
    ETag: etag,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return sendAskedRange(request, reply, store, { storeKey, size, etag });
}

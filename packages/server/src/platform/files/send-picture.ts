import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../http/prepared-text.ts';
import type { FileStore } from './file-store.ts';
import type { StoredPicture } from './rendition.store.ts';

/**
 * The bytes of a picture, or 304 where the browser holds them: it keeps them for itself and asks each time, so that a picture
 * that may no longer be read is gone at once. The one exception to `no-store` beside the built files.
 */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
  { storeKey, contentType, size, sha256 }: StoredPicture,
): Promise<FastifyReply> {
  const etag = `"${sha256.toString('base64url')}"`;
  reply.headers({ 'Cache-Control': 'private, no-cache', ETag: etag });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply
    .headers({ 'Content-Type': contentType, 'Content-Length': size })
    .send(await store.open(storeKey));
}

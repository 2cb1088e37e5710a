import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../http/prepared-text.ts';
import type { FileStore } from './file-store.ts';
import type { StoredPicture } from './rendition.store.ts';
import { sendAskedRange } from './send-range.ts';

/**
 * The bytes of a video or of captions as a player asks for them: whole, a part (206), none that is there (416), or 304 where
 * the browser holds them. Kept and asked for each time as a picture is.
 */
export async function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
  { storeKey, contentType, size, sha256 }: StoredPicture,
): Promise<FastifyReply> {
  const etag = `"${sha256.toString('base64url')}"`;
  reply.headers({
    'Cache-Control': 'private, no-cache',
    'Content-Type': contentType,
    'Accept-Ranges': 'bytes',
    ETag: etag,
  });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return sendAskedRange(request, reply, store, { storeKey, size, etag });
}

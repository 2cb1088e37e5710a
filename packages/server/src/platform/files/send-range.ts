import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestedRange } from './download-headers.ts';
import type { FileStore } from './file-store.ts';

interface SentContent {
  readonly storeKey: string;
  /** Bytes. */
  readonly size: number;
  /** The strong tag of these bytes. */
  readonly etag: string;
}

/**
 * The bytes that a request asks for: all of them, a part (206), or none that are there (416). A part is the rest of what was
 * begun under a tag (If-Range): where another content stands now, all of it is sent.
 */
export async function sendAskedRange(
  request: FastifyRequest,
  reply: FastifyReply,
  store: FileStore,
  { storeKey, size, etag }: SentContent,
): Promise<FastifyReply> {
  const { range: wanted, 'if-range': begun } = request.headers;
  const range = begun === undefined || begun === etag ? requestedRange(wanted, size) : null;
  if (range === 'unsatisfiable') return reply.code(416).header('Content-Range', `bytes */${size}`).send();
  if (range === null) return reply.header('Content-Length', size).send(await store.open(storeKey));
  return reply
    .code(206)
    .headers({
      'Content-Range': `bytes ${range.first}-${range.last}/${size}`,
      'Content-Length': range.last - range.first + 1,
    })
    .send(await store.open(storeKey, range));
}

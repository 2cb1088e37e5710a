import type { FastifyReply, FastifyRequest } from 'fastify';
import { POSITION_HEADER } from '../../platform/events/name-positions.ts';
import { acceptedEncoding } from '../../platform/http/accepted-encoding.ts';
import { isKnown } from '../../platform/http/prepared-text.ts';
import type { PreparedMonth } from './prepared-month.ts';

/** Sends the prepared bytes in the form that the client accepts; 304 without them when it holds them already. */
export async function sendMonth(
  month: PreparedMonth,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Buffer | FastifyReply> {
  reply
    .header('ETag', month.etag)
    .header('Vary', 'Accept-Encoding')
    .header(POSITION_HEADER, month.position)
    .type('application/json; charset=utf-8');
  if (isKnown(request.headers['if-none-match'], month.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return month.text;
  return reply.header('Content-Encoding', encoding).send(await month.bytes(encoding));
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '../access/principal.ts';
import type { EventHub } from './hub.ts';
import { LiveStream } from './live-stream.ts';

/**
 * Turns a request into an open stream of server-sent events. `Last-Event-ID` (the browser's own resuming) wins
 * over `position` (a tab that takes over from another).
 */
export function openEventStream(
  hub: EventHub,
  request: FastifyRequest,
  reply: FastifyReply,
  principal: Principal,
  position: string | null,
): FastifyReply {
  const key = request.sessionKey;
  if (key === null) throw new Error('a principal without a session');
  request.server.limitStreams(hub.streamsOf(principal.userName));
  const header = request.headers['last-event-id'];
  const from = typeof header === 'string' && header !== '' ? header : position;
  reply.hijack();
  reply.raw.writeHead(200, {
    ...Object.fromEntries(Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)])),
    'content-type': 'text/event-stream; charset=utf-8',
    // Some proxies collect an answer before they pass it on.
    'x-accel-buffering': 'no',
  });
  const stream = new LiveStream(reply.raw, key, principal);
  reply.raw.on('close', () => hub.detach(stream));
  hub.attach(stream, from);
  return reply;
}

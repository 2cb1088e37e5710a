import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../deps.ts';

/** Bytes that are thrown away after an answer; who sends more than any call takes is cut off. */
const MOST_DISCARDED = 20_000_000;

/** Milliseconds in which some of the rest must come; who holds still has its answer, and keeps no connection by it. */
const QUIET_MS = 1_000;

/** Connections whose request was answered while its body was still on its way. */
const answered = new WeakSet<Socket>();

/** Whether the request announces a body; one that names its type is read, be it empty. */
export function bringsBody({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return (
    headers['content-type'] !== undefined ||
    headers['transfer-encoding'] !== undefined ||
    (headers['content-length'] ?? '0') !== '0'
  );
}

/** Whether a request that never came to its end has its answer already. */
export function isAnswered(socket: Socket): boolean {
  return answered.has(socket);
}

/**
 * A refusal often does not wait for the body. A connection that is closed while the other side still sends is reset, and the
 * answer with it is lost: so what still comes is thrown away, and the connection goes on. Who wants it closed gets the
 * answer at the end of the body. All of it within the time that a request may take as a whole; a connection on which nothing
 * comes for a second is closed, its answer has gone out.
 */
export function discardUnreadBodies(app: App): void {
  app.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const { raw } = request;
    if (raw.complete || raw.destroyed || !bringsBody(request)) return payload;
    // Fastify closes the connection when a body was not read to its end.
    reply.removeHeader('connection');
    const rest = discard(raw);
    if (!reply.raw.shouldKeepAlive) await rest;
    else void rest.then((isWhole) => isWhole || closeSoon(raw.socket));
    return payload;
  });
}

/** After what is still to be sent; a request that came by no connection has none to close. */
function closeSoon(socket: Socket): void {
  if (socket instanceof Socket) socket.destroySoon();
}

/** Settles when nothing more comes: true at the end of the body, or false when its sender holds still or is gone. */
async function discard(raw: IncomingMessage): Promise<boolean> {
  const { socket } = raw;
  let left = MOST_DISCARDED;
  answered.add(socket);
  const { promise: quiet, resolve: isQuiet } = Promise.withResolvers<void>();
  let isStill = false;
  const timer = setTimeout(() => {
    isStill = true;
    // what came while this process was busy is read before: that it was not read yet is not its sender's fault
    setImmediate(() => isStill && isQuiet());
  }, QUIET_MS);
  // Of whoever began to read it; a stream that was paused does not go on by itself.
  raw.removeAllListeners('readable');
  raw.on('data', (piece: Buffer) => {
    isStill = false;
    timer.refresh();
    left -= piece.length;
    if (left < 0) socket.destroy();
  });
  raw.on('error', () => undefined);
  raw.on('end', () => answered.delete(socket));
  raw.resume();
  await Promise.race([
    once(raw, 'end').catch(() => undefined),
    once(raw, 'close').catch(() => undefined),
    quiet,
  ]);
  clearTimeout(timer);
  return raw.complete;
}

import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface TurnBounds {
  /** Requests of a connection that wait for the answers before them; browsers and proxies send one at a time. */
  readonly mostWaiting: number;
  /** Milliseconds in which whoever has an answer before it takes some of it. */
  readonly takesNothingMs: number;
}

export const TURN_BOUNDS: TurnBounds = { mostWaiting: 16, takesNothingMs: 60_000 };

/** What Fastify hands to its `serverFactory`. */
interface ServerOptions {
  readonly http?: object;
  readonly keepAliveTimeout?: number;
  readonly requestTimeout?: number;
}

type Exchange = readonly [IncomingMessage, ServerResponse];

/**
 * For Fastify's option `serverFactory`. Node hands over every request of a connection as soon as it is read, and keeps the
 * answers until those before them were taken. Here a request is handed over when the answer before it has been taken, so that
 * a connection holds one answer. One with too many requests waiting is closed, and so is one that takes nothing of its answer:
 * Node's timeouts cover requests and idle connections. `count` is told of each connection that is closed.
 */
export function serveInTurn(
  { mostWaiting, takesNothingMs }: TurnBounds,
  count: () => void,
): (handler: RequestListener, options: ServerOptions) => Server {
  return (handler, { http = {}, keepAliveTimeout, requestTimeout }) => {
    /** Of each connection on which a request is being answered, those behind it. */
    const waiting = new WeakMap<Socket, Exchange[]>();
    const close = (socket: Socket): void => {
      if (socket.destroyed) return;
      count();
      socket.destroy();
    };
    const serve = (request: IncomingMessage, response: ServerResponse): void => {
      const { socket } = request;
      response.setTimeout(takesNothingMs, () => {
        // Node has looked whether the system took some more; an answer that is still being made leaves nothing to take.
        if (socket.writableLength > 0) close(socket);
      });
      response.once('close', () => {
        const next = socket.writable ? waiting.get(socket)?.shift() : undefined;
        if (next === undefined) waiting.delete(socket);
        else serve(...next);
      });
      handler(request, response);
    };
    const server = createServer(http, (request, response) => {
      const { socket } = request;
      if (socket.destroyed) return;
      const behind = waiting.get(socket);
      if (behind === undefined) {
        waiting.set(socket, []);
        serve(request, response);
      } else if (behind.length < mostWaiting) behind.push([request, response]);
      else close(socket);
    });
    if (keepAliveTimeout !== undefined) server.keepAliveTimeout = keepAliveTimeout;
    if (requestTimeout !== undefined) server.requestTimeout = requestTimeout;
    return server;
  };
}

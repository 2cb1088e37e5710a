import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { App } from '../deps.ts';
import type { EventHub } from './hub.ts';

/** From which position the stream says what the answer does not hold yet. */
export const POSITION_HEADER = 'X-Torre-Position';

/**
 * Every answer to a reading call of somebody signed in names the position before it was read: a screen whose stream opens
 * a moment after its data came hears what was saved in between. A handler that knows better says its own.
 */
export function namePositions(app: App, hub: EventHub): void {
  app.addHook('preHandler', (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => {
    if (request.method === 'GET' && request.principal) reply.header(POSITION_HEADER, hub.position);
    done();
  });
}

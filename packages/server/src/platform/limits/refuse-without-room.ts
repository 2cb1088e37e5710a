import { outcomeSentence } from '@torre/contract/outcome/sentences';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { App } from '../deps.ts';
import type { FreeSpace } from '../free-space.ts';
import { refusedForNow } from '../http/refused.ts';

const COME_BACK_AFTER_S = 30;

/**
 * Below the floor of free space what changes something gets 503, so that the database keeps the room that it needs to
 * work and to recover. Reads go on, and so do coming in and leaving, which write a few bytes.
 */
export function refuseWithoutRoom(app: App, space: FreeSpace, count: () => void): void {
  app.addHook('onRequest', (request: FastifyRequest, _: FastifyReply, done: HookHandlerDoneFunction) => {
    const load = request.routeOptions.config?.declared?.load;
    if (space.hasRoom || (load !== 'save' && load !== 'upload')) return done();
    count();
    done(refusedForNow(503, outcomeSentence('noRoom'), COME_BACK_AFTER_S));
  });
  app.addHook('onReady', () => space.start());
  app.addHook('onClose', (_: App, done: HookHandlerDoneFunction) => {
    space.stop();
    done();
  });
}

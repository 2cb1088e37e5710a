import { outcomeSentence } from '@torre/contract/outcome/sentences';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { CallLoad } from '@torre/contract/endpoint';
import type { App } from '../deps.ts';
import { refusedForNow } from '../http/refused.ts';
import type { Refused } from '../http/refused.ts';
import { LoadMonitor } from './load-monitor.ts';
import { AdmissionQueue } from './admission-queue.ts';
import type { Kind, PlaceOptions } from './admission-queue.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The place that this call holds until its answer is ready. */
    place: Kind | null;
  }
}

/** The longest waits and the work itself stay below two seconds; the pool of the database has 12 connections. */
export const PLACES: Omit<PlaceOptions, 'now'> = {
  places: 32,
  readPlaces: 20,
  queue: { save: { length: 200, longestWaitMs: 1200 }, read: { length: 100, longestWaitMs: 500 } },
};

/** Delay of the event loop from which on a kind of call is refused before anything is done for it. */
const REFUSED_FROM_MS: Readonly<Record<Kind, number>> = { read: 200, save: 1000 };

/** Who was refused comes back spread over these seconds, and not all in the same one. */
const COME_BACK_AFTER_S = [1, 2, 3, 4] as const;

export interface ShedParts {
  /** Milliseconds. */
  readonly now: () => number;
  readonly count: (kind: Kind) => void;
  readonly places?: Omit<PlaceOptions, 'now'>;
}

/** What the operator sees of the crowd. */
export interface LoadReading {
  readonly running: () => number;
  readonly waiting: (kind: Kind) => number;
}

/**
 * When more comes than can be served, reads are refused first, with 503 and Retry-After, and saves go on. Only calls
 * are weighed: the page and its files are sent from memory, streams stay open, signing in has a queue of its own.
 */
export function shedLoad(app: App, { now, count, places: options = PLACES }: ShedParts): LoadReading {
  const places = new AdmissionQueue({ ...options, now });
  const monitor = new LoadMonitor(() => places.expire());
  let refusals = 0;

  const refuse = (kind: Kind): Refused => {
    count(kind);
    return tooMany(kind, COME_BACK_AFTER_S[refusals++ % COME_BACK_AFTER_S.length]!);
  };
  const leave = (request: FastifyRequest): void => {
    if (request.place === null) return;
    const kind = request.place;
    request.place = null;
    places.leave(kind);
  };

  app.decorateRequest('place', null);
  app.addHook('onRequest', (request: FastifyRequest, _: FastifyReply, done: HookHandlerDoneFunction) => {
    const kind = kindOf(request);
    if (kind !== null) monitor.callCame();
    // Comparing replies with their schemas makes a test's process late by itself.
    const delayMs = app.checksReplies ? 0 : monitor.delayMs;
    done(kind !== null && delayMs > REFUSED_FROM_MS[kind] ? refuse(kind) : undefined);
  });
  // After the body has come: whoever sends it slowly holds nothing.
  app.addHook(
    'preValidation',
    (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => {
      const kind = kindOf(request);
      if (kind === null) return done();
      const go = (): void => {
        request.place = kind;
        // Nobody waits for this answer any more.
        if (reply.raw.destroyed) leave(request);
        else done();
      };
      places.enter(kind, go, () => done(refuse(kind)));
    },
  );
  // Whoever reads the answer slowly holds nothing either.
  app.addHook('onSend', (request: FastifyRequest, _reply: FastifyReply, payload: unknown, done) => {
    leave(request);
    done(null, payload);
  });
  // An answer taken over by its handler passes no onSend. Whoever left early is still being worked for.
  app.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => {
    if (reply.sent) leave(request);
    done();
  });
  app.addHook('onReady', (done: HookHandlerDoneFunction) => {
    monitor.start();
    done();
  });
  app.addHook('onClose', (_: App, done: HookHandlerDoneFunction) => {
    monitor.stop();
    done();
  });
  return { running: () => places.running, waiting: (kind) => places.waiting(kind) };
}

const KIND: Readonly<Record<CallLoad, Kind | null>> = {
  first: null,
  stream: null,
  upload: null,
  'sign-in': null,
  save: 'save',
  read: 'read',
  export: 'read',
};

function kindOf(request: FastifyRequest): Kind | null {
  const load = request.routeOptions.config?.declared?.load;
  return load === undefined ? null : KIND[load];
}

function tooMany(kind: Kind, count: number): Refused {
  return refusedForNow(503, outcomeSentence(kind === 'save' ? 'busySave' : 'busy', { count }), count);
}

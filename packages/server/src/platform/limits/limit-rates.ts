import { outcomeSentence } from '@torre/contract/outcome/sentences';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { CallLoad } from '@torre/contract/endpoint';
import type { App } from '../deps.ts';
import { refusedForNow } from '../http/refused.ts';
import type { Refused } from '../http/refused.ts';
import { addressKey } from './address-key.ts';
import { RateLimit } from './rate.ts';
import type { Rate } from './rate.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Throws 429 when the person calls more often than people do. */
    limitPerson(userName: string, load: CallLoad): void;
    /** Whether what is no call may cost what one does: counts as a call of its address, which must not call too often. */
    hasTurn(request: FastifyRequest): boolean;
    /** Throws 429 when somebody who has `open` streams of live events asks for another one. */
    limitStreams(open: number): void;
  }
}

/** A person works with several tabs and both hands; an address may be a whole control centre behind one router. */
export const RATES = {
  personCalls: { burst: 600, perSecond: 40 },
  personSaves: { burst: 300, perSecond: 20 },
  personExports: { burst: 10, perSecond: 0.2 },
  addressCalls: { burst: 6000, perSecond: 400 },
  addressSignIns: { burst: 100, perSecond: 2 },
} as const satisfies Record<string, Rate>;

/** A browser holds one for all its tabs. */
export const STREAMS_OF_A_PERSON = 30;
const STREAM_PAUSE_S = 30;

export interface RateParts {
  /** Milliseconds. */
  readonly now: () => number;
  readonly count: (reason: 'person' | 'address') => void;
}

/** Nobody keeps others from working by calling often. Health and leaving are always served. */
export function limitRates(app: App, { now, count }: RateParts): void {
  const limit = (rate: Rate): RateLimit => new RateLimit(rate, now);
  const address = { calls: limit(RATES.addressCalls), signIns: limit(RATES.addressSignIns) };
  const person = {
    calls: limit(RATES.personCalls),
    saves: limit(RATES.personSaves),
    exports: limit(RATES.personExports),
  };

  const refuse = (reason: 'person' | 'address', waitMs: number): Refused => {
    count(reason);
    return tooOften(reason, waitMs);
  };

  app.addHook('onRequest', (request: FastifyRequest, _: FastifyReply, done: HookHandlerDoneFunction) => {
    const load = request.routeOptions.config?.declared?.load;
    // A call is known by its route: its address can be spelled in many ways. Of what is none, /api counts too.
    if (load === undefined && !request.url.startsWith('/api')) return done();
    if (load === 'first') return done();
    const key = addressKey(request.ip);
    const wait = Math.max(address.calls.take(key), load === 'sign-in' ? address.signIns.take(key) : 0);
    done(wait > 0 ? refuse('address', wait) : undefined);
  });

  app.decorate('limitPerson', (userName: string, load: CallLoad): void => {
    if (load === 'first') return;
    const narrow = load === 'export' ? person.exports : load === 'save' ? person.saves : null;
    const wait = Math.max(person.calls.take(userName), narrow?.take(userName) ?? 0);
    if (wait > 0) throw refuse('person', wait);
  });
  app.decorate('hasTurn', ({ ip }: FastifyRequest) => address.calls.take(addressKey(ip)) === 0);
  app.decorate('limitStreams', (open: number): void => {
    if (open >= STREAMS_OF_A_PERSON) throw refuse('person', STREAM_PAUSE_S * 1000);
  });
}

/** In the place of `limitRates` where nobody is refused (TORRE_LIMITS=off). */
export function limitNothing(app: App): void {
  app.decorate('limitPerson', () => undefined);
  app.decorate('hasTurn', () => true);
  app.decorate('limitStreams', () => undefined);
}

function tooOften(reason: 'person' | 'address', waitMs: number): Refused {
  const count = Math.ceil(waitMs / 1000);
  const sentence = outcomeSentence(reason === 'person' ? 'tooOften' : 'tooOftenHere', { count });
  return refusedForNow(429, sentence, count);
}

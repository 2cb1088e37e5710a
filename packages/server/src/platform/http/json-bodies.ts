import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { outcomeSentence } from '@torre/contract/outcome/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { App, AreaDeps } from '../deps.ts';
import { addressKey } from '../limits/address-key.ts';
import { BODY_LIMITS, BodyBudget, BYTES_OF_ITEM, DEEPEST_BODY } from '../limits/body-budget.ts';
import type { BodyKind, ReservedBody } from '../limits/body-budget.ts';
import { bringsBody } from './arriving-body.ts';
import { sendNotFound } from './error-handler.ts';
import { FORM_BYTES, FORM_TYPE, formFields } from './form-bodies.ts';
import { JsonShape } from './json-shape.ts';
import { Refused, refused, refusedForNow } from './refused.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the body of this call takes of the bytes under way; null without one, and when it was given back. */
    reservedBody: ReservedBody | null;
  }
}

const COME_BACK_AFTER_S = 3;

/** Parts that a test may put in the place of the product's own. */
export type BodyTotals = ConstructorParameters<typeof BodyBudget>[0];

/**
 * Bodies are JSON in UTF-8, of a few calls forms. They are read here and not by Fastify, so that size, depth and number of values are bounded
 * while they arrive, and the bytes of all bodies together (decision 0060). Bytes that are no UTF-8 are refused with 400:
 * read as text they would become other characters, which nobody wrote. Plain text, which Fastify also takes, is answered
 * with 415 as any other media type. What is sent to no call at all is not read.
 */
export function readJsonBodies(app: App, { metrics }: Pick<AreaDeps, 'metrics'>, totals?: BodyTotals): void {
  const budget = new BodyBudget(totals);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  metrics.gauge('torre_body_bytes', 'Bytes of bodies arriving or being worked on', () => budget.bytes);
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('reservedBody', null);

  const readAs =
    (
      kind: (request: FastifyRequest) => BodyKind,
      parse: (request: FastifyRequest, text: string) => unknown,
    ) =>
    async (request: FastifyRequest, payload: IncomingMessage): Promise<unknown> => {
      const reserved = budget.reserve(kind(request), request.principal?.userName ?? addressKey(request.ip));
      request.reservedBody = reserved;
      const isForm = kind === formKind;
      const limit = isForm ? FORM_BYTES : request.routeOptions.bodyLimit;
      const announced = Number(request.headers['content-length']);
      try {
        const body = await readBounded(payload, { limit, announced, reserved });
        if (!isUtf8(body)) throw refused(400, OUTCOME.malformed, outcomeSentence('notUtf8'));
        return await parse(request, body.toString('utf8'));
      } catch (error) {
        giveBack(request);
        if (error instanceof Refused && error.status === 503) metrics.refused('bodies');
        throw error;
      }
    };
  app.addContentTypeParser(
    'application/json',
    readAs(kindOf, (request, text) => parsed(request, text)),
  );
  app.addContentTypeParser(
    FORM_TYPE,
    readAs(formKind, (_, text) => formFields(text)),
  );
  const parsed = (request: FastifyRequest, text: string): Promise<unknown> => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    void parseJson(request, text, (error, value) => (error ? reject(error) : resolve(value)));
    return promise;
  };

  app.addHook('onRequest', (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => {
    if (request.is404 && bringsBody(request)) sendNotFound(reply);
    else done();
  });
  // As a place (shedLoad): until the answer is ready, also when nobody waits for it any more.
  app.addHook('onSend', (request: FastifyRequest, _reply: FastifyReply, payload: unknown, done) => {
    giveBack(request);
    done(null, payload);
  });
  app.addHook('onResponse', (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction) => {
    if (reply.sent) giveBack(request);
    done();
  });
}

/** A form carries a file; a call that takes none answers 415 before it is read. */
function formKind({ routeOptions }: FastifyRequest): BodyKind {
  if (routeOptions.config.declared?.takesForm !== true)
    throw refused(415, OUTCOME.malformed, outcomeSentence('mediaType'));
  return 'large';
}

function kindOf({ routeOptions, principal }: FastifyRequest): BodyKind {
  if (routeOptions.bodyLimit > BODY_LIMITS.ordinary) return 'large';
  return principal === null && routeOptions.config.declared?.access !== 'session' ? 'open' : 'ordinary';
}

function giveBack(request: FastifyRequest): void {
  request.reservedBody?.giveBack();
  request.reservedBody = null;
}

interface Bounds {
  /** Bytes of this call's body. */
  readonly limit: number;
  /** Bytes by `Content-Length`; NaN without. */
  readonly announced: number;
  readonly reserved: ReservedBody;
}

/**
 * The whole body, or the refusal as soon as it is known. The stream is left where it stands and not destroyed: whoever
 * still sends shall be able to read the answer.
 */
function readBounded(payload: Readable, { limit, announced, reserved }: Bounds): Promise<Buffer> {
  const whole = Promise.withResolvers<Buffer>();
  const shape = new JsonShape();
  const pieces: Buffer[] = [];
  let bytes = 0;

  const refusal = (): Refused | null => {
    if (bytes > limit) return refused(413, OUTCOME.malformed, outcomeSentence('tooLarge'));
    if (shape.deepest > DEEPEST_BODY) return refused(400, OUTCOME.malformed, outcomeSentence('tooDeep'));
    const weight = Math.max(bytes, shape.items * BYTES_OF_ITEM);
    if (weight > limit) return refused(413, OUTCOME.malformed, outcomeSentence('tooManyItems'));
    return reserved.grow(weight)
      ? null
      : refusedForNow(503, outcomeSentence('bodiesBusy'), COME_BACK_AFTER_S);
  };
  const take = (piece: Buffer): void => {
    bytes += piece.length;
    if (bytes <= limit) shape.read(piece);
    const refusedNow = refusal();
    if (refusedNow !== null) return stop(refusedNow);
    pieces.push(piece);
  };
  const end = (): void => {
    leave();
    whole.resolve(Buffer.concat(pieces, bytes));
  };
  const cutOff = (): void => stop(refused(400, OUTCOME.malformed, outcomeSentence('cutOff')));
  const stop = (reason: Refused): void => {
    leave();
    payload.pause();
    whole.reject(reason);
  };
  const leave = (): void => {
    payload.off('data', take).off('end', end).off('close', cutOff);
  };

  if (announced > limit) return Promise.reject(refused(413, OUTCOME.malformed, outcomeSentence('tooLarge')));
  // An error of the connection is followed by its end; without a listener it would be thrown.
  payload.on('error', () => undefined);
  payload.on('data', take).on('end', end).on('close', cutOff);
  return whole.promise;
}

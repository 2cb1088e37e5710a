import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { outcomeSentence } from '@torre/contract/outcome/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { App } from '../deps.ts';
import { Refused, outcomeWith, refusalBody, refusedField, refusedForNow } from './refused.ts';
import type { RefusalStatus } from './refused.ts';

/** PostgreSQL and connection errors that pass by themselves: answered with 503 and worth another try. */
const PASSING = /^(08|57|40001|40P01|53|ECONN|EPIPE|ENOENT|ETIMEDOUT|EAI_AGAIN)/;
/** A statement ran or waited for a lock longer than its connection allows: PostgreSQL has undone it. */
const TIMED_OUT = new Set(['57014', '55P03', '25P03']);
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/**
 * Text that PostgreSQL cannot store, what is no value of its type, a date or a number beyond it: nothing but the request can
 * have brought it. A net: calls refuse such values themselves, with a sentence.
 */
const UNSTORABLE = /^(22021|22P02|22P05|22003|22007|22008)$/;

/** The only place that turns what went wrong into status and envelope. */
export function answerErrors(app: App): void {
  app.setErrorHandler(async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = asRefusal(error);
    if (refusal === null || refusal.status === 503) request.log.error({ err: error }, 'a call failed');
    else if (isUnstorable(error))
      request.log.warn({ err: error }, 'the database refused a value of a request');
    if (refusal !== null) return sendRefusal(reply, refusal);
    return reply.code(500).send({ outcome: outcomeWith(OUTCOME.unexpected, outcomeSentence('unexpected')) });
  });
}

/** 404 for a call that does not exist. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendRefusal(reply, new Refused(404, OUTCOME.notFound, outcomeSentence('notFound')));
}

function sendRefusal(reply: FastifyReply, refusal: Refused): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('Retry-After', String(refusal.retryAfter));
  return reply.code(refusal.status).header('Cache-Control', 'no-store').send(refusalBody(refusal));
}

/** null: a surprise, answered with 500. */
function asRefusal(error: unknown): Refused | null {
  if (error instanceof Refused) return error;
  if (!(error instanceof Error)) return null;
  const { validation, statusCode, code } = error as Partial<FastifyError>;
  if (validation) return refusedField(validation[0]?.instancePath);
  if (code && TIMED_OUT.has(code)) return refusedForNow(503, outcomeSentence('tooSlow'), 5);
  if (isUnstorable(error)) return refusedField();
  if (code && PASSING.test(code)) return refusedForNow(503, outcomeSentence('unavailable'), 5);
  if (LOST_CONNECTION.test(error.message)) return refusedForNow(503, outcomeSentence('unavailable'), 5);
  if (statusCode === 413) return new Refused(413, OUTCOME.malformed, outcomeSentence('tooLarge'));
  if (statusCode === 415) return new Refused(415, OUTCOME.malformed, outcomeSentence('mediaType'));
  if (statusCode === 503) return refusedForNow(503, outcomeSentence('unavailable'), 1);
  return isClientError(statusCode) ? refusedField() : null;
}

function isUnstorable(error: unknown): boolean {
  return error instanceof Error && UNSTORABLE.test((error as Partial<FastifyError>).code ?? '');
}

function isClientError(status: number | undefined): status is RefusalStatus {
  return status !== undefined && status >= 400 && status < 500;
}

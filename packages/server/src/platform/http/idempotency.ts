import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { outcomeSentence } from '@torre/contract/outcome/sentences';
import { OUTCOME } from '@torre/contract/outcome';
import type { Principal } from '../access/principal.ts';
import { asSystem } from '../access/request-scope.ts';
import { withRequestClaim } from '../db/request-claim.ts';
import type { App, AppDeps } from '../deps.ts';
import { KeyClaim, KeyTaken } from './idempotency-claim.ts';
import { readKey } from './idempotency-key.ts';
import type { KeyedRequest } from './idempotency-key.ts';
import { findAnswer, keepAnswer } from './idempotency-store.ts';
import type { KeptAnswer } from './idempotency-store.ts';
import { Refused, refusalBody, refused, refusedAgain } from './refused.ts';
import type { RefusalStatus } from './refused.ts';

export interface KeyedCall {
  readonly id: string;
  /** Its answer is never stored: a repetition learns that it was done. */
  readonly answerHoldsSecret: boolean;
  readonly principal: Principal;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs a call that changes something; with an `Idempotency-Key` once, however often it is sent. */
    answerOnce(call: KeyedCall, run: () => Promise<unknown>): Promise<unknown>;
  }
}

/** Another process may have committed and not yet written its answer: so long that is waited for. */
const ANSWER_COMES_WITHIN_MS = 2_000;
const LOOK_EVERY_MS = 50;

/**
 * Gives the app `answerOnce` (decisions.md, Calls). The first transaction of a call takes the key, so key and change
 * stand or fall together; the answer is written beside it, by `rememberAnswer` in the same transaction or else after the
 * call. A repetition gets the same status and reply and executes nothing. Equal calls at once: in one process they
 * queue here, without a connection; between processes the key's row makes the second one wait.
 *
 * Refused before its first commit (4xx, 503), a call leaves no key: it may be sent again. Killed after the commit and
 * before the answer, it is never executed twice: the repetition gets the remembered answer, or 409 `answerLost`, which
 * says that it was done.
 */
export function answerCallsOnce(app: App, { db, log }: Pick<AppDeps, 'db' | 'log'>): void {
  const underWay = new Map<string, Promise<unknown>>();

  app.decorate('answerOnce', async (call: KeyedCall, run: () => Promise<unknown>): Promise<unknown> => {
    const key = readKey(call.request, call.principal.employeeId);
    if (key === null) return run();
    const name = `${key.employeeId} ${key.keyHash.toString('hex')}`;
    const before = underWay.get(name);
    const mine = Promise.resolve(before?.catch(() => undefined)).then(() => execute(call, key, run));
    underWay.set(name, mine);
    try {
      return await mine;
    } finally {
      if (underWay.get(name) === mine) underWay.delete(name);
    }
  });

  async function execute(call: KeyedCall, key: KeyedRequest, run: () => Promise<unknown>): Promise<unknown> {
    const kept = await findAnswer(db, key);
    if (kept !== null) return repeated(call, key, kept);
    const claim = new KeyClaim(key, call.id, call.answerHoldsSecret);
    try {
      const answer = await withRequestClaim(claim, run);
      // Answered already, by hand: a repetition learns that it was done.
      if (answer === undefined || answer === call.reply) return answer;
      const text = Buffer.isBuffer(answer) ? answer.toString() : JSON.stringify(answer);
      await keep(claim, call.reply.statusCode, text);
      return Buffer.from(text);
    } catch (error) {
      if (error instanceof KeyTaken) return repeated(call, key, await findAnswer(db, key));
      // What a part of the call has committed must not be done again by sending it again.
      if (error instanceof Refused && error.retryAfter === undefined)
        await keep(claim, error.status, JSON.stringify(refusalBody(error)));
      throw error;
    } finally {
      claim.isOver = true;
    }
  }

  /** The change stands already: failing to keep its answer must not turn it into an error. */
  async function keep(claim: KeyClaim, status: number, reply: string): Promise<void> {
    if (!claim.wantsAnswer(reply)) return;
    try {
      await asSystem(() => keepAnswer(db, claim.key, status, reply));
    } catch (error) {
      log.warn({ err: error }, 'the answer of a call could not be kept');
    }
  }

  async function repeated(call: KeyedCall, key: KeyedRequest, found: KeptAnswer | null): Promise<unknown> {
    for (let kept = found; kept !== null; kept = await findAnswer(db, key)) {
      if (!kept.requestHash.equals(key.requestHash)) throw keyReused();
      if (kept.status !== null) return asAnswer(call.reply, kept.status, kept.reply ?? '');
      if (call.answerHoldsSecret || kept.age > ANSWER_COMES_WITHIN_MS)
        throw answerLost(call.answerHoldsSecret);
      await pause(LOOK_EVERY_MS);
    }
    // It was there a moment ago and is gone: whoever held it was cleaned up.
    throw answerLost(call.answerHoldsSecret);
  }
}

function asAnswer(reply: FastifyReply, status: number, text: string): Buffer {
  reply.header('Idempotency-Replayed', 'true');
  if (status < 400) {
    reply.code(status);
    return Buffer.from(text);
  }
  const { outcome, ...extra } = JSON.parse(text) as ReturnType<typeof refusalBody>;
  throw refusedAgain(status as RefusalStatus, outcome, extra);
}

const keyReused = (): Refused => refused(409, OUTCOME.keyReused, outcomeSentence('keyReused'));

const answerLost = (holdsSecret: boolean): Refused =>
  refused(409, OUTCOME.answerLost, outcomeSentence(holdsSecret ? 'answerSecret' : 'answerLost'));

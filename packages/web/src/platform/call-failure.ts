import { OUTCOME } from '@torre/contract/outcome';
import type { Outcome, OutcomeText } from '@torre/contract/outcome';
import { serverWords } from './server-words.ts';

/** The server answered and said no: status, envelope and the whole reply (for instance what stands there now, 412). */
export class CallFailed extends Error {
  readonly call: string;
  readonly status: number;
  readonly outcome: Outcome | null;
  readonly reply: unknown;
  /** 429 and 503: when to come back, in seconds; null where the server does not say. */
  readonly retryAfter: number | null;
  constructor(call: string, status: number, reply: unknown, retryAfter: number | null = null) {
    const outcome = outcomeOf(reply);
    super(`${call}: ${status}${outcome ? ` (${outcome.code}) ${outcome.messageIT}` : ''}`);
    this.name = 'CallFailed';
    this.call = call;
    this.status = status;
    this.outcome = outcome;
    this.reply = reply;
    this.retryAfter = retryAfter;
  }
}

/** No usable answer: the network is gone, the time-out passed, or the caller stopped waiting (`aborted`). */
export class NetworkFailed extends Error {
  readonly call: string;
  readonly reason: 'offline' | 'timeout' | 'aborted' | 'unreadable';
  constructor(call: string, reason: NetworkFailed['reason'], cause?: unknown) {
    super(`${call}: ${reason}`, { cause });
    this.name = 'NetworkFailed';
    this.call = call;
    this.reason = reason;
  }
}

/** The envelope of a reply, or null where it carries none. */
export function outcomeOf(reply: unknown): Outcome | null {
  const outcome = fieldOf(reply, 'outcome');
  const code = fieldOf(outcome, 'code');
  if (typeof code !== 'number') return null;
  const message = fieldOf(outcome, 'messageIT');
  const text = fieldOf(outcome, 'text') as OutcomeText | undefined;
  return { code, messageIT: typeof message === 'string' ? message : '', ...(text && { text }) };
}

/** What the server said of a refusal, in the language of the interface; undefined where it said nothing. */
export function refusalWords(error: unknown): string | undefined {
  const outcome = error instanceof CallFailed ? error.outcome : null;
  return outcome === null || outcome.messageIT === '' ? undefined : serverWords(outcome);
}

/** The event position that a reply names in its own field, if any. */
export function positionOf(reply: unknown): string | null {
  const position = fieldOf(reply, 'position');
  return typeof position === 'string' ? position : null;
}

/**
 * P7.21 to P7.23: an answer 401, or 500 with the inner code 401 (in `code` or in the envelope), ends the session;
 * any other 500 does not.
 */
export function endsSession(status: number, reply: unknown): boolean {
  if (status === 401) return true;
  return (
    status === 500 && [fieldOf(reply, 'code'), outcomeOf(reply)?.code].some((code) => Number(code) === 401)
  );
}

/** Who ended the session that an answer refuses: a call under way may hear of it before the stream does. */
export function endOf(reply: unknown): 'ended' | 'expired' {
  return outcomeOf(reply)?.code === OUTCOME.sessionEnded ? 'ended' : 'expired';
}

/** M8.01, M8.02, M8.17: 0 is success; above 0 a write has saved, a read has failed; below 0 is always a failure. */
export function isFailure(kind: 'read' | 'write', code: number, accepted: readonly number[] = []): boolean {
  if (code === 0 || accepted.includes(code)) return false;
  return kind === 'read' || code < 0;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

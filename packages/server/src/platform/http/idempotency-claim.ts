import { currentClaim } from '../db/request-claim.ts';
import type { RequestClaim } from '../db/request-claim.ts';
import type { Tx } from '../db/index.ts';
import type { KeyedRequest } from './idempotency-key.ts';
import { keepAnswer, takeKey } from './idempotency-store.ts';

/** Another request holds the key: nothing was executed. */
export class KeyTaken extends Error {}

/** The key of one request: its first transaction takes it. */
export class KeyClaim implements RequestClaim {
  readonly key: KeyedRequest;
  readonly #call: string;
  readonly #answerHoldsSecret: boolean;
  #isKept = false;
  #remembered: string | null = null;
  /** The call was answered: what it left running in the background takes no key. */
  isOver = false;

  constructor(key: KeyedRequest, call: string, answerHoldsSecret: boolean) {
    this.key = key;
    this.#call = call;
    this.#answerHoldsSecret = answerHoldsSecret;
  }

  /** Throws KeyTaken. A repeated transaction takes the key again: the first try took it back. */
  async make(tx: Tx): Promise<void> {
    if (this.#isKept || this.isOver) return;
    this.#remembered = null;
    if (!(await takeKey(tx, this.key, this.#call))) throw new KeyTaken();
  }

  kept(): void {
    this.#isKept = true;
  }

  async remember(tx: Tx, reply: string): Promise<void> {
    if (this.#answerHoldsSecret || this.isOver) return;
    await keepAnswer(tx, this.key, 200, reply);
    this.#remembered = reply;
  }

  /** Whether this answer must still be written: something stands, and another answer or none is remembered. */
  wantsAnswer(reply: string): boolean {
    return this.#isKept && !this.#answerHoldsSecret && reply !== this.#remembered;
  }
}

/**
 * Stores the answer that this call is about to give (status 200) in the transaction of the change, so that it survives a
 * process that is killed after the commit. What differs in the end (a warning added) is written over it. Nothing happens
 * for a call without an `Idempotency-Key`.
 */
export async function rememberAnswer(tx: Tx, reply: object): Promise<void> {
  const claim = currentClaim();
  if (claim instanceof KeyClaim) await claim.remember(tx, JSON.stringify(reply));
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './transaction.ts';

/** What the first transaction of a request does before anything else, so that it stands or falls with the change. */
export interface RequestClaim {
  /** Called at the beginning of every transaction, and again when one is repeated. */
  make(tx: Tx): Promise<void>;
  /** Called after the commit of a transaction in which `make` was called. */
  kept(): void;
}

const claims = new AsyncLocalStorage<RequestClaim>();

/** Runs `fn` as a request that makes this claim. Its transactions must follow one another, never overlap. */
export function withRequestClaim<T>(claim: RequestClaim, fn: () => T): T {
  return claims.run(claim, fn);
}

export function currentClaim(): RequestClaim | undefined {
  return claims.getStore();
}

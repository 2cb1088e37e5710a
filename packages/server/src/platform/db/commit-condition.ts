import { AsyncLocalStorage } from 'node:async_hooks';

/** Asked when a transaction has done its work and before it commits; what it throws rolls the transaction back. */
export type CommitCondition = () => Promise<void>;

const conditions = new AsyncLocalStorage<CommitCondition>();

/** Runs `fn` so that every transaction below it, as the system too, commits only when `condition` holds. */
export function withCommitCondition<T>(condition: CommitCondition, fn: () => T): T {
  return conditions.run(condition, fn);
}

/** Of the request under way; undefined outside of requests. */
export function currentCommitCondition(): CommitCondition | undefined {
  return conditions.getStore();
}

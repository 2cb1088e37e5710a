import { QueryClient } from '@tanstack/react-query';
import type { InvalidateOptions, InvalidateQueryFilters, Query } from '@tanstack/react-query';
import { mayReadAgain, pauseBeforeReading } from './read-again.ts';

/** P9.01: caches of category, specialization and plant lists live at most this long; events end them earlier. */
const FRESH_FOR_MS = 300_000;

/**
 * As TanStack's, but a change reaches what is being read for the first time, or for nobody yet: the answer on its way may
 * be from before the change, and would stand as if it were fresh. Such a read is let end, and made once more. (What was in
 * view already is begun anew by TanStack itself.)
 */
export class ChangeAwareClient extends QueryClient {
  readonly #onceMore = new Map<Query, Promise<void>>();

  override async invalidateQueries(
    filters?: InvalidateQueryFilters,
    options?: InvalidateOptions,
  ): Promise<void> {
    const before = this.getQueryCache()
      .findAll(filters)
      .filter((query) => isUnderWay(query) && (filters?.refetchType === 'none' || !isBegunAnew(query)));
    await Promise.all([
      super.invalidateQueries(filters, options),
      ...before.map((query) => this.#readOnceMore(query)),
    ]);
  }

  #readOnceMore(query: Query): Promise<void> {
    const known = this.#onceMore.get(query);
    if (known) return known;
    const read = (): Promise<void> => {
      this.#onceMore.delete(query);
      return super.invalidateQueries({ queryKey: query.queryKey, exact: true });
    };
    const done = (query.promise ?? Promise.resolve()).then(read, read);
    this.#onceMore.set(query, done);
    return done;
  }
}

const isUnderWay = ({ state }: Query): boolean => state.fetchStatus !== 'idle';
const isBegunAnew = (query: Query): boolean => query.state.data !== undefined && query.isActive();

/** One cache for all screens. A refusal is final, unless the server asks to come back (`read-again.ts`). */
export const queryClient = new ChangeAwareClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_FOR_MS,
      retry: mayReadAgain,
      retryDelay: pauseBeforeReading,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});

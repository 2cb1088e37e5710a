import { QueryClient } from '@tanstack/react-query';
import { mayReadAgain, pauseBeforeReading } from './read-again.ts';

/** P9.01: caches of category, specialization and plant lists live at most this long; events end them earlier. */
const FRESH_FOR_MS = 300_000;

/** One cache for all screens. A refusal is final, unless the server asks to come back (`read-again.ts`). */
export const queryClient = new QueryClient({
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

import { QueryClient } from '@tanstack/react-query';
import { NetworkFailed } from './call-failure.ts';

/** P9.01: caches of category, specialization and plant lists live at most this long; events end them earlier. */
const FRESH_FOR_MS = 300_000;

/** One cache for all screens. A refusal is final; only a lost network is tried again, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_FOR_MS,
      retry: (failures, error) =>
        error instanceof NetworkFailed && error.reason === 'offline' && failures < 2,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false },
  },
});

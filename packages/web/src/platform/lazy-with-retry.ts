import { lazy, type FunctionComponent, type LazyExoticComponent, type ReactNode } from 'react';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/**
 * A part of a screen that comes later. Where the network swallows it, it is asked for until it is there: React's own `lazy`
 * would tear down the whole screen, with all that was typed, for a window that nobody may have asked for.
 */
export const lazyWithRetry: typeof lazy = (load) => lazy(() => untilLoaded(load));

/** What `load` brings; a load that the network failed is made again after a pause, any other failure is the part's own. */
export async function untilLoaded<T>(load: () => Promise<T>, wait = pauseOrNetwork): Promise<T> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await load();
    } catch (error) {
      if (!isLoadFailure(error)) throw error;
      await wait(pauseMs);
    }
  }
}

type ComponentOf<C> = C extends (properties: infer P) => ReactNode ? FunctionComponent<P> : never;

/** The part `name` of a module: `lazyPart(() => import('./group-dialog.tsx'), 'GroupDialog')`. */
export function lazyPart<M, N extends keyof M>(
  load: () => Promise<M>,
  name: N,
): LazyExoticComponent<ComponentOf<M[N]>> {
  return lazyWithRetry(async () => ({ default: (await load())[name] as ComponentOf<M[N]> }));
}

/** Chromium, Firefox and Safari have a sentence each; the style sheets of a part have Vite's. */
function isLoadFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script|Unable to preload/.test(error.message)
  );
}

function pauseOrNetwork(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, pauseMs);
    addEventListener('online', go);
  });
}

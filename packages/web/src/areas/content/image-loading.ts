import { useSyncExternalStore } from 'react';

/** Whether the image of each widget is there, by its number (P4.06): shared, so that a page knows when all of it stands. */
const loaded = new Map<number, boolean>();
const listeners = new Set<() => void>();
const NUMBERS = 2 ** 31;

function tell(): void {
  for (const listener of listeners) listener();
}

/** P4.08: after this an image is no longer waited for. */
const TIMEOUT_MS = 100_000;

interface ImageLoading {
  /** P4.06 */
  readonly number: number;
  /** P4.07: the data are ready, or will never be: reports `loaded: true`. */
  readonly ready: () => void;
  /** The widget is no longer on the page. */
  readonly leave: () => void;
}

/** A widget begins to wait for its image, under a number by chance. `onLate`: the safety timeout has fired (P4.09). */
export function enterLoading(onLate: () => void): ImageLoading {
  let number = 0;
  do number = Math.floor(Math.random() * NUMBERS);
  while (loaded.has(number));
  const report = (is: boolean): void => {
    loaded.set(number, is);
    tell();
  };
  const ready = (): void => {
    clearTimeout(timer);
    report(true);
  };
  const timer = setTimeout(() => {
    ready();
    onLate();
  }, TIMEOUT_MS);
  report(false);
  return {
    number,
    ready,
    leave() {
      clearTimeout(timer);
      loaded.delete(number);
      tell();
    },
  };
}

export const areImagesLoading = (): boolean => [...loaded.values()].includes(false);

/** Whether an image of the page is still awaited. */
export function useImagesLoading(): boolean {
  return useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }, areImagesLoading);
}

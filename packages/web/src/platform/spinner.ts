import { useSyncExternalStore } from 'react';

/** P2.25: how many pieces of work keep the one global spinner turning. */
let working = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  working += by;
  for (const listener of listeners) listener();
}

/** Turns the global spinner until the work is settled; nested calls share the one spinner. */
export async function withSpinner<T>(work: Promise<T>): Promise<T> {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
}

export function isSpinning(): boolean {
  return working > 0;
}

export function useSpinner(): boolean {
  return useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }, isSpinning);
}

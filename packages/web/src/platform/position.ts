/**
 * Positions in the stream of events that replies name. Who saved sends the newest one with the next read, so that a
 * server process which is behind catches up before it answers. The stream must reach back to the oldest one, or an event
 * could fall between a reply and the opening of the stream.
 */
let newest: string | null = null;
let oldest: string | null = null;
const listeners = new Set<(position: string) => void>();

/** Positions are transaction numbers in decimal text: a longer one is greater. */
export function isAfter(one: string, other: string): boolean {
  return one.length === other.length ? one > other : one.length > other.length;
}

export function notePosition(position: string | null | undefined): void {
  if (!position) return;
  if (newest === null || isAfter(position, newest)) newest = position;
  if (oldest === null || isAfter(oldest, position)) oldest = position;
  for (const listener of listeners) listener(position);
}

/** Hears every position that a reply names; answers the function that unsubscribes. */
export function onPosition(listener: (position: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function heardPosition(): string | null {
  return newest;
}

export function oldestPosition(): string | null {
  return oldest;
}

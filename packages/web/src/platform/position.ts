/**
 * Position in the stream of events: the newest one that any reply named. Reads send it, so that a server process
 * which is behind catches up before it answers; the first stream of a browser starts from the oldest one heard,
 * so that nothing falls between a reply and the opening of the stream.
 */
let newest: string | null = null;
let first: string | null = null;

/** Positions are transaction numbers in decimal text: a longer one is greater. */
export function isAfter(one: string, other: string): boolean {
  return one.length === other.length ? one > other : one.length > other.length;
}

export function notePosition(position: string | null | undefined): void {
  if (!position) return;
  first ??= position;
  if (newest === null || isAfter(position, newest)) newest = position;
}

export function heardPosition(): string | null {
  return newest;
}

export function firstPosition(): string | null {
  return first;
}

let state = 0;

/** Begins the run's chances anew; the same seed gives the same ones. */
export function seedChance(seed: number): void {
  state = seed;
}

/** A whole number from 0 to `below` − 1, from the seed (mulberry32). */
export function chance(below: number): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
}

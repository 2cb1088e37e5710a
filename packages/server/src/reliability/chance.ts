let state = 0;

/** Begins the run's chances and prints its seed; `wanted` (RELIABILITY_SEED) plays a run again as far as the machine lets it. */
export function seedChance(wanted: string | undefined): number {
  const seed = Number(wanted ?? process.hrtime.bigint() % 1_000_000n);
  console.log(`seed ${seed}`);
  state = seed;
  return seed;
}

/** A whole number from 0 to `below` − 1, from the seed (mulberry32). */
export function chance(below: number): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
}

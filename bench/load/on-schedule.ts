import { setTimeout as pause } from 'node:timers/promises';

/** Twenty saves a second, on schedule whatever the answers do. */
const EVERY_MS = 50;

/**
 * Begins `saves` saves on schedule and waits for their answers; each is told when it was due, and `begins` hears when it was
 * begun, in milliseconds.
 */
export async function onSchedule(
  saves: number,
  save: (due: number) => Promise<unknown>,
  begins: (at: number) => void = () => undefined,
  everyMs = EVERY_MS,
): Promise<void> {
  const underWay: Promise<unknown>[] = [];
  const start = performance.now();
  for (let number = 0; number < saves; number++) {
    const due = start + number * everyMs;
    // A pause lasts a millisecond at least: what is due already is begun without one, or a thousand a second would fall behind.
    const early = due - performance.now();
    if (early > 0) await pause(early);
    begins(performance.now());
    underWay.push(save(due));
  }
  await Promise.all(underWay);
}

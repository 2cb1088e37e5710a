import { setTimeout as pause } from 'node:timers/promises';

/** Twenty saves a second, on schedule whatever the answers do. */
const EVERY_MS = 50;

/** Begins `saves` saves on schedule and waits for their answers; `begins` hears when each was begun, in milliseconds. */
export async function onSchedule(
  saves: number,
  save: () => Promise<unknown>,
  begins: (at: number) => void = () => undefined,
): Promise<void> {
  const underWay: Promise<unknown>[] = [];
  const start = performance.now();
  for (let number = 0; number < saves; number++) {
    await pause(Math.max(0, start + number * EVERY_MS - performance.now()));
    begins(performance.now());
    underWay.push(save());
  }
  await Promise.all(underWay);
}

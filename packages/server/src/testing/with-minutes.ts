import { displayInstant } from '../platform/clock.ts';
import type { Clock } from '../platform/clock.ts';

/**
 * What was done, and the minutes (DD/MM/YYYY HH:mm) that it may be dated with: the test's clock runs on, and another minute may have
 * begun.
 */
export async function withMinutes<T>(
  clock: Clock,
  act: () => Promise<T>,
): Promise<readonly [done: T, minutes: readonly string[]]> {
  const minute = (): string => displayInstant(clock.now().epochMilliseconds);
  const before = minute();
  const done = await act();
  return [done, [before, minute()]];
}

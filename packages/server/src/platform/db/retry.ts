import { setTimeout as pause } from 'node:timers/promises';

/** PostgreSQL took the side of another transaction: serialization failure, deadlock. Nothing of this one stands. */
const LOST_TO_ANOTHER = new Set(['40001', '40P01']);
const TRIES = 4;
const PAUSE_MS = 15;

/**
 * Runs `attempt` again when another transaction was preferred to it: three times at most, after pauses that grow and
 * differ, so that two that met do not meet again. The last failure is thrown, as is every other one at once; a
 * connection that broke says nothing about the commit and is never a reason to repeat.
 */
export async function repeatWhenLost<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      const code = error instanceof Error ? (error as Error & { code?: string }).code : undefined;
      if (code === undefined || !LOST_TO_ANOTHER.has(code) || tries === TRIES) throw error;
      await pause(PAUSE_MS * tries * (1 + Math.random()));
    }
  }
}

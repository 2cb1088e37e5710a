import { expect } from 'vitest';
import { openDatabase } from '../platform/db/index.ts';
import type { PatientActors } from './patient-actors.ts';

/** The promise: whole again within ten seconds. */
export const WHOLE_MS = 10_000;

/** Waits until a save and a read were answered well, `within` so many milliseconds. */
export async function becomeWhole(actors: PatientActors, within = WHOLE_MS): Promise<void> {
  const [saved, read] = [actors.saves.get(200) ?? 0, actors.reads.get(200) ?? 0];
  const isWhole = (): boolean => (actors.saves.get(200) ?? 0) > saved && (actors.reads.get(200) ?? 0) > read;
  await expect.poll(isWhole, { timeout: within }).toBe(true);
}

/**
 * Brings the database down and waits until the hands were told 503: for some milliseconds the connections still answer,
 * and an answer of before the fall would pass for one of after it.
 */
export async function fall(actors: PatientActors, bringDown: () => unknown): Promise<void> {
  const unavailable = (): number => (actors.saves.get(503) ?? 0) + (actors.reads.get(503) ?? 0);
  const before = unavailable();
  await bringDown();
  await expect.poll(unavailable, { timeout: WHOLE_MS, interval: 5 }).toBeGreaterThan(before);
}

/**
 * Waits until the database lets somebody in again, then until Torre is whole, both within the promise. Backends outlive
 * their killed postmaster by moments: in 3 of 40 kills a save and a read of theirs passed for those of the restarted one.
 */
export async function riseAgain(actors: PatientActors, url: string): Promise<void> {
  const deadline = performance.now() + WHOLE_MS;
  await expect.poll(async () => letsIn(url), { timeout: WHOLE_MS }).toBe(true);
  await becomeWhole(actors, deadline - performance.now());
}

async function letsIn(url: string): Promise<boolean> {
  const db = openDatabase(url);
  try {
    await db.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await db.close();
  }
}

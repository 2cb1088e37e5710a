import type { PgBoss } from 'pg-boss';
import type { KnownJob } from './jobs.ts';

const WEEK = 7 * 24 * 3600;
const YEAR = 365 * 24 * 3600;
const LONGEST_PAUSE = 3600;

/**
 * Makes the queues that are missing and gives all of them today's options; with a zone also the schedules, and
 * takes away those that no program knows any more.
 */
export async function createQueues(
  boss: PgBoss,
  known: ReadonlyMap<string, KnownJob>,
  deadLetter: string,
  zone: string | null,
): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  if (!existing.has(deadLetter)) await boss.createQueue(deadLetter, { retentionSeconds: YEAR });
  for (const [name, { options }] of known) {
    const settings = {
      expireInSeconds: options.limit,
      heartbeatSeconds: options.lease,
      retryLimit: options.retries,
      retryDelay: options.retryDelay,
      retryBackoff: true,
      retryDelayMax: LONGEST_PAUSE,
      deleteAfterSeconds: WEEK,
      deadLetter,
    };
    if (existing.has(name)) await boss.updateQueue(name, settings);
    else await boss.createQueue(name, settings);
  }
  if (zone === null) return;
  for (const { name } of await boss.getSchedules()) {
    if (known.get(name)?.cron == null) await boss.unschedule(name);
  }
  for (const [name, { cron }] of known) {
    if (cron !== null) await boss.schedule(name, cron, {}, { tz: zone, missed: 'once' });
  }
}

import { createHash } from 'node:crypto';
import type { AreaDeps } from '../../platform/deps.ts';
import { notifyOfWaiting } from '../notices/index.ts';
import { readPlantsWithWaiting, readWaitingTooLong } from './waiting-too-long.reads.ts';
import type { WaitingWord } from './waiting-too-long.reads.ts';

export const REMIND = 'requests.remind';

/** Early in the morning of the machine's day. */
const EVERY_DAY = '10 4 * * *';

/** Once a day: who decides hears of what has waited too long, then the second recipient; each of each wait once. */
export function registerReminders(deps: AreaDeps): void {
  const { jobs, clock, configuration } = deps;
  jobs.every(EVERY_DAY, REMIND, (job) =>
    job.finish(async (tx) => {
      const now = clock.now();
      const before = (days: number): string | null =>
        days === 0 ? null : now.subtract({ hours: days * 24 }).toString();
      const plants = (await readPlantsWithWaiting(tx)).map((icao) => ({
        icao,
        remind: before(configuration.read('requests.remindAfter', icao)),
        escalate: before(configuration.read('requests.escalateAfter', icao)),
      }));
      const words = await readWaitingTooLong(tx, plants, clock.today());
      const madeAt = now.toString();
      await notifyOfWaiting(
        tx,
        words.map((word) => ({ ...word, noticeId: noticeIdOf(word), madeAt })),
      );
    }),
  );
}

/**
 * The same for the same wait, recipient and kind, whichever process looks and however often: the notice and its mail, which has its
 * id, are sent once. A request that goes on to another state waits anew, by another step of its history.
 */
function noticeIdOf({ requestId, step, recipient, isEscalation }: WaitingWord): string {
  const text = [isEscalation ? 'second' : 'first', requestId, step, recipient].join(' ');
  const hex = createHash('sha256').update(text).digest('hex');
  // version 8 of RFC 9562: made by a rule of our own
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

import { readOccasion } from '@torre/domain/content';
import type { ReadOccasion } from '@torre/domain/content';
import type { AreaDeps } from '../../platform/deps.ts';
import { uuidv7 } from '../../platform/uuid.ts';
import { notifyOfReading } from '../notices/index.ts';
import { readAskedPeople, readShownAsks } from './read-ask.reads.ts';

export const REMIND_READERS = 'content.remind-readers';

/** Shortly after midnight the last day is another one; between, who came to a plant or what is published again. */
const EVERY_HOUR = '5 * * * *';

/** Hourly, and when something is asked: who has not signed hears of it, of each occasion once (docs/decisions/0128). */
export function registerReadReminders({ jobs, clock }: Pick<AreaDeps, 'jobs' | 'clock'>): void {
  jobs.every(EVERY_HOUR, REMIND_READERS, (job) =>
    job.finish(async (tx) => {
      const today = clock.today();
      const asks = await readShownAsks(tx);
      const occasions = new Map(asks.map(({ askId, due }) => [askId, readOccasion(due, today)]));
      const people = await readAskedPeople(tx, [...occasions.keys()], today);
      const notices = people.map((person) => ({
        ...person,
        noticeId: uuidv7(),
        occasion: occasions.get(person.askId) as ReadOccasion,
      }));
      await notifyOfReading(tx, notices, clock.now());
    }),
  );
}

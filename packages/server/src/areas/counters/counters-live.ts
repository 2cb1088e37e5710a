import type { CountersPatch } from '@torre/contract/counters';
import { addDays } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import { managesPlant } from '../../platform/access/principal.ts';
import type { LiveMessage } from '../../platform/events/live-message.ts';
import type { Counting } from './plant-counters.ts';

/** Days of a plant on which something that is counted changed. */
export interface TouchedDay {
  readonly icao: string;
  readonly day: Day;
}

/**
 * The counters that a change of these days can have touched, one patch a plant, for its managers only: a shift reaches the
 * slots of its competence date and of the days beside it. Sent whole, so that a client that missed some is right again.
 */
export async function counterMessages(
  counting: Counting,
  touched: readonly TouchedDay[],
): Promise<readonly LiveMessage[]> {
  const messages: LiveMessage[] = [];
  for (const [plant, own] of Map.groupBy(touched, ({ icao }) => icao)) {
    const days = new Set(own.flatMap(({ day }) => [addDays(day, -1), day, addDays(day, 1)]));
    const patch: CountersPatch = {
      plant,
      counters: await counting.rows(
        plant,
        [...days].sort((one, other) => one - other),
      ),
    };
    messages.push({ name: 'counters', audience: (reader) => (managesPlant(reader, plant) ? patch : null) });
  }
  return messages;
}

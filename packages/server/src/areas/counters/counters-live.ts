import type { CountersPatch } from '@torre/contract/counters';
import { addDays } from '@torre/domain/kernel';
import { managesPlant } from '../../platform/access/principal.ts';
import type { LiveMessage } from '../../platform/events/live-message.ts';
import type { ChangedCell } from '../roster/index.ts';
import type { Counting } from './plant-counters.ts';

/**
 * The counters that changed cells can have touched, one patch a plant, for its managers only: a shift reaches the
 * slots of its competence date and of the days beside it. Sent whole, so that a client that missed some is right again.
 */
export async function counterMessages(
  counting: Counting,
  cells: readonly ChangedCell[],
): Promise<readonly LiveMessage[]> {
  const messages: LiveMessage[] = [];
  for (const [plant, own] of Map.groupBy(cells, (cell) => cell.icao)) {
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

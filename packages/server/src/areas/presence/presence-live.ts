import { managesPlant } from '../../platform/access/principal.ts';
import type { Database } from '../../platform/db/index.ts';
import type { LiveMessage, OutboxRow } from '../../platform/events/live-message.ts';
import { topic } from '../../platform/events/topic.ts';
import type { OpenMonth } from './open-month.ts';
import { readPresent } from './presence.reads.ts';

/** Topic of every tab that opens a month or a cell, or leaves it; the payload names the month, mere beats say nothing. */
export const PRESENCE_CHANGED = topic('presence.changed');

/** Who has a month open is told to those who have it open themselves, and to nobody else. */
export async function presenceMessages(
  db: Database,
  rows: readonly OutboxRow[],
): Promise<readonly LiveMessage[]> {
  const months = new Map(
    rows.map(({ payload }) => {
      const { icao, month } = payload as OpenMonth;
      return [`${icao} ${month}`, { icao, month }];
    }),
  );
  const patches = await readPresent(db, [...months.values()]);
  return patches.map((patch): LiveMessage => {
    const present = new Set(patch.present.map(({ employeeId }) => employeeId));
    return {
      name: 'presence',
      audience: (reader) =>
        managesPlant(reader, patch.plant) && present.has(reader.employeeId) ? patch : null,
    };
  });
}

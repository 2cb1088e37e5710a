import { addDays, compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';
import type { OutboxRow } from '../../platform/events/live-message.ts';
import { publish } from '../../platform/events/publish.ts';
import { topic } from '../../platform/events/topic.ts';
import type { TouchedDay } from './counters-live.ts';

/** Topic of days whose counters every process is to count anew: a manager asked one process, all have them in memory. */
export const RECOUNT = topic('counters.recount');

interface RecountPayload {
  readonly plant: string;
  readonly from: string;
  readonly to: string;
}

/** Announces days to count anew; returns the position at which every process has forgotten what it had of them. */
export function publishRecount(tx: Tx, icao: string, from: Day, to: Day): Promise<string> {
  const payload: RecountPayload = { plant: icao, from: compactDay(from), to: compactDay(to) };
  return publish(tx, RECOUNT, payload);
}

export function daysToRecount(rows: readonly OutboxRow[]): readonly TouchedDay[] {
  return rows.flatMap((row) => {
    const { plant, from, to } = row.payload as RecountPayload;
    const [first, last] = [dayFromCompact(from), dayFromCompact(to)];
    if (first === null || last === null) return [];
    return Array.from({ length: last - first + 1 }, (_, index) => ({
      icao: plant,
      day: addDays(first, index),
    }));
  });
}

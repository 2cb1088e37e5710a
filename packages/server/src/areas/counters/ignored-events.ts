import { compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';
import type { OutboxRow } from '../../platform/events/live-message.ts';
import { publish } from '../../platform/events/publish.ts';
import { topic } from '../../platform/events/topic.ts';

/** Topic of an absence that a counter leaves out, or counts again. */
export const IGNORED_CHANGED = topic('absences.ignored');

export interface ChangedIgnored {
  readonly icao: string;
  readonly day: Day;
}

interface IgnoredPayload {
  readonly plant: string;
  readonly date: string;
}

/** Announces a change of what a counter leaves out; returns the position of the save. */
export function publishIgnored(tx: Tx, { icao, day }: ChangedIgnored): Promise<string> {
  const payload: IgnoredPayload = { plant: icao, date: compactDay(day) };
  return publish(tx, IGNORED_CHANGED, payload);
}

export function changedIgnored(rows: readonly OutboxRow[]): readonly ChangedIgnored[] {
  return rows.flatMap((row) => {
    const { plant, date } = row.payload as IgnoredPayload;
    const day = dayFromCompact(date);
    return day === null ? [] : [{ icao: plant, day }];
  });
}

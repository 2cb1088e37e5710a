import { compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';
import type { OutboxRow } from '../../platform/events/live-message.ts';
import { publish } from '../../platform/events/publish.ts';
import { topic } from '../../platform/events/topic.ts';

/** Topic of every change of somebody's absences or secondary activities; the payload holds ids and days only. */
export const ABSENCES_CHANGED = topic('absences.changed');
/** Topic of an absence that a counter leaves out, or counts again. */
export const IGNORED_CHANGED = topic('absences.ignored');

/** Somebody whose absences or activities of these days changed: the days of before and of now. */
export interface ChangedAbsence {
  readonly employeeId: string;
  readonly from: Day;
  readonly to: Day;
}

export interface ChangedIgnored {
  readonly icao: string;
  readonly day: Day;
}

interface AbsencePayload {
  readonly employeeId: string;
  readonly from: string;
  readonly to: string;
}

interface IgnoredPayload {
  readonly plant: string;
  readonly date: string;
}

/** Announces a change of absences or activities; returns the position of the save. */
export function publishAbsences(tx: Tx, { employeeId, from, to }: ChangedAbsence): Promise<string> {
  const payload: AbsencePayload = { employeeId, from: compactDay(from), to: compactDay(to) };
  return publish(tx, ABSENCES_CHANGED, payload);
}

/** Announces a change of what a counter leaves out; returns the position of the save. */
export function publishIgnored(tx: Tx, { icao, day }: ChangedIgnored): Promise<string> {
  const payload: IgnoredPayload = { plant: icao, date: compactDay(day) };
  return publish(tx, IGNORED_CHANGED, payload);
}

export function changedAbsences(rows: readonly OutboxRow[]): readonly ChangedAbsence[] {
  return rows.flatMap((row) => {
    const { employeeId, from, to } = row.payload as AbsencePayload;
    const days = [dayFromCompact(from), dayFromCompact(to)] as const;
    return days[0] === null || days[1] === null ? [] : [{ employeeId, from: days[0], to: days[1] }];
  });
}

export function changedIgnored(rows: readonly OutboxRow[]): readonly ChangedIgnored[] {
  return rows.flatMap((row) => {
    const { plant, date } = row.payload as IgnoredPayload;
    const day = dayFromCompact(date);
    return day === null ? [] : [{ icao: plant, day }];
  });
}

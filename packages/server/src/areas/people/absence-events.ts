import { compactDay, dayFromCompact } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';
import type { OutboxRow } from '../../platform/events/live-message.ts';
import { publish } from '../../platform/events/publish.ts';
import { topic } from '../../platform/events/topic.ts';

/** Topic of every change of somebody's absences or secondary activities; the payload holds ids and days only. */
export const ABSENCES_CHANGED = topic('absences.changed');

/** Somebody whose absences or activities of these days changed: the days of before and of now. */
export interface ChangedAbsence {
  readonly employeeId: string;
  readonly from: Day;
  readonly to: Day;
}

interface AbsencePayload {
  readonly employeeId: string;
  readonly from: string;
  readonly to: string;
}

/** Announces a change of absences or activities; returns the position of the save. */
export function publishAbsences(tx: Tx, { employeeId, from, to }: ChangedAbsence): Promise<string> {
  const payload: AbsencePayload = { employeeId, from: compactDay(from), to: compactDay(to) };
  return publish(tx, ABSENCES_CHANGED, payload);
}

export function changedAbsences(rows: readonly OutboxRow[]): readonly ChangedAbsence[] {
  return rows.flatMap((row) => {
    const { employeeId, from, to } = row.payload as AbsencePayload;
    const days = [dayFromCompact(from), dayFromCompact(to)] as const;
    return days[0] === null || days[1] === null ? [] : [{ employeeId, from: days[0], to: days[1] }];
  });
}

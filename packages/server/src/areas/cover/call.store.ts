import type { CallAnswer } from '@torre/contract/cover';
import { isoDay } from '@torre/domain/kernel';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import type { CallKey } from './call.reads.ts';

const keyOf = ({ icao, day, timeslotId, employeeId }: CallKey): readonly string[] => [
  icao,
  isoDay(day),
  timeslotId,
  employeeId,
];

/** false: the person is on the list already. */
export async function insertCall(tx: Tx, key: CallKey, askedBy: string, askedAt: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'cover-call-insert',
    text: `insert into cover_call (icao, day, timeslot_id, employee_id, asked_by, asked_at)
      values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    values: [...keyOf(key), askedBy, askedAt],
  });
  return rowCount === 1;
}

/** false: the version that was seen stands there no more. */
export async function updateAnswer(
  tx: Tx,
  key: CallKey,
  { answer, version }: { readonly answer: CallAnswer; readonly version: number },
  answeredAt: string,
): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'cover-call-answer',
    text: `update cover_call set answer = $5, version = version + 1,
        answered_at = case when $5 = 'waiting' then null else $7::timestamptz end
      where icao = $1 and day = $2 and timeslot_id = $3 and employee_id = $4 and version = $6`,
    values: [...keyOf(key), answer, version, answeredAt],
  });
  return rowCount === 1;
}

/** As updateAnswer. */
export async function deleteCall(tx: Tx, key: CallKey, version: number): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'cover-call-delete',
    text: `delete from cover_call
      where icao = $1 and day = $2 and timeslot_id = $3 and employee_id = $4 and version = $5`,
    values: [...keyOf(key), version],
  });
  return rowCount === 1;
}

/** Removes the calls that were made before the instant. */
export async function deleteOldCalls(on: Queryable, before: Temporal.Instant): Promise<void> {
  await on.query('delete from cover_call where asked_at < $1', [before.toString()]);
}

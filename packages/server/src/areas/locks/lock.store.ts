import { isoDay } from '@torre/domain/kernel';
import type { Day } from '@torre/domain/kernel';
import type { LockKind } from '@torre/domain/roster';
import type { Tx } from '../../platform/db/index.ts';
import { uuidv7 } from '../../platform/uuid.ts';

export interface LockWrite {
  readonly icao: string;
  readonly kind: LockKind;
  readonly employeeId: string | null;
  readonly from: Day;
  readonly to: Day;
  readonly reason: string;
  /** Personnel code of who sets it. */
  readonly lockedBy: string;
  readonly lockedAt: string;
}

/** Waits for the saves under way in the plant and keeps new ones waiting until the transaction ends (`held_roster_locks`). */
export async function waitForSaves(tx: Tx, icao: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(7310014, hashtext($1))', [icao]);
}

/** Id of the new lock; null when one of its days is locked in the same way. */
export async function insertLock(tx: Tx, write: LockWrite): Promise<string | null> {
  const lockId = uuidv7();
  const { rowCount } = await tx.query({
    name: 'roster-lock-insert',
    text: `insert into roster_lock (lock_id, icao, kind, employee_id, from_day, to_day, reason, locked_by, locked_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    values: [
      lockId,
      write.icao,
      write.kind,
      write.employeeId,
      isoDay(write.from),
      isoDay(write.to),
      write.reason,
      write.lockedBy,
      write.lockedAt,
    ],
  });
  return rowCount === 1 ? lockId : null;
}

/** false: it is gone already. */
export async function deleteLock(tx: Tx, lockId: string): Promise<boolean> {
  const { rowCount } = await tx.query('delete from roster_lock where lock_id = $1', [lockId]);
  return rowCount === 1;
}

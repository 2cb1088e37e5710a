import type { PersonRight } from '@torre/domain/entitlements';
import { isoDay } from '@torre/domain/kernel';
import type { Tx } from '../../platform/db/index.ts';

export interface RightWrite extends PersonRight {
  readonly rightId: string;
  readonly employeeId: string;
  readonly note: string | null;
}

export async function insertRight(tx: Tx, write: RightWrite): Promise<void> {
  const { rightId, employeeId, right, validFrom, validTo, assisted, note } = write;
  await tx.query({
    name: 'person-right-insert',
    text: `insert into person_right (person_right_id, employee_id, right_kind, valid_from, valid_to, assisted, note)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [rightId, employeeId, right, isoDay(validFrom), dayOrNone(validTo), assisted, note],
  });
}

/** Writes the right as it is to stand; its kind and whose it is never change. */
export async function updateRight(tx: Tx, write: RightWrite): Promise<void> {
  const { rightId, validFrom, validTo, assisted, note } = write;
  await tx.query({
    name: 'person-right-update',
    text: `update person_right set valid_from = $2, valid_to = $3, assisted = $4, note = $5, version = version + 1
      where person_right_id = $1`,
    values: [rightId, isoDay(validFrom), dayOrNone(validTo), assisted, note],
  });
}

const dayOrNone = (day: PersonRight['validTo']): string | null => (day === null ? null : isoDay(day));

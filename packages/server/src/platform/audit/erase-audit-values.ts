import type { Tx } from '../db/index.ts';
import type { PrivacyClass } from './audit-entry.ts';
import { VALUE_HASH_SQL } from './audit-hashes.ts';

/**
 * Erases the values of one class in rows before `before` (the product's clock) and returns how many. Their salted
 * hash stays, without its salt: the chain still proves the row, and nobody can work the value out.
 */
export async function eraseAuditValues(
  tx: Tx,
  privacyClass: PrivacyClass,
  before: Temporal.Instant,
  now: Temporal.Instant,
): Promise<number> {
  const { rowCount } = await tx.query(
    `update audit_value v set erased_hash = ${VALUE_HASH_SQL}, erased_at = $3, salt = null, old_value = null,
       new_value = null
     from audit a
     where a.audit_id = v.audit_id and a.at < $2 and v.privacy_class = $1 and v.erased_at is null`,
    [privacyClass, before.toString(), now.toString()],
  );
  return rowCount ?? 0;
}

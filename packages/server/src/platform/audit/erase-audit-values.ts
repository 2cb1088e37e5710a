import type { Tx } from '../db/index.ts';
import type { AuditEntry, PrivacyClass } from './audit-entry.ts';
import { ERASED_LIST, ERASED_VALUES } from './audit-erasures.ts';
import { VALUE_HASH_SQL } from './audit-hashes.ts';
import { instantText } from './row-mac.ts';
import { writeAudits } from './write-audit.ts';

export interface ErasureOrder extends Pick<AuditEntry, 'at' | 'actor' | 'call'> {
  readonly privacyClass: PrivacyClass;
  /** Values of rows before this instant of the product's clock. */
  readonly before: Temporal.Instant;
  /** Why they go, as the trail will tell. */
  readonly reason: string;
}

/** Rows of the trail that one row about an erasure names: some 25 kB of ids. */
const ROWS_AT_ONCE = 500;

/**
 * Erases the values of one class in rows before an instant and returns how many. Their salted hash stays, without its salt:
 * the chain still proves the row, and nobody can work the value out. Each erasure is told by rows of its own: who, when,
 * why, and which values. Those rows are never erased.
 */
export async function eraseAuditValues(tx: Tx, order: ErasureOrder): Promise<number> {
  const { privacyClass, before, at, actor, call, reason } = order;
  const { rows } = await tx.query<{ audit_id: string; fields: string[] }>(
    `with erased as (
       update audit_value v set erased_hash = ${VALUE_HASH_SQL}, erased_at = $3, salt = null, old_value = null,
         new_value = null
       from audit a
       where a.audit_id = v.audit_id and a.at < $2 and v.privacy_class = $1 and v.erased_at is null and a.entity <> $4
       returning v.audit_id, v.field
     )
     select audit_id, array_agg(field order by field) as fields from erased group by audit_id order by audit_id`,
    [privacyClass, before.toString(), instantText(at), ERASED_VALUES],
  );
  const lines = rows.map(({ audit_id: id, fields }) => [id, ...fields].join(' '));
  const parts = Array.from({ length: Math.ceil(lines.length / ROWS_AT_ONCE) }, (_, nth) =>
    lines.slice(nth * ROWS_AT_ONCE, (nth + 1) * ROWS_AT_ONCE),
  );
  await writeAudits(
    tx,
    parts.map((part) => ({
      at,
      actor,
      call,
      what: 'erase',
      entity: ERASED_VALUES,
      entityKey: privacyClass,
      reason,
      values: [
        { field: 'before', privacyClass: 'PUBLIC', old: null, new: before.toString() },
        { field: ERASED_LIST, privacyClass: 'PUBLIC', old: null, new: part.join('\n') },
      ],
    })),
  );
  return rows.reduce((sum, { fields }) => sum + fields.length, 0);
}

import type { Queryable } from '../db/index.ts';
import type { AuditKeys } from './audit-keys.ts';
import { readSignedRows, rowMac } from './row-mac.ts';
import type { SignedRow } from './row-mac.ts';

/** Entity of a row that says which values were erased; its key is their privacy class. */
export const ERASED_VALUES = 'auditValues';
/** Field of such a row: a line for each row of the trail, its id and the names of the erased values. */
export const ERASED_LIST = 'values';

/** One erasure as the trail tells it. */
export interface Erasure {
  readonly auditId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Personnel code; null for the program. */
  readonly actor: string | null;
  readonly reason: string | null;
  readonly privacyClass: string;
  /** How many values it names. */
  readonly values: number;
}

export interface Erasures {
  readonly reported: readonly Erasure[];
  /** Rows with values that are erased and that no row above names: at most 1,000. */
  readonly unreported: readonly string[];
}

const LISTED = `
  listed as (
    select e.audit_id as erasure_id, e.at, e.entity_key as privacy_class, split_part(line, ' ', 1) as audit_id, erased.field
    from audit e join audit_value v on v.audit_id = e.audit_id and v.field = '${ERASED_LIST}',
      string_to_table(v.new_value, E'\\n') line, unnest((string_to_array(line, ' '))[2:]) erased (field)
    where e.audit_id = any($1::uuid[])
  )`;

/**
 * Who erased which values, and what is erased without anybody having said so. Who owns the database can leave a value's
 * hash behind as an erasure does, but cannot sign the row that tells of it.
 */
export async function findErasures(on: Queryable, keys: AuditKeys | null): Promise<Erasures> {
  const rows = await readSignedRows(on, `audit a where a.entity = $1 order by a.audit_id`, [ERASED_VALUES]);
  const genuine = rows.filter((row) => isSigned(row, keys));
  const ids = genuine.map(({ auditId }) => auditId);
  const { rows: counted } = await on.query<{ erasure_id: string; values: number }>(
    `with ${LISTED} select erasure_id, count(*) as values from listed group by erasure_id`,
    [ids],
  );
  const { rows: unreported } = await on.query<{ audit_id: string }>(
    `with ${LISTED}
     select distinct v.audit_id from audit_value v
     where v.erased_at is not null and not exists (
       select from listed l where l.audit_id = v.audit_id::text and l.field = v.field
         and l.privacy_class = v.privacy_class and l.at = v.erased_at)
     order by v.audit_id limit 1000`,
    [ids],
  );
  const valuesOf = new Map(counted.map(({ erasure_id: id, values }) => [id, values]));
  return {
    reported: genuine.map(({ auditId, at, actor, reason, entityKey }) => ({
      auditId,
      at: Date.parse(at),
      actor,
      reason,
      privacyClass: entityKey,
      values: valuesOf.get(auditId) ?? 0,
    })),
    unreported: unreported.map((row) => row.audit_id),
  };
}

/** A key that is not known here proves nothing and refutes nothing: `SignatureCheck` tells of its rows. */
function isSigned(row: SignedRow, keys: AuditKeys | null): boolean {
  if (row.mac === null || row.keyId === null) return false;
  const key = keys?.byId.get(row.keyId);
  return key === undefined || rowMac(key, row).equals(row.mac);
}

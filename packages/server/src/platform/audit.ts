import { createHash, randomBytes } from 'node:crypto';
import { uuidv7 } from './uuid.ts';
import type { Tx } from './db/index.ts';

export type PrivacyClass = 'PUBLIC' | 'WORK' | 'PERSONAL';

export interface AuditValue {
  readonly field: string;
  readonly privacyClass: PrivacyClass;
  readonly old: string | null;
  readonly new: string | null;
}

export interface AuditEntry {
  /** Instant of the product's clock. */
  readonly at: Temporal.Instant;
  /** Personnel code of who did it; null for the program. */
  readonly actor: string | null;
  /** Endpoint id, or 'start' / 'seed'. */
  readonly call: string;
  /** What happened, e.g. 'change'. */
  readonly what: string;
  readonly entity: string;
  readonly entityKey: string;
  readonly reason?: string | null;
  readonly icao?: string | null;
  /** YYYY-MM-DD */
  readonly day?: string | null;
  readonly values: readonly AuditValue[];
}

const INSERT = `
  with row as (
    insert into audit (audit_id, at, actor, call, what, entity, entity_key, reason, icao, day, values_hash, salt)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  )
  insert into audit_value (audit_id, field, privacy_class, old_value, new_value)
  select $1, * from unnest($13::text[], $14::text[], $15::text[], $16::text[])`;

/**
 * One audit row and its values, in the caller's transaction: a plain insert that reads no other row and takes
 * no lock that saves share. The row keeps a salted hash, so that values can be erased while it stays provable.
 */
export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const salt = randomBytes(16);
  const hash = createHash('sha256')
    .update(salt)
    .update(JSON.stringify(entry.values.map((v) => [v.field, v.privacyClass, v.old, v.new])))
    .digest();
  await tx.query({
    name: 'audit-insert',
    text: INSERT,
    values: [
      uuidv7(),
      entry.at.toString(),
      entry.actor,
      entry.call,
      entry.what,
      entry.entity,
      entry.entityKey,
      entry.reason ?? null,
      entry.icao ?? null,
      entry.day ?? null,
      hash,
      salt,
      entry.values.map((v) => v.field),
      entry.values.map((v) => v.privacyClass),
      entry.values.map((v) => v.old),
      entry.values.map((v) => v.new),
    ],
  });
}

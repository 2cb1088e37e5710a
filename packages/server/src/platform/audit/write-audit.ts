import { randomBytes } from 'node:crypto';
import type { Tx } from '../db/index.ts';
import { uuidv7 } from '../uuid.ts';
import type { AuditEntry } from './audit-entry.ts';
import { valuesHash } from './audit-hashes.ts';

const INSERT = `
  with row as (
    insert into audit (audit_id, at, actor, call, what, entity, entity_key, reason, icao, day, subject, values_hash)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
  )
  insert into audit_value (audit_id, field, privacy_class, old_value, new_value, salt)
  select $1, * from unnest($13::text[], $14::text[], $15::text[], $16::text[], $17::bytea[])`;

const SALT_BYTES = 16;

/**
 * One audit row and its values, in the caller's transaction: a plain insert that reads no other row and takes
 * no lock that saves share. The row keeps a salted hash of the values, so that they can be erased while it stays
 * provable. The sealer chains the row after the commit.
 */
export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const salts = randomBytes(SALT_BYTES * entry.values.length);
  const values = entry.values
    .map((value, at) => ({ ...value, salt: salts.subarray(at * SALT_BYTES, (at + 1) * SALT_BYTES) }))
    .toSorted((a, b) => Buffer.compare(Buffer.from(a.field), Buffer.from(b.field)));
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
      entry.subject ?? null,
      valuesHash(values),
      values.map((v) => v.field),
      values.map((v) => v.privacyClass),
      values.map((v) => v.old),
      values.map((v) => v.new),
      values.map((v) => v.salt),
    ],
  });
}

import { randomBytes } from 'node:crypto';
import type { Tx } from '../db/index.ts';
import { uuidv7 } from '../uuid.ts';
import type { AuditEntry, AuditValue } from './audit-entry.ts';
import { valuesHash } from './audit-hashes.ts';
import type { SaltedValue } from './audit-hashes.ts';

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
  const values = salted(entry.values);
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

const INSERT_MANY = `
  with rows as (
    insert into audit (audit_id, at, actor, call, what, entity, entity_key, reason, icao, day, subject, values_hash)
    select * from unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
      $8::text[], $9::text[], $10::date[], $11::text[], $12::bytea[])
  )
  insert into audit_value (audit_id, field, privacy_class, old_value, new_value, salt)
  select * from unnest($13::uuid[], $14::text[], $15::text[], $16::text[], $17::text[], $18::bytea[])`;

/** As `writeAudit`, for many rows in one statement. */
export async function writeAudits(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const count = entries.reduce((sum, { values: own }) => sum + own.length, 0);
  const nextSalt = saltShaker(count);
  const rows = entries.map((entry) => ({ id: uuidv7(), values: salted(entry.values, nextSalt) }));
  const values = rows.flatMap(({ id, values: own }) => own.map((value) => ({ id, ...value })));
  await tx.query({
    name: 'audit-insert-many',
    text: INSERT_MANY,
    values: [
      rows.map(({ id }) => id),
      entries.map(({ at }) => at.toString()),
      entries.map(({ actor }) => actor),
      entries.map(({ call }) => call),
      entries.map(({ what }) => what),
      entries.map(({ entity }) => entity),
      entries.map(({ entityKey }) => entityKey),
      entries.map(({ reason }) => reason ?? null),
      entries.map(({ icao }) => icao ?? null),
      entries.map(({ day }) => day ?? null),
      entries.map(({ subject }) => subject ?? null),
      rows.map((row) => valuesHash(row.values)),
      values.map(({ id }) => id),
      values.map(({ field }) => field),
      values.map(({ privacyClass }) => privacyClass),
      values.map((value) => value.old),
      values.map((value) => value.new),
      values.map(({ salt }) => salt),
    ],
  });
}

/** In the order of their fields, as the hash wants them. */
function salted(values: readonly AuditValue[], nextSalt = saltShaker(values.length)): SaltedValue[] {
  return values.map((value) => ({ ...value, salt: nextSalt() })).sort(byField);
}

/** Names of fields are ours and plain ASCII: the order of their letters is that of their bytes. */
const byField = (a: AuditValue, b: AuditValue): number => (a.field < b.field ? -1 : 1);

/** So many salts, drawn together. */
function saltShaker(count: number): () => Buffer {
  const salts = randomBytes(SALT_BYTES * count);
  let at = 0;
  return () => salts.subarray(at, (at += SALT_BYTES));
}

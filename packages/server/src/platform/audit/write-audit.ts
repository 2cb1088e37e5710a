import { IN_PLACE_OF } from '@torre/contract/audit';
import { randomBytes } from 'node:crypto';
import type { Tx } from '../db/index.ts';
import { uuidv7 } from '../uuid.ts';
import type { AuditEntry, AuditValue } from './audit-entry.ts';
import { valuesHash } from './audit-hashes.ts';
import type { SaltedValue } from './audit-hashes.ts';
import { auditKeysOf } from './audit-keys.ts';
import { instantText, rowMac } from './row-mac.ts';
import type { RowContent } from './row-mac.ts';

const INSERT = `
  with row as (
    insert into audit (audit_id, at, actor, call, what, entity, entity_key, reason, icao, day, subject, values_hash, mac,
      key_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  )
  insert into audit_value (audit_id, field, privacy_class, old_value, new_value, salt)
  select $1, * from unnest($15::text[], $16::text[], $17::text[], $18::text[], $19::bytea[])`;

const SALT_BYTES = 16;

/**
 * One audit row and its values, in the caller's transaction: a plain insert that reads no other row and takes
 * no lock that saves share. The row keeps a salted hash of the values, so that they can be erased while it stays
 * provable, and is signed here: what anybody else writes into the table has no valid HMAC. The sealer chains the row after
 * the commit.
 */
export async function writeAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const key = auditKeysOf(tx.database).present;
  const values = salted(valuesOf(entry));
  const row = contentOf(entry, values);
  await tx.query({
    name: 'audit-insert',
    text: INSERT,
    values: [
      row.auditId,
      row.at,
      row.actor,
      row.call,
      row.what,
      row.entity,
      row.entityKey,
      row.reason,
      row.icao,
      row.day,
      row.subject,
      row.valuesHash,
      rowMac(key, row),
      key.id,
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
    insert into audit (audit_id, at, actor, call, what, entity, entity_key, reason, icao, day, subject, values_hash, mac,
      key_id)
    select *, $14 from unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[],
      $8::text[], $9::text[], $10::date[], $11::text[], $12::bytea[], $13::bytea[])
  )
  insert into audit_value (audit_id, field, privacy_class, old_value, new_value, salt)
  select * from unnest($15::uuid[], $16::text[], $17::text[], $18::text[], $19::text[], $20::bytea[])`;

/** As `writeAudit`, for many rows in one statement. */
export async function writeAudits(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  const [first] = entries;
  if (first === undefined) return;
  if (entries.length === 1) return writeAudit(tx, first);
  const key = auditKeysOf(tx.database).present;
  const valuesOfAll = entries.map(valuesOf);
  const nextSalt = saltShaker(valuesOfAll.reduce((sum, own) => sum + own.length, 0));
  const written = entries.map((entry, index) => {
    const values = salted(valuesOfAll[index]!, nextSalt);
    return { row: contentOf(entry, values), values };
  });
  const rows = written.map(({ row }) => row);
  const values = written.flatMap(({ row, values: own }) =>
    own.map((value) => ({ id: row.auditId, ...value })),
  );
  await tx.query({
    name: 'audit-insert-many',
    text: INSERT_MANY,
    values: [
      rows.map(({ auditId }) => auditId),
      rows.map(({ at }) => at),
      rows.map(({ actor }) => actor),
      rows.map(({ call }) => call),
      rows.map(({ what }) => what),
      rows.map(({ entity }) => entity),
      rows.map(({ entityKey }) => entityKey),
      rows.map(({ reason }) => reason),
      rows.map(({ icao }) => icao),
      rows.map(({ day }) => day),
      rows.map(({ subject }) => subject),
      rows.map((row) => row.valuesHash),
      rows.map((row) => rowMac(key, row)),
      key.id,
      values.map(({ id }) => id),
      values.map(({ field }) => field),
      values.map(({ privacyClass }) => privacyClass),
      values.map((value) => value.old),
      values.map((value) => value.new),
      values.map(({ salt }) => salt),
    ],
  });
}

/** `values` in the order of their fields. */
function contentOf(entry: AuditEntry, values: readonly SaltedValue[]): RowContent {
  const { actor, call, what, entity, entityKey, reason, icao, day, subject } = entry;
  return {
    auditId: uuidv7(),
    at: instantText(entry.at),
    actor,
    call,
    what,
    entity,
    entityKey,
    reason: reason ?? null,
    icao: icao ?? null,
    day: day ?? null,
    subject: subject ?? null,
    valuesHash: valuesHash(values),
  };
}

/** Who acted in whose place is no secret of the row: the actor is none. */
function valuesOf({ values, inPlaceOf }: AuditEntry): readonly AuditValue[] {
  if (!inPlaceOf) return values;
  const { giver, giverName } = inPlaceOf;
  return [
    ...values,
    { field: IN_PLACE_OF, privacyClass: 'PUBLIC', old: null, new: `${giverName} (${giver})` },
  ];
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

import type { Queryable } from '../db/index.ts';
import { framed } from './audit-hashes.ts';
import type { AuditKey } from './audit-keys.ts';

/** What the HMAC of a row vouches for. */
export interface RowContent {
  readonly auditId: string;
  /** As `instantText` writes it. */
  readonly at: string;
  readonly actor: string | null;
  readonly call: string;
  readonly what: string;
  readonly entity: string;
  readonly entityKey: string;
  readonly reason: string | null;
  readonly icao: string | null;
  /** YYYY-MM-DD */
  readonly day: string | null;
  readonly subject: string | null;
  readonly valuesHash: Buffer;
}

/** PostgreSQL keeps microseconds. */
export const instantText = (at: Temporal.Instant): string =>
  at.round({ smallestUnit: 'microsecond', roundingMode: 'floor' }).toString();

/**
 * The HMAC of a row by its content and its id. Worked out by the process that writes it and by the one that proves it, never
 * in PostgreSQL: the key must not come near who owns the database.
 */
export function rowMac(key: AuditKey, row: RowContent): Buffer {
  const { auditId, at, actor, call, what, entity, entityKey, reason, icao, day, subject } = row;
  const texts = [auditId, at, actor, call, what, entity, entityKey, reason, icao, day, subject];
  return key.mac('row', texts.map(framed).join(''), row.valuesHash);
}

/** The HMAC of a batch by its hash, which holds its own figures, its rows and the batch before. */
export const batchMac = (key: AuditKey, batchNo: number, hash: Buffer): Buffer =>
  key.mac('batch', String(batchNo), hash);

/** A row as it stands, with what it says of its own HMAC; both null before migration 0022. */
export interface SignedRow extends RowContent {
  readonly mac: Buffer | null;
  readonly keyId: string | null;
}

/** Columns of `audit a` as they are: what a function of the database says of them is not believed. */
const COLUMNS = `a.audit_id as "auditId", a.at::text as at, a.actor, a.call, a.what, a.entity, a.entity_key as "entityKey",
  a.reason, a.icao, a.day::text as day, a.subject, a.values_hash as "valuesHash", a.mac, a.key_id as "keyId"`;

/** `from`: what follows `from` in a statement that names the trail `a`. */
export async function readSignedRows(
  on: Queryable,
  from: string,
  values: readonly unknown[],
): Promise<readonly SignedRow[]> {
  const { rows } = await on.query<SignedRow>(`select ${COLUMNS} from ${from}`, values);
  return rows.map((row) => ({ ...row, at: instantText(Temporal.Instant.from(row.at)) }));
}

import { hash } from 'node:crypto';
import type { PrivacyClass } from './audit-entry.ts';

/** A text with its length in front, so that no two rows of texts read the same; '-' for none. */
export const framed = (text: string | null): string =>
  text === null ? '-' : `${Buffer.byteLength(text)}:${text}`;

export interface SaltedValue {
  readonly field: string;
  readonly privacyClass: PrivacyClass;
  readonly old: string | null;
  readonly new: string | null;
  readonly salt: Buffer;
}

/** What an audit row keeps of its values, given in the order of their fields. `VALUES_HASH_SQL` says the same. */
export function valuesHash(values: readonly SaltedValue[]): Buffer {
  return sha256(values.map(valueHash));
}

function valueHash({ field, privacyClass, old, new: now, salt }: SaltedValue): Buffer {
  const text = framed(field) + framed(privacyClass) + framed(old) + framed(now);
  return sha256([salt, Buffer.from(text)]);
}

/** In one call: a month has some twenty thousand of them. */
const sha256 = (parts: readonly Buffer[]): Buffer => hash('sha256', Buffer.concat(parts), 'buffer');

const framedSql = (column: string): string => `coalesce(octet_length(${column}) || ':' || ${column}, '-')`;
const framedAll = (columns: readonly string[]): string => columns.map(framedSql).join(' || ');

/**
 * Salted hash of one value of `v`; of an erased one what it left behind, which is believed only where texts and salt are
 * gone. What is neither whole nor erased gives a byte that no hash can be: it must not drop out of the row's hash.
 */
export const VALUE_HASH_SQL = `coalesce(
  case
    when v.erased_at is null and v.erased_hash is null then sha256(v.salt || convert_to(${framedAll([
      'v.field',
      'v.privacy_class',
      'v.old_value',
      'v.new_value',
    ])}, 'UTF8'))
    when v.erased_at is not null and coalesce(v.old_value, v.new_value) is null and v.salt is null then v.erased_hash
  end, '\\x00'::bytea)`;

/** What the row `a` must keep of the values that stand there now. */
export const VALUES_HASH_SQL = `sha256(coalesce((
  select string_agg(${VALUE_HASH_SQL}, ''::bytea order by v.field collate "C")
  from audit_value v where v.audit_id = a.audit_id), ''::bytea))`;

/**
 * Hash of the content of the audit row `a`, without its id: the chain binds id and hash, so that two rows that
 * changed places can be told from two that were altered. Instants as microseconds: the text of a timestamptz depends
 * on the session. A row of before migration 0022 has no HMAC and no key.
 */
export const ROW_HASH_SQL = `sha256(convert_to(${framedAll([
  '(extract(epoch from a.at) * 1000000)::bigint::text',
  'a.actor',
  'a.call',
  'a.what',
  'a.entity',
  'a.entity_key',
  'a.reason',
  'a.icao',
  "to_char(a.day, 'YYYY-MM-DD')",
  'a.subject',
  'a.xid::text',
])}, 'UTF8') || a.values_hash || coalesce(a.mac || convert_to(a.key_id, 'UTF8'), ''::bytea))`;

/** Hash of a batch from the one before, its own figures and its rows in order (`chain`: id and hash of each). */
export const batchHashSql = (b: {
  prev: string;
  no: string;
  at: string;
  below: string;
  first: string;
  rows: string;
  chain: string;
}): string => `sha256(${b.prev} || convert_to(concat_ws(',', ${b.no}, (extract(epoch from ${b.at}) * 1000000)::bigint,
  ${b.below}, ${b.first}, ${b.rows}), 'UTF8') || ${b.chain})`;

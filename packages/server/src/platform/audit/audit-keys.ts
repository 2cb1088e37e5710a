import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import type { Database } from '../db/index.ts';
import type { TorreKeys } from '../torre-key.ts';

/** Signs what the trail holds. Who owns the database does not have it, and so cannot write a row that passes for Torre's. */
export interface AuditKey {
  /** 16 hexadecimal digits that name the key and tell nothing of it. */
  readonly id: string;
  /** HMAC-SHA256 of a row's or a batch's content: a text, and bytes after it. */
  mac(about: 'row' | 'batch', text: string, bytes: Buffer): Buffer;
}

/** Every `AuditKey.id`. */
export const KEY_ID = /^[0-9a-f]{16}$/;

export interface AuditKeys {
  /** Signs today. */
  readonly present: AuditKey;
  /** This one and the former ones, which prove what they signed. */
  readonly byId: ReadonlyMap<string, AuditKey>;
}

/** TORRE_KEY seals tokens as well: the trail has a key of its own, made from it. */
export function makeAuditKeys(keys: TorreKeys): AuditKeys {
  const [present, ...former] = keys.map(auditKey);
  return { present: present!, byId: new Map([present!, ...former].map((key) => [key.id, key])) };
}

function auditKey(torreKey: Buffer): AuditKey {
  const derived = (info: string, bytes: number): Buffer =>
    Buffer.from(hkdfSync('sha256', torreKey, '', info, bytes));
  const secret = createSecretKey(derived('torre audit', 32));
  return {
    id: derived('torre audit key id', 8).toString('hex'),
    mac: (about, text, bytes) =>
      createHmac('sha256', secret).update(`${about}:${text}:`).update(bytes).digest(),
  };
}

const keysOfDatabases = new WeakMap<Database, AuditKeys>();

/** From now on what this process writes into the trail of `db` is signed; before, it can write nothing there. */
export function signAuditOf(db: Database, keys: TorreKeys): void {
  keysOfDatabases.set(db, makeAuditKeys(keys));
}

/** The keys of `signAuditOf`. Throws without them: no row goes unsigned. */
export function auditKeysOf(db: Database): AuditKeys {
  const keys = keysOfDatabases.get(db);
  if (keys) return keys;
  throw new Error('the trail of this database has no key: call signAuditOf before anything is written');
}

import { expect, vi } from 'vitest';
import { TEST_KEY } from '../test-key.ts';
import { readTorreKey } from '../torre-key.ts';
import type { Database, Queryable, Tx } from '../db/index.ts';
import { makeAuditKeys } from './audit-keys.ts';
import type { AuditEntry } from './audit-entry.ts';
import { proveAudit } from './prove-audit.ts';
import type { AuditProof } from './prove-audit.ts';
import { writeAudit } from './write-audit.ts';

/** Of the servers of `startTestServer`. */
export const TEST_KEYS = readTorreKey(TEST_KEY)!;
export const AUDIT_KEYS = makeAuditKeys(TEST_KEYS);

export const proofOf = (on: Queryable, anchor?: string): Promise<AuditProof> =>
  proveAudit(on, AUDIT_KEYS, anchor);

/** One row with a value of each class. */
export function writeNote(tx: Tx, at: Temporal.Instant, what: string): Promise<void> {
  const row = {
    at,
    actor: null,
    call: 'prova',
    what,
    entity: 'prova',
    entityKey: 'è: ☃',
    reason: null,
    values: [
      { field: 'zeta', privacyClass: 'PERSONAL', old: null, new: 'testo ☃' },
      { field: 'alfa', privacyClass: 'PUBLIC', old: '', new: null },
      { field: 'nota', privacyClass: 'WORK', old: 'prima', new: 'dopo' },
    ],
  };
  // Words that the contract does not have: what is proven is any row.
  return writeAudit(tx, row as unknown as AuditEntry);
}

/** Waits for the sealer of a running server. */
export function everythingSealed(db: Database): Promise<void> {
  return vi.waitFor(async () => expect((await proofOf(db)).unsealed).toBe(0), { timeout: 15_000 });
}

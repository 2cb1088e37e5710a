import type { Actor } from '../access/actor.ts';
import type { Tx } from '../db/index.ts';
import type { AuditEntry } from './audit-entry.ts';
import { writeAudit } from './write-audit.ts';

/** The audit row of what somebody does by a call; `values` only where values changed. */
export function auditChange(
  tx: Tx,
  actor: Actor,
  entry: Omit<AuditEntry, 'at' | 'actor' | 'call' | 'values'> & Partial<Pick<AuditEntry, 'values'>>,
): Promise<void> {
  return writeAudit(tx, {
    values: [],
    ...entry,
    at: actor.now,
    actor: actor.employeeId,
    call: actor.call,
  });
}

import type { Actor } from '../access/actor.ts';
import { actsFor } from '../access/principal.ts';
import type { Tx } from '../db/index.ts';
import type { AuditEntry } from './audit-entry.ts';
import { writeAudit } from './write-audit.ts';

/** What a change says of itself; who, when and by which call comes from its actor. */
type Change<E> = E extends AuditEntry
  ? Omit<E, 'at' | 'actor' | 'call' | 'values'> & Partial<Pick<E, 'values'>>
  : never;

/**
 * The audit row of what somebody does by a call; `values` only where values changed. In a plant that is only lent, it says by whom
 * (`inPlaceOf`).
 */
export function auditChange(tx: Tx, actor: Actor, change: Change<AuditEntry>): Promise<void> {
  const { now: at, employeeId, call, principal } = actor;
  const { icao } = change;
  const inPlaceOf = icao == null || change.subject === employeeId ? null : actsFor(principal, icao);
  return writeAudit(tx, { values: [], inPlaceOf, ...change, at, actor: employeeId, call } as AuditEntry);
}

export type { AuditEntry, AuditValue, AuditValueOf, PrivacyClass } from './audit-entry.ts';
export { auditChange } from './audit-change.ts';
export { writeAudit, writeAudits } from './write-audit.ts';
export { AuditSealer } from './audit-sealer.ts';
export { proveAudit } from './prove-audit.ts';
export type { AuditProblem } from './audit-problem.ts';
export type { AuditProof } from './prove-audit.ts';
export { auditKeysOf, makeAuditKeys, signAuditOf } from './audit-keys.ts';
export { readAuditValues } from './read-audit-values.ts';

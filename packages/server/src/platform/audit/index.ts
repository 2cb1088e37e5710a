export type { AuditEntry, AuditValue, AuditValueOf, PrivacyClass } from './audit-entry.ts';
export { writeAudit, writeAudits } from './write-audit.ts';
export { AuditSealer } from './audit-sealer.ts';
export { proveAudit } from './prove-audit.ts';
export type { AuditProblem, AuditProof } from './prove-audit.ts';
export { readAuditValues } from './read-audit-values.ts';

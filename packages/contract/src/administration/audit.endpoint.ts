import type { Static } from 'typebox';
import { endpoint, EXPORT } from '../endpoint.ts';
import type { Frozen } from '../endpoint.ts';
import type * as schema from './audit.schema.ts';

export { AUDIT_ERASED, AUDIT_HIDDEN, auditList } from './audit-list.ts';
export { auditKeyText, auditValueText } from './audit-value-text.ts';

/** One change as the trail keeps it, without its values. */
export type AuditRow = Frozen<Static<typeof schema.AuditRowSchema>>;
export type AuditListRow = Frozen<Static<typeof schema.AuditListRowSchema>>;
export type AuditValueView = Frozen<Static<typeof schema.AuditValueViewSchema>>;

/** Newest first, a page at a time. */
export const listAudit = endpoint<typeof schema.listAuditSchema>({
  id: 'listAudit',
  method: 'GET',
  path: '/administration/audit',
  load: 'read',
});

export const exportAudit = endpoint<typeof schema.exportAuditSchema>({
  id: 'exportAudit',
  path: '/administration/audit/export',
  ...EXPORT,
});

export const readAuditRow = endpoint<typeof schema.readAuditRowSchema>({
  id: 'readAuditRow',
  method: 'GET',
  path: '/administration/audit/{auditId}',
});

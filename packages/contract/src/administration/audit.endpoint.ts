import type { Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import type { Frozen, QueryOf } from '../endpoint.ts';
import type * as schema from './audit.schema.ts';

/** One change as the trail keeps it, without its values. */
export type AuditRow = Frozen<Static<typeof schema.AuditRowSchema>>;
/** Every filter narrows; texts are compared as a whole, without regard to case, but for `actor` and `subject`. */
export type AuditQuery = QueryOf<typeof listAudit>;
export type AuditValueView = Frozen<Static<typeof schema.AuditValueViewSchema>>;

/** Newest first, a page at a time. */
export const listAudit = endpoint<typeof schema.listAuditSchema>({
  id: 'listAudit',
  method: 'GET',
  path: '/administration/audit',
  load: 'read',
});

export const readAuditRow = endpoint<typeof schema.readAuditRowSchema>({
  id: 'readAuditRow',
  method: 'GET',
  path: '/administration/audit/{auditId}',
  required: ['auditId'],
});

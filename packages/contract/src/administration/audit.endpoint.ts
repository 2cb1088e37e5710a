import { endpoint } from '../endpoint.ts';
import type { OutcomeReply } from '../outcome/outcome.endpoint.ts';

/** One change as the trail keeps it, without its values. */
export interface AuditRow {
  readonly auditId: string;
  /** DD/MM/YYYY HH:mm */
  readonly at: string;
  /** Personnel code; null for the program. */
  readonly actor: string | null;
  /** Surname and name. */
  readonly actorName: string | null;
  /** Whom it is about: personnel code; null where it is about nobody. */
  readonly subject: string | null;
  /** Surname and name. */
  readonly subjectName: string | null;
  /** Endpoint id, or 'start' / 'seed'. */
  readonly call: string;
  readonly what: string;
  readonly entity: string;
  readonly entityKey: string;
  readonly reason: string | null;
  readonly plant: string | null;
  /** YYYYMMDD: the day that it is about. */
  readonly day: string | null;
}

/** Every filter narrows; texts are compared as a whole, without regard to case, but for `actor` and `subject`. */
export interface AuditQuery {
  /** Personnel code, or part of surname or name. */
  readonly actor?: string;
  /** Whom it is about, as `actor`. */
  readonly subject?: string;
  readonly call?: string;
  readonly what?: string;
  readonly entity?: string;
  readonly entityKey?: string;
  readonly plant?: string;
  /** YYYYMMDD, the day that it is about. */
  readonly day?: string;
  /** YYYYMMDD, when it happened, both included. */
  readonly from?: string;
  readonly to?: string;
  /** `older` of the page before: what lies beyond it. */
  readonly beyond?: string;
}

/** Newest first, a page at a time. */
export const listAudit = endpoint<{
  query: AuditQuery;
  reply: OutcomeReply & { rows: readonly AuditRow[]; older: string | null };
}>({
  id: 'listAudit',
  method: 'GET',
  path: '/administration/audit',
  summary: 'Registro delle modifiche',
  load: 'read',
});

/** hidden: the value's privacy class is not for this reader. */
export type AuditValueView =
  | { readonly field: string; readonly hidden: true }
  | {
      readonly field: string;
      readonly hidden: false;
      readonly old: string | null;
      readonly new: string | null;
      readonly erased: boolean;
    };

export const readAuditRow = endpoint<{
  path: { auditId: string };
  reply: OutcomeReply & { row: AuditRow; values: readonly AuditValueView[] };
}>({
  id: 'readAuditRow',
  method: 'GET',
  path: '/administration/audit/{auditId}',
  summary: 'Una modifica con i suoi valori',
  required: ['auditId'],
});

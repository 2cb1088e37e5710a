import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { DaySchema, InstantSchema, Nullable } from '../fields.schema.ts';
import { exportParts, pageParts } from '../list/list.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { auditList } from './audit-list.ts';

const IdSchema = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const SURNAME_FIRST = { description: 'Surname and name' };

export const AuditRowSchema = Type.Object({
  auditId: IdSchema,
  at: InstantSchema,
  actor: Nullable(Type.String(), { description: 'Personnel code; null for the program' }),
  actorName: Nullable(Type.String(), SURNAME_FIRST),
  subject: Nullable(Type.String(), {
    description: 'Whom it is about: personnel code; null where it is about nobody',
  }),
  subjectName: Nullable(Type.String(), SURNAME_FIRST),
  call: Type.String({ description: "Operation id of the call, or 'start' / 'seed'" }),
  what: Type.String(),
  entity: Type.String(),
  entityKey: Type.String(),
  reason: Nullable(Type.String()),
  plant: Nullable(Type.String()),
  day: Nullable(DaySchema, { description: 'The day that it is about' }),
});

export const AuditValueViewSchema = Type.Union([
  Type.Object({
    field: Type.String(),
    hidden: Type.Literal(true, { description: "The value's privacy class is not for this reader" }),
  }),
  Type.Object({
    field: Type.String(),
    hidden: Type.Literal(false),
    old: Nullable(Type.String()),
    new: Nullable(Type.String()),
    erased: Type.Boolean(),
  }),
]);

/** A row of the list, with its values as far as the reader may see them. */
export const AuditListRowSchema = Type.Object({
  ...AuditRowSchema.properties,
  values: Type.Array(AuditValueViewSchema),
});

export const listAuditSchema = callSchema(
  'listAudit',
  'Registro delle modifiche',
  pageParts(auditList, AuditListRowSchema),
);

export const exportAuditSchema = callSchema(
  'exportAudit',
  'Il registro delle modifiche come file',
  exportParts(auditList),
);

export const readAuditRowSchema = callSchema('readAuditRow', 'Una modifica con i suoi valori', {
  path: Type.Object({ auditId: IdSchema }),
  reply: Type.Object({
    outcome: OutcomeSchema,
    row: AuditRowSchema,
    values: Type.Array(AuditValueViewSchema),
  }),
});

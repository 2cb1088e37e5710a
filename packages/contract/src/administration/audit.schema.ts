import Type, { type Static } from 'typebox';
import type { QueryOf, ReplyOf } from '../endpoint.ts';
import { Nullable } from '../nullable.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type * as audit from './audit.endpoint.ts';

const DaySchema = Type.String({ pattern: '^\\d{8}$' });
const WordSchema = Type.String({ maxLength: 100 });
const IdSchema = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });

const AuditRowSchema = Type.Object({
  auditId: IdSchema,
  at: Type.String(),
  actor: Nullable(Type.String()),
  actorName: Nullable(Type.String()),
  subject: Nullable(Type.String()),
  subjectName: Nullable(Type.String()),
  call: Type.String(),
  what: Type.String(),
  entity: Type.String(),
  entityKey: Type.String(),
  reason: Nullable(Type.String()),
  plant: Nullable(Type.String()),
  day: Nullable(DaySchema),
});

const AuditValueViewSchema = Type.Union([
  Type.Object({ field: Type.String(), hidden: Type.Literal(true) }),
  Type.Object({
    field: Type.String(),
    hidden: Type.Literal(false),
    old: Nullable(Type.String()),
    new: Nullable(Type.String()),
    erased: Type.Boolean(),
  }),
]);

export const listAuditSchema = {
  query: Type.Object({
    actor: Type.Optional(WordSchema),
    subject: Type.Optional(WordSchema),
    call: Type.Optional(WordSchema),
    what: Type.Optional(WordSchema),
    entity: Type.Optional(WordSchema),
    entityKey: Type.Optional(WordSchema),
    plant: Type.Optional(WordSchema),
    day: Type.Optional(DaySchema),
    from: Type.Optional(DaySchema),
    to: Type.Optional(DaySchema),
    beyond: Type.Optional(IdSchema),
  }),
  reply: Type.Object({ outcome: OutcomeSchema, rows: Type.Array(AuditRowSchema), older: Nullable(IdSchema) }),
};

export const readAuditRowSchema = {
  path: Type.Object({ auditId: IdSchema }),
  reply: Type.Object({
    outcome: OutcomeSchema,
    row: AuditRowSchema,
    values: Type.Array(AuditValueViewSchema),
  }),
};

true satisfies SameShape<Static<typeof listAuditSchema.query>, QueryOf<typeof audit.listAudit>>;
true satisfies SameShape<Static<typeof listAuditSchema.reply>, ReplyOf<typeof audit.listAudit>>;
true satisfies SameShape<Static<typeof readAuditRowSchema.reply>, ReplyOf<typeof audit.readAuditRow>>;

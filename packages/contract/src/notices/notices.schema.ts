import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable, PersonNameSchema } from '../fields.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';

export const ShiftNoticeSchema = Type.Object({
  noticeId: Type.String(),
  kind: Type.Enum(['PUBLICATION', 'CHANGE'], {
    description: 'A month was published, or shifts of it were changed',
  }),
  plant: Type.String(),
  changes: Type.Array(
    Type.Object({
      date: Type.String({ description: 'YYYYMMDD' }),
      before: Nullable(Type.String(), { description: 'null: there was no shift' }),
      after: Type.String(),
    }),
  ),
  reason: Nullable(Type.String()),
  needsAcknowledgement: Type.Boolean(),
  madeAt: Type.String({ description: 'DD/MM/YYYY HH:mm' }),
});
export const NoticeOfPersonSchema = Type.Object({
  ...ShiftNoticeSchema.properties,
  employeeId: Type.String(),
  ...PersonNameSchema.properties,
});

export const ownNoticesSchema = callSchema('ownNotices', 'Avvisi sui cambiamenti dei propri turni', {
  reply: Type.Object({ outcome: OutcomeSchema, notices: Type.Array(ShiftNoticeSchema) }),
});
export const acknowledgeNoticeSchema = callSchema('acknowledgeNotice', 'Prende visione di un avviso', {
  path: Type.Object({ noticeId: Type.String({ format: 'uuid' }) }),
  reply: OutcomeReplySchema,
});
export const waitingNoticesSchema = callSchema(
  'waitingNotices',
  'Chi non ha ancora preso visione di un cambiamento',
  {
    query: Type.Object({ division: Type.String() }),
    reply: Type.Object({ outcome: OutcomeSchema, notices: Type.Array(NoticeOfPersonSchema) }),
  },
);

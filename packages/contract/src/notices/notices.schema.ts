import Type, { type Static } from 'typebox';
import type { ReplyOf } from '../endpoint.ts';
import { Nullable } from '../nullable.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type * as notices from './notices.endpoint.ts';

const notice = {
  noticeId: Type.String(),
  kind: Type.Enum(['PUBLICATION', 'CHANGE']),
  plant: Type.String(),
  changes: Type.Array(
    Type.Object({ date: Type.String(), before: Nullable(Type.String()), after: Type.String() }),
  ),
  reason: Nullable(Type.String()),
  needsAcknowledgement: Type.Boolean(),
  madeAt: Type.String(),
};

export const ownNoticesSchema = {
  reply: Type.Object({ outcome: OutcomeSchema, notices: Type.Array(Type.Object(notice)) }),
};
export const acknowledgeNoticeSchema = {
  path: Type.Object({ noticeId: Type.String({ format: 'uuid' }) }),
  reply: Type.Object({ outcome: OutcomeSchema }),
};
export const waitingNoticesSchema = {
  query: Type.Object({ division: Type.String() }),
  reply: Type.Object({
    outcome: OutcomeSchema,
    notices: Type.Array(
      Type.Object({
        ...notice,
        employeeId: Type.String(),
        employeeName: Type.String(),
        employeeSurname: Type.String(),
      }),
    ),
  }),
};

true satisfies SameShape<Static<typeof ownNoticesSchema.reply>, ReplyOf<typeof notices.ownNotices>>;
true satisfies SameShape<Static<typeof waitingNoticesSchema.reply>, ReplyOf<typeof notices.waitingNotices>>;

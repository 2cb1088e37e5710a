import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable, PersonNameSchema } from '../fields.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';

export const ShiftNoticeSchema = Type.Object({
  noticeId: Type.String(),
  kind: Type.Enum(
    [
      'PUBLICATION',
      'CHANGE',
      'REQUEST',
      'SUBSTITUTION',
      'WAITING',
      'ABSENCE',
      'COMMENT',
      'READING',
      'REVIEW',
      'DESK',
    ],
    {
      description:
        'A month was published, shifts of it were changed, somebody decided on a request, stands in for a manager, is to decide on what has waited too long, somebody asks to be missing from a shift of today or tomorrow, the desk decided on a comment, an article waits for a signature, a draft to be read, or the desk asked for the own step: to publish what was asked for, to mend what was sent back',
    },
  ),
  plant: Type.String({ description: 'Empty of a comment, of a signature, of a draft and of the desk' }),
  changes: Type.Array(
    Type.Object({
      date: Type.String({ description: 'YYYYMMDD' }),
      before: Nullable(Type.String(), { description: 'null: there was no shift' }),
      after: Type.String(),
    }),
  ),
  request: Nullable(
    Type.Object({
      id: Type.String(),
      stato: Type.Integer({
        description:
          '10, 30 or 70; 41 another day is proposed, 42 it was moved there, 43 it stays; what waits: 20, 40, 50 or 60',
      }),
      from: Type.String({ description: 'YYYYMMDD' }),
      to: Type.String({ description: 'YYYYMMDD, included' }),
    }),
    { description: 'What was decided on, or waits; null of everything else' },
  ),
  waiting: Nullable(
    Type.Object({
      since: Type.String({ description: 'YYYYMMDD' }),
      isEscalation: Type.Boolean({
        description: 'To the second recipient: who decides was reminded and did not',
      }),
    }),
    { description: 'Of a request that has waited too long; else null' },
  ),
  substitution: Nullable(
    Type.Object({
      giver: Type.String({ description: 'Surname and name' }),
      substitute: Type.String({ description: 'Surname and name' }),
      isGiver: Type.Boolean({ description: 'The reader is replaced; otherwise stands in' }),
      isOfOthers: Type.Boolean({
        description:
          'The reader is neither: an administrator is told that another one stands in by the own act',
      }),
      from: Type.String({ description: 'YYYYMMDD' }),
      to: Type.String({ description: 'YYYYMMDD, included' }),
      isEnded: Type.Boolean({ description: 'Ended before its last day' }),
    }),
    { description: 'Of a notice of a substitution; else null' },
  ),
  absence: Type.Optional(
    Type.Object(
      {
        requestId: Type.String(),
        person: Type.String({ description: 'Surname and name' }),
        from: Type.String({ description: 'YYYYMMDD' }),
        to: Type.String({ description: 'YYYYMMDD, included' }),
        shifts: Type.Array(
          Type.Object({
            turn: Type.String(),
            start: Type.String({ description: 'YYYYMMDD HHmm' }),
            end: Type.String({ description: 'YYYYMMDD HHmm' }),
          }),
          { description: 'Of the day of the notice and the next; empty of what waits' },
        ),
      },
      { description: 'Who asks to be missing and when, never why: of what waits and of a near absence' },
    ),
  ),
  comment: Type.Optional(
    Type.Object(
      {
        state: Type.Enum(['PUBLISHED', 'REFUSED', 'WITHDRAWN']),
        articleId: Type.String(),
        articleName: Nullable(Type.String(), { description: 'null while readers do not see the article' }),
      },
      { description: 'The own comment on which the desk decided' },
    ),
  ),
  reading: Type.Optional(
    Type.Object(
      {
        articleId: Type.String(),
        articleName: Type.String(),
        due: Type.String({ description: 'YYYYMMDD, the last day' }),
        isLate: Type.Boolean({ description: 'The last day is past' }),
      },
      { description: 'The article that waits for the own signature' },
    ),
  ),
  review: Type.Optional(
    Type.Object(
      {
        articleId: Type.String(),
        askedBy: Type.String({ description: 'Surname and name' }),
        until: Type.String({ description: 'YYYYMMDD, the last day' }),
      },
      { description: 'The draft that the desk gave to the person to read' },
    ),
  ),
  desk: Type.Optional(
    Type.Object(
      {
        itemId: Type.String(),
        name: Type.String(),
        state: Type.Enum(['ASKED', 'SENT_BACK']),
        by: Type.String({ description: 'Surname and name of who asked for it or sent it back' }),
      },
      { description: 'What of the desk waits for the own step' },
    ),
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

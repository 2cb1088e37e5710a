import Type, { type Static } from 'typebox';
import { MOST_CELLS } from '../bulk/bulk.endpoint.ts';
import { CounterEffectSchema } from '../counters/counters.schema.ts';
import type { BodyOf, QueryOf, ReplyOf } from '../endpoint.ts';
import { changeReason } from '../notices/change-reason.schema.ts';
import { Nullable } from '../nullable.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { ShiftSchema } from '../roster/roster.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type * as drafts from './drafts.endpoint.ts';

const VersionSchema = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const PersonNameSchema = Type.Object({ employeeName: Type.String(), employeeSurname: Type.String() });
/** Id of a draft, where a call may name one. */
export const DraftIdSchema = Type.String({ format: 'uuid' });
export const MonthSchema = Type.String({ pattern: '^20\\d{2}(0[1-9]|1[0-2])$' });

const DraftSchema = Type.Object({
  draftId: Type.String(),
  month: Type.String(),
  revision: Type.Integer(),
  openedBy: PersonNameSchema,
  openedAt: Type.String(),
  cells: Type.Integer(),
  allowedActions: Type.Array(Type.Enum(['publish', 'discard'])),
});
const MonthVersionSchema = Type.Object({
  versionNo: Type.Integer(),
  publishedBy: PersonNameSchema,
  publishedAt: Type.String(),
  changed: Type.Integer(),
});
const DraftPathSchema = Type.Object({ draftId: DraftIdSchema });
const DivisionQuerySchema = Type.Object({ division: Type.String() });

export const readPlanningSchema = {
  query: Type.Object({ division: Type.String(), month: MonthSchema }),
  reply: Type.Object({
    outcome: OutcomeSchema,
    draft: Nullable(DraftSchema),
    isEmpty: Type.Boolean(),
    versions: Type.Array(MonthVersionSchema),
  }),
};
export const openDraftSchema = {
  query: DivisionQuerySchema,
  body: Type.Object({ month: MonthSchema }, { additionalProperties: false }),
  reply: Type.Object({ outcome: OutcomeSchema, draft: DraftSchema }),
};
export const discardDraftSchema = {
  path: DraftPathSchema,
  query: Type.Object({ division: Type.String(), revision: VersionSchema }),
  reply: Type.Object({ outcome: OutcomeSchema }),
};
export const draftDifferenceSchema = {
  path: DraftPathSchema,
  query: DivisionQuerySchema,
  reply: Type.Object({
    outcome: OutcomeSchema,
    draft: DraftSchema,
    people: Type.Array(
      Type.Object({
        ...PersonNameSchema.properties,
        employeeId: Type.String(),
        days: Type.Array(
          Type.Object({
            date: Type.String(),
            before: Nullable(ShiftSchema),
            after: ShiftSchema,
            conflict: Nullable(Type.Object({ modifyUser: PersonNameSchema, modifyDate: Type.String() })),
            refusedIT: Nullable(Type.String()),
          }),
        ),
      }),
    ),
    effects: Type.Array(CounterEffectSchema),
  }),
};
export const publishDraftSchema = {
  path: DraftPathSchema,
  query: DivisionQuerySchema,
  body: Type.Object(
    {
      revision: VersionSchema,
      resolved: Type.Array(
        Type.Object(
          {
            employeeId: Type.String({ pattern: '^\\d{6}$' }),
            date: Type.String(),
            take: Type.Enum(['draft', 'published']),
            version: Nullable(VersionSchema),
          },
          { additionalProperties: false },
        ),
        { maxItems: MOST_CELLS },
      ),
      ...changeReason,
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({
    outcome: OutcomeSchema,
    versionNo: Type.Integer(),
    changed: Type.Integer(),
    position: Nullable(Type.String()),
  }),
};
export const readMonthVersionSchema = {
  path: Type.Object({ versionNo: Type.String({ pattern: '^[1-9]\\d{0,5}$' }) }),
  query: Type.Object({ division: Type.String(), month: MonthSchema }),
  reply: Type.Object({
    outcome: OutcomeSchema,
    version: MonthVersionSchema,
    people: Type.Array(
      Type.Object({
        ...PersonNameSchema.properties,
        employeeId: Type.String(),
        frozen: Type.String(),
        today: Type.String(),
      }),
    ),
  }),
};

true satisfies SameShape<Static<typeof readPlanningSchema.reply>, ReplyOf<typeof drafts.readPlanning>>;
true satisfies SameShape<Static<typeof openDraftSchema.body>, BodyOf<typeof drafts.openDraft>>;
true satisfies SameShape<Static<typeof openDraftSchema.reply>, ReplyOf<typeof drafts.openDraft>>;
true satisfies SameShape<Static<typeof discardDraftSchema.query>, QueryOf<typeof drafts.discardDraft>>;
true satisfies SameShape<Static<typeof draftDifferenceSchema.reply>, ReplyOf<typeof drafts.draftDifference>>;
true satisfies SameShape<Static<typeof publishDraftSchema.body>, BodyOf<typeof drafts.publishDraft>>;
true satisfies SameShape<Static<typeof publishDraftSchema.reply>, ReplyOf<typeof drafts.publishDraft>>;
true satisfies SameShape<
  Static<typeof readMonthVersionSchema.reply>,
  ReplyOf<typeof drafts.readMonthVersion>
>;

import Type from 'typebox';
import { LegalityChangeSchema } from '../legality/legality.schema.ts';
import { MOST_CELLS } from '../bulk/bulk.endpoint.ts';
import { OverAbsenceSchema } from '../bulk/bulk.schema.ts';
import { callSchema } from '../call.schema.ts';
import { CounterEffectSchema } from '../counters/counters.schema.ts';
import { described, Nullable, PersonNameSchema, VersionSchema } from '../fields.schema.ts';
import { ChangeReasonSchema } from '../notices/change-reason.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';
import { ShiftSchema } from '../month/shift.schema.ts';

const INSTANT = { description: 'DD/MM/YYYY HH:mm' };
const CLOSED = { additionalProperties: false } as const;
/** Id of a draft, where a call may name one. */
export const DraftIdSchema = Type.String({ format: 'uuid' });
export const MonthSchema = Type.String({ pattern: '^20\\d{2}(0[1-9]|1[0-2])$', description: 'YYYYMM' });

export const DraftSchema = Type.Object({
  draftId: Type.String(),
  month: Type.String({ description: 'YYYYMM' }),
  revision: Type.Integer({
    description: 'Grows with each change of a cell: who publishes or discards names the one that was seen',
  }),
  openedBy: PersonNameSchema,
  openedAt: Type.String(INSTANT),
  cells: Type.Integer({
    description: 'Cells that the draft changed, whether or not they differ from the published month',
  }),
  allowedActions: Type.Array(Type.Enum(['publish', 'discard']), {
    description: 'What who asks may do with the draft as a whole',
  }),
});
export const MonthVersionSchema = Type.Object({
  versionNo: Type.Integer({ description: 'From 1, per plant and month' }),
  publishedBy: PersonNameSchema,
  publishedAt: Type.String(INSTANT),
  changed: Type.Integer({ description: 'Cells that the publication changed' }),
});
const DraftPathSchema = Type.Object({ draftId: DraftIdSchema });
const DivisionQuerySchema = Type.Object({ division: Type.String() });

export const readPlanningSchema = callSchema(
  'readPlanning',
  'Bozza aperta e versioni pubblicate di un mese',
  {
    query: Type.Object({ division: Type.String(), month: MonthSchema }),
    reply: Type.Object({
      outcome: OutcomeSchema,
      draft: Nullable(DraftSchema),
      isEmpty: Type.Boolean({ description: 'No shift stands in the month' }),
      versions: Type.Array(MonthVersionSchema, { description: 'Newest first' }),
    }),
  },
);
export const openDraftSchema = callSchema('openDraft', 'Apre la bozza di un mese', {
  query: DivisionQuerySchema,
  body: Type.Object({ month: MonthSchema }, CLOSED),
  reply: Type.Object({ outcome: OutcomeSchema, draft: DraftSchema }),
});
export const discardDraftSchema = callSchema('discardDraft', 'Scarta una bozza', {
  path: DraftPathSchema,
  query: Type.Object({ division: Type.String(), revision: VersionSchema }),
  reply: OutcomeReplySchema,
});

export const DifferentCellSchema = Type.Object({
  date: Type.String({ description: 'YYYYMMDD' }),
  before: Nullable(ShiftSchema, { description: 'What stands in the published month; null: nothing' }),
  after: described(ShiftSchema, 'What the draft would put there'),
  conflict: Nullable(Type.Object({ modifyUser: PersonNameSchema, modifyDate: Type.String(INSTANT) }), {
    description: 'Somebody changed the published cell since the draft first did: who and when',
  }),
  refusedIT: Nullable(Type.String(), {
    description: 'Why a rule keeps this cell from being published; null: nothing does',
  }),
});
export const DifferentPersonSchema = Type.Object({
  ...PersonNameSchema.properties,
  employeeId: Type.String(),
  days: Type.Array(DifferentCellSchema),
});
export const draftDifferenceSchema = callSchema(
  'draftDifference',
  'Differenze tra una bozza e il mese pubblicato',
  {
    path: DraftPathSchema,
    query: DivisionQuerySchema,
    reply: Type.Object({
      outcome: OutcomeSchema,
      draft: DraftSchema,
      people: Type.Array(DifferentPersonSchema),
      overAbsence: OverAbsenceSchema,
      legality: LegalityChangeSchema,
      effects: Type.Array(CounterEffectSchema, {
        description: 'What the publication would do to the counters, by day and timeslot',
      }),
    }),
  },
);

export const ResolvedCellSchema = Type.Object(
  {
    employeeId: Type.String({ pattern: '^\\d{6}$' }),
    date: Type.String({ description: 'YYYYMMDD' }),
    take: Type.Enum(['draft', 'published']),
    version: Nullable(VersionSchema, {
      description: 'Version of the published cell that the user saw; null: it was empty',
    }),
  },
  CLOSED,
);
export const PublishBodySchema = Type.Object(
  {
    revision: described(VersionSchema, 'The revision of the draft whose differences the user saw'),
    resolved: Type.Array(ResolvedCellSchema, { maxItems: MOST_CELLS }),
    ...ChangeReasonSchema.properties,
  },
  CLOSED,
);
export const publishDraftSchema = callSchema('publishDraft', 'Pubblica una bozza', {
  path: DraftPathSchema,
  query: DivisionQuerySchema,
  body: PublishBodySchema,
  reply: Type.Object({
    outcome: OutcomeSchema,
    versionNo: Type.Integer(),
    changed: Type.Integer(),
    legality: Type.Optional(LegalityChangeSchema),
    position: Nullable(Type.String(), {
      description: 'Event position of the publication; null when no cell changed',
    }),
  }),
});

export const VersionPersonSchema = Type.Object({
  ...PersonNameSchema.properties,
  employeeId: Type.String(),
  frozen: Type.String({ description: 'Space-separated turns, one a day, `-` for none' }),
  today: Type.String({ description: 'The same of what stands now' }),
});
export const readMonthVersionSchema = callSchema(
  'readMonthVersion',
  'Un mese come fu pubblicato, e come è oggi',
  {
    path: Type.Object({ versionNo: Type.String({ pattern: '^[1-9]\\d{0,5}$' }) }),
    query: Type.Object({ division: Type.String(), month: MonthSchema }),
    reply: Type.Object({
      outcome: OutcomeSchema,
      version: MonthVersionSchema,
      people: Type.Array(VersionPersonSchema),
    }),
  },
);

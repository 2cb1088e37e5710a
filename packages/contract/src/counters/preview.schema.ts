import Type, { type Static } from 'typebox';
import type { BodyOf, QueryOf } from '../endpoint.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import { draftQuery } from './row.schema.ts';
import type { PreviewReply, previewCounters } from './preview.endpoint.ts';

/** A month of somebody's days, or a swap of many. */
const MOST_CHANGES = 62;

/** What nobody reads is refused. */
const CLOSED = { additionalProperties: false } as const;

const Figures = Type.Object({ employees: Type.Integer(), chairs: Type.Integer(), lacks: Type.Integer() });
const COMPARED = { before: Figures, after: Figures };
const Day = Type.String({ pattern: '^\\d{8}$' });
const TIMES = {
  startDate: Type.Optional(Type.Union([Type.String({ maxLength: 13 }), Type.Null()])),
  endDate: Type.Optional(Type.Union([Type.String({ maxLength: 13 }), Type.Null()])),
};
const employeeId = Type.String({ maxLength: 20 });

const PreviewedCounterSchema = Type.Object({
  ...COMPARED,
  counterId: Type.String(),
  timeslotId: Type.String(),
  daySelected: Type.String(),
  description: Type.String(),
  beginTime: Type.String(),
  endTime: Type.String(),
  islands: Type.Array(Type.Object({ ...COMPARED, islandId: Type.String(), name: Type.String() })),
  specializations: Type.Array(
    Type.Object({
      ...COMPARED,
      specializationId: Type.String(),
      name: Type.String(),
      lacking: Type.Array(Type.Object({ from: Type.String(), to: Type.String() })),
    }),
  ),
  hours: Type.Array(Type.Object({ ...COMPARED, hour: Type.String() })),
});

export const previewSchema = {
  query: Type.Object({ division: Type.String(), draft: draftQuery }),
  body: Type.Object(
    {
      changes: Type.Array(
        Type.Union([
          Type.Object(
            {
              kind: Type.Literal('shift'),
              employeeId,
              date: Day,
              turn: Type.String({ maxLength: 20 }),
              ...TIMES,
            },
            CLOSED,
          ),
          Type.Object(
            {
              kind: Type.Literal('absence'),
              employeeId,
              from: Day,
              to: Day,
              codcausale: Type.String({ maxLength: 20 }),
              ...TIMES,
            },
            CLOSED,
          ),
          Type.Object(
            {
              kind: Type.Literal('activity'),
              employeeId,
              date: Day,
              turnId: Type.String({ maxLength: 20 }),
              ...TIMES,
            },
            CLOSED,
          ),
        ]),
        { maxItems: MOST_CHANGES },
      ),
      without: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: MOST_CHANGES })),
    },
    CLOSED,
  ),
  reply: Type.Object({
    outcome: OutcomeSchema,
    counters: Type.Array(PreviewedCounterSchema),
    position: Type.String(),
  }),
};

true satisfies SameShape<Static<typeof previewSchema.query>, QueryOf<typeof previewCounters>>;
true satisfies SameShape<Static<typeof previewSchema.body>, BodyOf<typeof previewCounters>>;
true satisfies SameShape<Static<typeof previewSchema.reply>, PreviewReply>;

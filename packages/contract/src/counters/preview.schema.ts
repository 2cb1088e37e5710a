import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable } from '../fields.schema.ts';
import { LegalityChangeSchema } from '../legality/legality.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { PositionSchema, draftQuery } from './row.schema.ts';

/** A month of somebody's days, or a swap of many. */
const MOST_CHANGES = 62;

/** What nobody reads is refused. */
const CLOSED = { additionalProperties: false } as const;

const DAY = { pattern: '^\\d{8}$', description: 'YYYYMMDD' };
const HOUR = { description: 'HHmm' };
const InstantSchema = Type.Optional(
  Nullable(Type.String({ maxLength: 13 }), {
    description: 'YYYYMMDD HHmm; without times those of the definition, the whole days or the whole shift',
  }),
);
const TIMES = { startDate: InstantSchema, endDate: InstantSchema };
const employeeId = Type.String({ maxLength: 20 });

export const FiguresSchema = Type.Object({
  employees: Type.Integer({ description: 'In the worst of the hours compared, as `chairs`' }),
  chairs: Type.Integer(),
  missing: Type.Integer({
    description:
      'The most positions that stay empty in one of the hours, however those who are there are seated',
  }),
});
export const ComparedSchema = Type.Object({ before: FiguresSchema, after: FiguresSchema });
const COMPARED = ComparedSchema.properties;

export const PreviewedCounterSchema = Type.Object({
  ...COMPARED,
  counterId: Type.String(),
  timeslotId: Type.String(),
  daySelected: Type.String({ description: 'YYYYMMDD' }),
  description: Type.String({ description: 'Name of the timeslot' }),
  beginTime: Type.String(HOUR),
  endTime: Type.String(HOUR),
  islands: Type.Array(Type.Object({ ...COMPARED, islandId: Type.String(), name: Type.String() })),
  specializations: Type.Array(
    Type.Object({
      ...COMPARED,
      specializationId: Type.String(),
      name: Type.String(),
      lacking: Type.Array(Type.Object({ from: Type.String(HOUR), to: Type.String(HOUR) }), {
        description: 'When chairs of it would stay empty, merged',
      }),
    }),
  ),
  hours: Type.Array(
    Type.Object({
      ...COMPARED,
      hour: Type.String({ description: 'Its begin, HHmm; on the night that has an hour twice, twice' }),
    }),
  ),
});

export const WishedShiftSchema = Type.Object(
  {
    kind: Type.Literal('shift'),
    employeeId,
    date: Type.String(DAY),
    turn: Type.String({ maxLength: 20 }),
    ...TIMES,
  },
  CLOSED,
);
export const WishedAbsenceSchema = Type.Object(
  {
    kind: Type.Literal('absence'),
    employeeId,
    from: Type.String(DAY),
    to: Type.String(DAY),
    codcausale: Type.String({ maxLength: 20 }),
    ...TIMES,
  },
  CLOSED,
);
export const WishedActivitySchema = Type.Object(
  {
    kind: Type.Literal('activity'),
    employeeId,
    date: Type.String(DAY),
    turnId: Type.String({ maxLength: 20 }),
    ...TIMES,
  },
  CLOSED,
);

export const PreviewBodySchema = Type.Object(
  {
    changes: Type.Array(Type.Union([WishedShiftSchema, WishedAbsenceSchema, WishedActivitySchema]), {
      maxItems: MOST_CHANGES,
      description: 'Of each cell one shift at most',
    }),
    without: Type.Optional(
      Type.Array(Type.String({ maxLength: 40 }), {
        maxItems: MOST_CHANGES,
        description:
          'Absences that count neither before nor, but for what `changes` name, after: a request that is being decided',
      }),
    ),
  },
  CLOSED,
);
export const PreviewReplySchema = Type.Object({
  outcome: OutcomeSchema,
  counters: Type.Array(PreviewedCounterSchema, {
    description: 'The counters that would differ, by day and timeslot',
  }),
  legality: LegalityChangeSchema,
  position: PositionSchema,
});
export const previewCountersSchema = callSchema(
  'counterPreview',
  'Effetto di turni, assenze e attività sui contatori, senza salvarli',
  {
    query: Type.Object({ division: Type.String(), draft: draftQuery }),
    body: PreviewBodySchema,
    reply: PreviewReplySchema,
  },
);

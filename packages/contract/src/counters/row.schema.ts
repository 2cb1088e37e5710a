import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { described } from '../fields.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';

const ClockSchema = Type.String({ description: 'HHmm' });

export const HoursSchema = Type.Array(Type.Object({ from: ClockSchema, to: ClockSchema }));

/** Our own addition: what is to be said of a slot of a day; figures are the most at once in any hour of it. */
export const SlotVerdictSchema = Type.Object({
  missing: Type.Integer({
    description: 'Positions that stay empty however those who are there are seated; 0: covered',
  }),
  hours: described(HoursSchema, 'When positions stay empty'),
  specializations: Type.Array(
    Type.Object({ specializationId: Type.String(), missing: Type.Integer(), hours: HoursSchema }),
    { description: 'Which' },
  ),
  covered: Type.Array(
    Type.Object({
      island: Type.String({ description: 'Name' }),
      chairs: Type.Integer({ description: 'Its positions that people of other islands take' }),
      by: Type.Array(Type.String(), { description: 'Names of those islands; people of none are not named' }),
      hours: HoursSchema,
    }),
    { description: 'Islands whose own people do not suffice and are helped' },
  ),
});

export const CounterRowSchema = Type.Object({
  counterId: Type.String({ description: '`{division}-{YYYYMMDD}`' }),
  timeslotId: Type.String(),
  daySelected: Type.String({ description: 'YYYYMMDD' }),
  timeSlot: Type.Object({
    description: Type.String(),
    beginTime: ClockSchema,
    endTime: ClockSchema,
    beginCounterTime: described(ClockSchema, 'HHmm. The worst hour, h* of `domain.md` 3.7 step 6.'),
    endCounterTime: ClockSchema,
    kind: Type.Optional(
      Type.Literal('REP', { description: 'A slot of standby; without it one of working shifts' }),
    ),
  }),
  employees: Type.Integer(),
  chairs: Type.Integer(),
  lacks: Type.Integer({ description: 'Positions that stay empty in that hour' }),
  hasAnotherLacks: Type.Boolean(),
  verdict: SlotVerdictSchema,
});

export const positionQuery = Type.String({ pattern: '^\\d{1,20}$' });
export const draftQuery = Type.Optional(
  Type.String({
    format: 'uuid',
    description: 'As they would stand if this open draft were published',
  }),
);
/** Of an answer. */
export const PositionSchema = Type.String({
  description: 'Event position up to which the answer is complete',
});

export const CountersReplySchema = Type.Object({
  outcome: OutcomeSchema,
  counters: Type.Array(CounterRowSchema),
  position: PositionSchema,
});
export const readCountersSchema = callSchema('counters', 'Contatori per fascia e giorno', {
  query: Type.Object({
    division: Type.String(),
    from: Type.String(),
    to: Type.String(),
    position: Type.Optional(positionQuery),
    draft: draftQuery,
  }),
  reply: CountersReplySchema,
});

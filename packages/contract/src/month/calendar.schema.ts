import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { described, Nullable, PersonNameSchema } from '../fields.schema.ts';
import { positionQuery } from '../counters/row.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import { ShiftDefinitionSchema, ShiftSchema } from './shift.schema.ts';

const DAY = { description: 'YYYYMMDD' };

export const HolidaysSchema = Type.Array(
  Type.Object({ date: Type.String(DAY), name: Type.String(), type: Type.String() }),
);
/** Id of an open draft of the month. */
export const DraftSchema = Type.Optional(Type.String({ format: 'uuid' }));

export const CalendarEmployeeSchema = Type.Object({
  employeeId: Type.String(),
  ...PersonNameSchema.properties,
  category: Type.String(),
  island: Nullable(Type.String()),
  shifts: Type.Array(ShiftSchema),
});
export const CalendarReplySchema = Type.Object({
  outcome: OutcomeSchema,
  employees: Type.Array(CalendarEmployeeSchema),
});

export const CompactGroupSchema = Type.Object({
  id: Type.String({ description: "Island code, category code or 'ALTRI'" }),
  name: Type.String(),
  kind: Type.Enum(['island', 'category', 'others']),
});
export const OwnTimesSchema = Type.Tuple([Type.Integer(), Type.Integer()], {
  description: 'Begin and end in minutes since 1970-01-01T00:00Z',
});
export const CompactPersonSchema = Type.Object({
  employeeId: Type.String(),
  ...PersonNameSchema.properties,
  category: Type.String(),
  group: Type.Integer({ description: 'Index into `groups`' }),
  cells: Type.String({
    description:
      'Space-separated turn names, one a day; `-` where the person has no shift, `.` where not in this plant that day',
  }),
  versions: Type.Optional(
    Type.Record(Type.Integer(), Type.Integer(), {
      description: 'Sparse, by day index from `from`: version where it is not 1',
    }),
  ),
  marks: Type.Optional(
    Type.Record(Type.Integer(), Type.String(), {
      description:
        'Sparse, by day index from `from`: `s` overtime, `n` has a note, `t` times differ from the definition; e.g. "sn"',
    }),
  ),
  times: Type.Optional(
    Type.Record(Type.Integer(), OwnTimesSchema, {
      description: 'Sparse, by day index from `from`: the times of shifts that have their own',
    }),
  ),
});
export const CompactMonthSchema = Type.Object({
  outcome: OutcomeSchema,
  plant: Type.String(),
  divisionId: Type.String(),
  from: Type.String(DAY),
  to: Type.String(DAY),
  position: Type.String({ description: 'Event position up to which this answer is complete' }),
  editable: Type.Boolean({
    description: "true for a manager of the plant; a colleague's answer has no marks and masked absences",
  }),
  definitions: Type.Array(ShiftDefinitionSchema),
  holidays: HolidaysSchema,
  groups: Type.Array(CompactGroupSchema),
  dayStaff: Type.Array(
    Type.Object({ category: Type.String(), from: Type.String(DAY), to: Type.String(DAY) }),
    {
      description:
        'Categories of these people that work a timetable from Monday to Friday, and on which days',
    },
  ),
  people: Type.Array(CompactPersonSchema),
});

export const CalendarFilterBodySchema = Type.Object(
  {
    from: Type.String(DAY),
    to: Type.String(DAY),
    employees: Type.Optional(Type.Array(Type.String(), { maxItems: 1000 })),
  },
  { additionalProperties: false },
);
const SUMMARY = 'Calendario dei turni di un impianto (con shape=compact: la forma compatta per la griglia)';
const draft = described(
  DraftSchema,
  'Of the compact shape: the month as it would stand if this open draft were published',
);

const position = Type.Optional(positionQuery);

/** What the server checks: one address for both shapes. */
export const calendarOfEitherShapeSchema = callSchema('filterCalendar', SUMMARY, {
  query: Type.Object({
    plant: Type.String(),
    shape: Type.Optional(Type.Literal('compact')),
    draft,
    position,
  }),
  body: CalendarFilterBodySchema,
  reply: Type.Union([CompactMonthSchema, CalendarReplySchema]),
});
export const filterCalendarSchema = callSchema('filterCalendar', SUMMARY, {
  query: Type.Object({ plant: Type.String() }),
  body: CalendarFilterBodySchema,
  reply: CalendarReplySchema,
});
export const compactCalendarSchema = callSchema('compactCalendar', SUMMARY, {
  query: Type.Object({ plant: Type.String(), shape: Type.Literal('compact'), draft, position }),
  body: CalendarFilterBodySchema,
  reply: CompactMonthSchema,
});

export const colleaguesCalendarSchema = callSchema(
  'colleaguesCalendar',
  'Turni dei colleghi del proprio impianto',
  {
    query: Type.Object({ from: Type.String(), to: Type.String(), position }),
    reply: CompactMonthSchema,
  },
);

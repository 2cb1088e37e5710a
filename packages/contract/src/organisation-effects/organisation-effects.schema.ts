import Type from 'typebox';
import { Nullable, PersonNameSchema } from '../fields.schema.ts';
import { OutcomeTextSchema } from '../outcome/outcome.schema.ts';

/** Cells of a preview; all of them stand in its file. */
export const MOST_CELLS = 200;
/** Days of counters of a plant in a preview. */
export const MOST_DAYS = 92;

export const CELL_REASONS = ['turnUnknown', 'notAssigned', 'hours'] as const;

const ReasonSchema = Type.Unsafe<(typeof CELL_REASONS)[number]>(
  Type.Enum([...CELL_REASONS], {
    description:
      'The shift is none of the plant on that day; the person does not work there then; its hours are no longer those of the shift',
  }),
);
const DAY = { description: 'YYYYMMDD' };
const TimesSchema = Type.Object({
  startDate: Type.String({ description: 'YYYYMMDD HHmm' }),
  endDate: Type.String({ description: 'YYYYMMDD HHmm' }),
});

export const TouchedCellSchema = Type.Object({
  ...PersonNameSchema.properties,
  plant: Type.String(),
  reason: ReasonSchema,
  employeeId: Type.String(),
  date: Type.String(DAY),
  turn: Type.String(),
  isClosed: Type.Boolean({ description: 'The day is changed no more' }),
  before: Nullable(TimesSchema),
  after: Nullable(TimesSchema, {
    description: 'As before where only the shift or the assignment is missing',
  }),
});

const FiguresSchema = Nullable(
  Type.Object({
    employees: Type.Integer({ description: 'In the worst hour, as `chairs`' }),
    chairs: Type.Integer(),
    missing: Type.Integer(),
  }),
  { description: 'null: there is no such counter on that day' },
);

export const ChangedCounterSchema = Type.Object({
  date: Type.String(DAY),
  timeslotId: Type.String(),
  description: Type.String(),
  before: FiguresSchema,
  after: FiguresSchema,
  parts: Type.Array(
    Type.Object({
      name: Type.String({ description: 'Of an island its name, of a specialization its id' }),
      before: Nullable(Type.Integer({ description: 'Employees minus chairs in its own worst hour' })),
      after: Nullable(Type.Integer()),
    }),
    { description: 'Those that differ' },
  ),
});

export const CountersOfPlantSchema = Type.Object({
  plant: Type.String(),
  from: Type.String(DAY),
  to: Type.String({ description: 'YYYYMMDD: the last day that was looked at' }),
  isWhole: Type.Boolean({ description: 'No published day after `to` is reached' }),
  counters: Type.Array(ChangedCounterSchema),
});

export const NamingSchema = Type.Object(
  {
    plant: Nullable(Type.String()),
    count: Type.Integer(),
    messageIT: Type.String(),
    text: Type.Optional(OutcomeTextSchema),
  },
  { description: 'What still names something that ends, and what to do' },
);

export const EffectsSchema = Type.Object({
  cells: Type.Object({
    counts: Type.Array(Type.Object({ reason: ReasonSchema, count: Type.Integer(), closed: Type.Integer() }), {
      description: 'Published cells by reason; `closed`: of days that are changed no more',
    }),
    first: Type.Array(TouchedCellSchema, { maxItems: MOST_CELLS }),
  }),
  counters: Type.Array(CountersOfPlantSchema),
  names: Type.Array(NamingSchema),
  hoursRefused: Nullable(Type.Object({ messageIT: Type.String(), text: Type.Optional(OutcomeTextSchema) }), {
    description: 'Why published cells cannot take the hours, or be taken away; null: they can, or are not to',
  }),
});

import Type from 'typebox';
import { SlotVerdictSchema } from '../counters/row.schema.ts';
import { Nullable, PersonNameSchema } from '../fields.schema.ts';
import { OutcomeTextSchema } from '../outcome/outcome.schema.ts';

/** Cells of a preview; all of them stand in its file. */
export const MOST_CELLS = 200;
/** Days of counters of a plant in a preview. */
export const MOST_DAYS = 92;

export const CELL_REASONS = ['turnUnknown', 'notAssigned', 'removed', 'hours', 'hoursKept'] as const;

const ReasonSchema = Type.Unsafe<(typeof CELL_REASONS)[number]>(
  Type.Enum([...CELL_REASONS], {
    description:
      'The shift is none of the plant on that day; the person does not work there then; it is taken away and becomes FREE; its ' +
      'hours are no longer those of the shift; they are not, and stay, as the person has left the plant',
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
    description:
      'As before where only the shift or the assignment is missing; null: it has none, or is taken away',
  }),
});

const FiguresSchema = Nullable(
  Type.Object({
    employees: Type.Integer({ description: 'In the worst hour, as `chairs`' }),
    chairs: Type.Integer(),
    verdict: SlotVerdictSchema,
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

export const PlantDaysSchema = Type.Object({
  plant: Type.String(),
  from: Type.String(DAY),
  to: Type.String({ description: 'YYYYMMDD: the last day that was looked at' }),
  isWhole: Type.Boolean({ description: 'No published day after `to` is reached' }),
  uncovered: Type.Array(Type.String(DAY), {
    description: 'Days on which a timeslot is short after and was not before, in order',
  }),
});

export const CountersOfPlantSchema = Type.Object({
  ...PlantDaysSchema.properties,
  counters: Type.Array(ChangedCounterSchema),
});

export const CellCountSchema = Type.Object({
  reason: ReasonSchema,
  count: Type.Integer(),
  closed: Type.Integer({ description: 'Of days that are changed no more' }),
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
    counts: Type.Array(CellCountSchema, { description: 'Published cells by reason' }),
    first: Type.Array(TouchedCellSchema, { maxItems: MOST_CELLS }),
  }),
  counters: Type.Array(CountersOfPlantSchema),
  names: Type.Array(NamingSchema),
  hoursRefused: Nullable(Type.Object({ messageIT: Type.String(), text: Type.Optional(OutcomeTextSchema) }), {
    description: 'Why published cells cannot take the hours, or be taken away; null: they can, or are not to',
  }),
});

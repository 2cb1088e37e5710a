import Type from 'typebox';
import { LegalityChangeSchema } from '../legality/legality.schema.ts';
import { OverAbsenceSchema } from '../bulk/bulk.schema.ts';
import { callSchema } from '../call.schema.ts';
import { CounterEffectSchema } from '../counters/counters.schema.ts';
import { described, Nullable, PersonNameSchema } from '../fields.schema.ts';
import { OutcomeSchema, OutcomeTextSchema } from '../outcome/outcome.schema.ts';

const MonthSchema = Type.String({ pattern: '^20\\d\\d(0[1-9]|1[0-2])$', description: 'YYYYMM' });
const PlantQuerySchema = Type.Object({ plant: Type.String() });
const CLOSED = { additionalProperties: false } as const;

export const ExportBodySchema = Type.Object(
  {
    month: MonthSchema,
    format: Type.Union([Type.Literal('pdf'), Type.Literal('xlsx'), Type.Literal('csv')], {
      description: 'pdf: the wall print; xlsx, csv: one row a person',
    }),
    employees: Type.Optional(
      Type.Array(Type.String({ pattern: '^\\d{6}$' }), {
        minItems: 1,
        maxItems: 1000,
        description: 'Personnel codes of the people in view; without it all of the month',
      }),
    ),
  },
  CLOSED,
);
export const exportMonthSchema = callSchema(
  'exportMonth',
  'Il mese di un impianto da stampare (pdf) o come tabella (xlsx, csv)',
  { query: PlantQuerySchema, body: ExportBodySchema, reply: Type.String() },
);

export const ImportBodySchema = Type.Object(
  {
    month: described(MonthSchema, 'YYYYMM: the month into which the file is to go'),
    content: Type.String({
      pattern: '^[A-Za-z0-9+/]+={0,2}$',
      description: 'The file, xlsx or csv, in base64',
    }),
  },
  CLOSED,
);
export const ImportChangeSchema = Type.Object({
  employeeId: Type.String(),
  ...PersonNameSchema.properties,
  date: Type.String({ description: 'YYYYMMDD' }),
  version: Nullable(Type.Integer(), { description: 'null: the cell is empty' }),
  before: Nullable(Type.String(), { description: 'The code that stands there; null: none' }),
  after: Nullable(Type.String()),
  confTurnId: Nullable(Type.String(), {
    description: 'As a save of many cells sends it: null takes the shift away',
  }),
});
export const ImportRefusalSchema = Type.Object({
  place: Type.Object(
    { messageIT: Type.String(), text: Type.Optional(OutcomeTextSchema) },
    { description: "Where in the file, in words: 'Foglio «LIRR 2026-11», riga 7, colonna F'" },
  ),
  person: Type.String({
    description: 'Surname and name, or what the file says; empty where nobody is meant',
  }),
  date: Nullable(Type.String(), { description: 'YYYYMMDD; null for a whole row' }),
  before: Nullable(Type.String()),
  written: Type.String({ description: 'What the file wants, as it is written there' }),
  messageIT: Type.String(),
  text: Type.Optional(OutcomeTextSchema),
});
export const previewImportSchema = callSchema(
  'previewImport',
  'Che cosa cambierebbe un file xlsx o csv nel mese di un impianto',
  {
    query: PlantQuerySchema,
    body: ImportBodySchema,
    reply: Type.Object({
      outcome: OutcomeSchema,
      unchanged: Type.Integer({ description: 'Cells of the file that stand so already' }),
      changes: Type.Array(ImportChangeSchema),
      refused: Type.Array(ImportRefusalSchema),
      overAbsence: OverAbsenceSchema,
      legality: LegalityChangeSchema,
      effects: Type.Array(CounterEffectSchema, {
        description: 'The counters that would change, by day and timeslot',
      }),
    }),
  },
);

import Type, { type Static } from 'typebox';
import { CounterEffectSchema } from '../counters/counters.schema.ts';
import type { BodyOf, ReplyOf } from '../endpoint.ts';
import { Nullable } from '../nullable.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type * as paper from './paper.endpoint.ts';

const MonthSchema = Type.String({ pattern: '^20\\d\\d(0[1-9]|1[0-2])$' });
const PlantQuerySchema = Type.Object({ plant: Type.String() });

const ExportBodySchema = Type.Object(
  {
    month: MonthSchema,
    format: Type.Union([Type.Literal('pdf'), Type.Literal('xlsx'), Type.Literal('csv')]),
    employees: Type.Optional(
      Type.Array(Type.String({ pattern: '^\\d{6}$' }), { minItems: 1, maxItems: 1000 }),
    ),
  },
  { additionalProperties: false },
);

const ImportBodySchema = Type.Object(
  { month: MonthSchema, content: Type.String({ pattern: '^[A-Za-z0-9+/]+={0,2}$' }) },
  { additionalProperties: false },
);

const ImportPreviewSchema = Type.Object({
  outcome: OutcomeSchema,
  unchanged: Type.Integer(),
  changes: Type.Array(
    Type.Object({
      employeeId: Type.String(),
      employeeName: Type.String(),
      employeeSurname: Type.String(),
      date: Type.String(),
      version: Nullable(Type.Integer()),
      before: Nullable(Type.String()),
      after: Nullable(Type.String()),
      confTurnId: Nullable(Type.String()),
    }),
  ),
  refused: Type.Array(
    Type.Object({
      place: Type.String(),
      person: Type.String(),
      date: Nullable(Type.String()),
      before: Nullable(Type.String()),
      written: Type.String(),
      messageIT: Type.String(),
    }),
  ),
  effects: Type.Array(CounterEffectSchema),
});

export const exportMonthSchema = { query: PlantQuerySchema, body: ExportBodySchema, reply: Type.String() };
export const previewImportSchema = {
  query: PlantQuerySchema,
  body: ImportBodySchema,
  reply: ImportPreviewSchema,
};

true satisfies SameShape<Static<typeof ExportBodySchema>, BodyOf<typeof paper.exportMonth>>;
true satisfies SameShape<Static<typeof ImportBodySchema>, BodyOf<typeof paper.previewImport>>;
true satisfies SameShape<Static<typeof ImportPreviewSchema>, ReplyOf<typeof paper.previewImport>>;

import { FACT_KIND_NAMES, IMPORT_STATES } from '@torre/domain/organisation';
import type { FactKindName } from '@torre/domain/organisation';
import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { InstantSchema, Nullable } from '../fields.schema.ts';
import {
  CellCountSchema,
  NamingSchema,
  PlantDaysSchema,
} from '../organisation-effects/organisation-effects.schema.ts';
import { LIST_FORMATS } from '../list/list.endpoint.ts';
import { OutcomeReplySchema, OutcomeSchema, OutcomeTextSchema } from '../outcome/outcome.schema.ts';

const CLOSED = { additionalProperties: false } as const;
const KindSchema = Type.Unsafe<FactKindName>(Type.Enum([...FACT_KIND_NAMES]));
const PathSchema = Type.Object({ importId: Type.String({ format: 'uuid' }) });
const FormatSchema = Type.Enum(['xlsx', 'csv']);
const PlantSchema = Type.String({
  pattern: '^[A-Z0-9]{4}$',
  description: 'What belongs to it, its people included; 404 where there is none',
});
const ExampleSchema = Type.Boolean({
  description: 'No rows, only heads, and in a workbook a sheet that says how cells are written',
});

export const ExportOrganisationBodySchema = Type.Object(
  {
    format: FormatSchema,
    kinds: Type.Optional(
      Type.Array(KindSchema, { minItems: 1, maxItems: 30, description: 'Without it all; a csv holds one' }),
    ),
    plant: Type.Optional(PlantSchema),
    example: Type.Optional(ExampleSchema),
  },
  CLOSED,
);

export const exportOrganisationSchema = callSchema(
  'exportOrganisation',
  'L’organizzazione come file che si può importare di nuovo, senza i titoli delle persone',
  { body: ExportOrganisationBodySchema, reply: Type.String() },
);

export const ExportQualificationsBodySchema = Type.Object(
  { format: FormatSchema, plant: Type.Optional(PlantSchema), example: Type.Optional(ExampleSchema) },
  CLOSED,
);

export const exportQualificationsSchema = callSchema(
  'exportQualifications',
  'I titoli delle persone come file che si può importare di nuovo',
  { body: ExportQualificationsBodySchema, reply: Type.String() },
);

const SheetSchema = Nullable(Type.String(), {
  description: 'As the file calls it; null: the file as a whole',
});

export const ImportFaultSchema = Type.Object({
  sheet: SheetSchema,
  row: Nullable(Type.Integer(), { description: 'From 1; null: the sheet as a whole' }),
  column: Nullable(Type.String(), { description: 'What stands above it; null: the row as a whole' }),
  messageIT: Type.String(),
  text: Type.Optional(OutcomeTextSchema),
});

const CountsSchema = Type.Object({
  kind: KindSchema,
  sheet: Type.String(),
  added: Type.Integer(),
  changed: Type.Integer(),
  same: Type.Integer(),
  refused: Type.Integer(),
});

export const ImportDifferenceSchema = Type.Object({
  sheet: Type.String(),
  row: Type.Integer(),
  isNew: Type.Boolean(),
  key: Type.String({ description: 'The values that tell the row from others' }),
  values: Type.Array(Type.Object({ column: Type.String(), before: Type.String(), after: Type.String() }), {
    description: 'As people write them; only those that differ',
  }),
});

export const ImportEffectsSchema = Type.Object({
  cells: Type.Array(CellCountSchema, {
    description:
      'Published cells that would stand without a definition or an assignment, or with other hours, by reason',
  }),
  plants: Type.Array(
    Type.Object({ ...PlantDaysSchema.properties, counters: Type.Integer({ description: 'That change' }) }),
    { description: 'Those whose counters change' },
  ),
  notLookedAt: Type.Array(Type.String(), { description: 'Plants whose counters were not counted' }),
  names: Type.Array(NamingSchema, { description: 'What still names something that ends: the first 200' }),
  lines: Type.Integer({ description: 'Of the file that says it line by line' }),
});

export const ImportReportSchema = Type.Object({
  counts: Type.Array(CountsSchema),
  faultCount: Type.Integer(),
  changeCount: Type.Integer(),
  rewritesPast: Type.Optional(
    Type.Boolean({ description: 'Rows that stand change on days before today: the save needs a reason' }),
  ),
  differences: Type.Array(ImportDifferenceSchema, { description: 'The first 200' }),
  effects: Type.Optional(
    Nullable(ImportEffectsSchema, {
      description:
        'What the save would do; null where nothing changes or something is refused; absent in older reports',
    }),
  ),
});

export const checkImportSchema = callSchema(
  'checkImport',
  'Controlla un file dell’organizzazione già caricato; non salva niente',
  {
    body: Type.Object({ fileId: Type.String({ format: 'uuid' }) }, CLOSED),
    reply: Type.Object({ outcome: OutcomeSchema, importId: Type.String({ format: 'uuid' }) }),
  },
);

export const readImportSchema = callSchema('readImport', 'A che punto è un’importazione e che cosa farebbe', {
  path: PathSchema,
  reply: Type.Object({
    outcome: OutcomeSchema,
    importId: Type.String({ format: 'uuid' }),
    fileId: Type.String({ format: 'uuid' }),
    fileName: Type.String(),
    qualifications: Type.Boolean(),
    state: Type.Enum(IMPORT_STATES),
    createdAt: InstantSchema,
    progress: Nullable(Type.Object({ done: Type.Integer(), total: Type.Integer(), message: Type.String() }), {
      description: 'Of the job under way',
    }),
    report: Nullable(ImportReportSchema, { description: 'null until the file is checked' }),
    faults: Type.Array(ImportFaultSchema, { description: 'The first 300' }),
    problem: Nullable(Type.Object({ messageIT: Type.String(), text: Type.Optional(OutcomeTextSchema) }), {
      description: 'Why the file as a whole cannot be read, or why nothing was saved',
    }),
    allowedActions: Type.Array(
      Type.Union([Type.Literal('save'), Type.Literal('faults'), Type.Literal('effects')]),
    ),
  }),
});

export const exportImportFaultsSchema = callSchema(
  'exportImportFaults',
  'Lo stesso file con una colonna che dice che cosa fare',
  { path: PathSchema, reply: Type.String() },
);

export const exportImportEffectsSchema = callSchema(
  'exportImportEffects',
  'Che cosa farebbe un’importazione controllata, riga per riga',
  {
    path: PathSchema,
    query: Type.Object({
      format: Type.Enum(LIST_FORMATS),
      language: Type.Optional(
        Type.Enum(['it', 'en'], { description: 'Of heads and words; without it Italian' }),
      ),
    }),
    reply: Type.String(),
  },
);

export const saveImportSchema = callSchema(
  'saveImport',
  'Salva un’importazione controllata: tutta o niente',
  {
    path: PathSchema,
    body: Type.Optional(
      Nullable(Type.Object({ reason: Type.Optional(Nullable(Type.String({ maxLength: 200 }))) }, CLOSED)),
    ),
    reply: OutcomeReplySchema,
  },
);

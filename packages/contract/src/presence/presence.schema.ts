import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { Nullable, PersonNameSchema } from '../fields.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';

export const EditedCellSchema = Type.Object(
  { employeeId: Type.String({ pattern: '^\\d{6}$' }), date: Type.String({ description: 'YYYYMMDD' }) },
  { additionalProperties: false },
);
export const PresentPersonSchema = Type.Object({
  employeeId: Type.String(),
  ...PersonNameSchema.properties,
  editing: Type.Array(EditedCellSchema, {
    description: "The cells that are open in the person's tabs",
  }),
});
export const PresencePatchSchema = Type.Object({
  plant: Type.String(),
  month: Type.String({ description: 'YYYYMM' }),
  present: Type.Array(PresentPersonSchema),
});

const TabPathSchema = Type.Object({ tabId: Type.String({ format: 'uuid' }) });
const PlantQuerySchema = Type.Object({ plant: Type.String() });

export const PresenceBodySchema = Type.Object(
  {
    month: Type.String({ pattern: '^20\\d\\d(0[1-9]|1[0-2])$', description: 'YYYYMM' }),
    editing: Nullable(EditedCellSchema, {
      description: 'The cell that is open in this tab; null for none',
    }),
  },
  { additionalProperties: false },
);
export const bePresentSchema = callSchema('bePresent', 'Segnala chi ha aperto un mese di un impianto', {
  path: TabPathSchema,
  query: PlantQuerySchema,
  body: PresenceBodySchema,
  reply: Type.Object({ outcome: OutcomeSchema, ...PresencePatchSchema.properties }),
});
export const leavePresenceSchema = callSchema('leavePresence', 'Segnala che il mese è stato chiuso', {
  path: TabPathSchema,
  query: PlantQuerySchema,
  reply: OutcomeReplySchema,
});

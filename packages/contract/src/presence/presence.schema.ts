import Type, { type Static } from 'typebox';
import type { BodyOf, PathOf, QueryOf, ReplyOf } from '../endpoint.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type * as calls from './presence.endpoint.ts';

const EditedCellSchema = Type.Object(
  { employeeId: Type.String({ pattern: '^\\d{6}$' }), date: Type.String() },
  { additionalProperties: false },
);
const TabPathSchema = Type.Object({ tabId: Type.String({ format: 'uuid' }) });
const PlantQuerySchema = Type.Object({ plant: Type.String() });
const PresenceBodySchema = Type.Object(
  {
    month: Type.String({ pattern: '^20\\d\\d(0[1-9]|1[0-2])$' }),
    editing: Type.Union([EditedCellSchema, Type.Null()]),
  },
  { additionalProperties: false },
);
const PresenceReplySchema = Type.Object({
  outcome: OutcomeSchema,
  plant: Type.String(),
  month: Type.String(),
  present: Type.Array(
    Type.Object({
      employeeId: Type.String(),
      employeeName: Type.String(),
      employeeSurname: Type.String(),
      editing: Type.Array(EditedCellSchema),
    }),
  ),
});
const DoneSchema = Type.Object({ outcome: OutcomeSchema });

export const bePresentSchema = {
  path: TabPathSchema,
  query: PlantQuerySchema,
  body: PresenceBodySchema,
  reply: PresenceReplySchema,
};
export const leavePresenceSchema = { path: TabPathSchema, query: PlantQuerySchema, reply: DoneSchema };

true satisfies SameShape<Static<typeof TabPathSchema>, PathOf<typeof calls.bePresent>>;
true satisfies SameShape<Static<typeof PlantQuerySchema>, QueryOf<typeof calls.bePresent>>;
true satisfies SameShape<Static<typeof PresenceBodySchema>, BodyOf<typeof calls.bePresent>>;
true satisfies SameShape<Static<typeof PresenceReplySchema>, ReplyOf<typeof calls.bePresent>>;
true satisfies SameShape<Static<typeof DoneSchema>, ReplyOf<typeof calls.leavePresence>>;

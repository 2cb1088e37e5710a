import Type from 'typebox';
import { callSchema } from '../call.schema.ts';
import { VersionSchema } from '../fields.schema.ts';
import { IgnoredTimePlanSchema, RangeQuerySchema } from '../operations-room/operations-room.schema.ts';
import { OutcomeReplySchema, OutcomeSchema } from '../outcome/outcome.schema.ts';

const CLOSED = { additionalProperties: false } as const;
const content = {
  name: Type.String({ maxLength: 60 }),
  kind: Type.Union([Type.Literal('POSITIONS'), Type.Literal('PEOPLE')]),
  members: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), {
    maxItems: 500,
    uniqueItems: true,
    description: 'Ids of positions, or personnel codes, in order',
  }),
};
export const RoomGroupSchema = Type.Object({
  groupId: Type.String(),
  ...content,
  version: Type.Integer(),
});

export const listGroupsSchema = callSchema('listGroups', 'Gruppi di una sala operativa', {
  query: Type.Object({ division: Type.String() }),
  reply: Type.Object({ outcome: OutcomeSchema, groups: Type.Array(RoomGroupSchema) }),
});

export const GroupReplySchema = Type.Object({ outcome: OutcomeSchema, group: RoomGroupSchema });
export const NewGroupBodySchema = Type.Object({ division: Type.String(), ...content }, CLOSED);
export const createGroupSchema = callSchema('createGroup', 'Aggiunge un gruppo', {
  body: NewGroupBodySchema,
  reply: GroupReplySchema,
});
export const changeGroupSchema = callSchema('changeGroup', 'Modifica un gruppo', {
  body: Type.Object(
    {
      ...NewGroupBodySchema.properties,
      groupId: Type.String({ format: 'uuid' }),
      version: VersionSchema,
    },
    CLOSED,
  ),
  reply: GroupReplySchema,
});

const UuidPathSchema = Type.Object({ id: Type.String({ format: 'uuid' }) });
export const deleteGroupSchema = callSchema('deleteGroup', 'Elimina un gruppo', {
  path: UuidPathSchema,
  query: Type.Object({ version: VersionSchema }),
  reply: OutcomeReplySchema,
});

export const listIgnoredTimePlansSchema = callSchema(
  'listIgnoredTimePlans',
  'Assegnazioni escluse dagli avvisi',
  {
    query: RangeQuerySchema,
    reply: Type.Object({ outcome: OutcomeSchema, timePlans: Type.Array(IgnoredTimePlanSchema) }),
  },
);
export const ignoreTimePlanSchema = callSchema('ignoreTimePlan', 'Esclude un’assegnazione dagli avvisi', {
  body: Type.Object({ operativePlanId: Type.String(), timePlanId: Type.String({ maxLength: 80 }) }, CLOSED),
  reply: Type.Object({ outcome: OutcomeSchema, timePlan: IgnoredTimePlanSchema }),
});
export const considerTimePlanSchema = callSchema(
  'considerTimePlan',
  'Rimette un’assegnazione tra gli avvisi',
  { path: UuidPathSchema, reply: OutcomeReplySchema },
);

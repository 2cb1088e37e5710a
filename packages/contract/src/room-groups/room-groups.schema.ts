import Type, { type Static } from 'typebox';
import type { BodyOf, PathOf, QueryOf, ReplyOf } from '../endpoint.ts';
import { IgnoredSchema, RangeQuerySchema } from '../operations-room/operations-room.schema.ts';
import { OutcomeSchema } from '../outcome/outcome.schema.ts';
import type { SameShape } from '../same-shape.ts';
import type * as calls from './room-groups.endpoint.ts';

const content = {
  name: Type.String({ maxLength: 60 }),
  kind: Type.Union([Type.Literal('POSITIONS'), Type.Literal('PEOPLE')]),
  members: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 500, uniqueItems: true }),
};
const GroupSchema = Type.Object({ groupId: Type.String(), ...content, version: Type.Integer() });

const DivisionQuerySchema = Type.Object({ division: Type.String() });
const GroupsReplySchema = Type.Object({ outcome: OutcomeSchema, groups: Type.Array(GroupSchema) });
export const listGroupsSchema = { query: DivisionQuerySchema, reply: GroupsReplySchema };

const GroupReplySchema = Type.Object({ outcome: OutcomeSchema, group: GroupSchema });
const NewBodySchema = Type.Object({ division: Type.String(), ...content }, { additionalProperties: false });
export const createGroupSchema = { body: NewBodySchema, reply: GroupReplySchema };

const ChangeBodySchema = Type.Object(
  {
    division: Type.String(),
    ...content,
    groupId: Type.String({ format: 'uuid' }),
    version: Type.Integer({ minimum: 1 }),
  },
  { additionalProperties: false },
);
export const changeGroupSchema = { body: ChangeBodySchema, reply: GroupReplySchema };

const UuidPathSchema = Type.Object({ id: Type.String({ format: 'uuid' }) });
const VersionQuerySchema = Type.Object({ version: Type.Integer({ minimum: 1 }) });
const DoneSchema = Type.Object({ outcome: OutcomeSchema });
export const deleteGroupSchema = { path: UuidPathSchema, query: VersionQuerySchema, reply: DoneSchema };

const IgnoredReplySchema = Type.Object({ outcome: OutcomeSchema, timePlans: Type.Array(IgnoredSchema) });
export const listIgnoredTimePlansSchema = { query: RangeQuerySchema, reply: IgnoredReplySchema };

const IgnoreBodySchema = Type.Object(
  { operativePlanId: Type.String(), timePlanId: Type.String({ maxLength: 80 }) },
  { additionalProperties: false },
);
const IgnoreReplySchema = Type.Object({ outcome: OutcomeSchema, timePlan: IgnoredSchema });
export const ignoreTimePlanSchema = { body: IgnoreBodySchema, reply: IgnoreReplySchema };
export const considerTimePlanSchema = { path: UuidPathSchema, reply: DoneSchema };

true satisfies SameShape<Static<typeof DivisionQuerySchema>, QueryOf<typeof calls.listGroups>>;
true satisfies SameShape<Static<typeof GroupsReplySchema>, ReplyOf<typeof calls.listGroups>>;
true satisfies SameShape<Static<typeof NewBodySchema>, BodyOf<typeof calls.createGroup>>;
true satisfies SameShape<Static<typeof GroupReplySchema>, ReplyOf<typeof calls.createGroup>>;
true satisfies SameShape<Static<typeof ChangeBodySchema>, BodyOf<typeof calls.changeGroup>>;
true satisfies SameShape<Static<typeof UuidPathSchema>, PathOf<typeof calls.deleteGroup>>;
true satisfies SameShape<Static<typeof VersionQuerySchema>, QueryOf<typeof calls.deleteGroup>>;
true satisfies SameShape<Static<typeof IgnoredReplySchema>, ReplyOf<typeof calls.listIgnoredTimePlans>>;
true satisfies SameShape<Static<typeof IgnoreBodySchema>, BodyOf<typeof calls.ignoreTimePlan>>;
true satisfies SameShape<Static<typeof IgnoreReplySchema>, ReplyOf<typeof calls.ignoreTimePlan>>;

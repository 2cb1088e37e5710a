import type { RoomGroup } from '@torre/contract/room-groups';

/** What stands in the form of a group. */
export type GroupFields = Pick<RoomGroup, 'name' | 'kind' | 'members'>;

const EMPTY_GROUP: GroupFields = { name: '', kind: 'POSITIONS', members: [] };

export function fieldsOfGroup(group: RoomGroup | null): GroupFields {
  if (group === null) return EMPTY_GROUP;
  const { name, kind, members } = group;
  return { name, kind, members };
}

export const isSameGroup = (one: GroupFields, other: GroupFields): boolean =>
  one.name.trim() === other.name.trim() &&
  one.kind === other.kind &&
  one.members.join(' ') === other.members.join(' ');

/** Ticked goes to the end, so that the order is the one in which they were chosen. */
export const withMember = (fields: GroupFields, member: string, isIn: boolean): GroupFields => ({
  ...fields,
  members: isIn
    ? [...fields.members.filter((one) => one !== member), member]
    : fields.members.filter((one) => one !== member),
});

/** Positions are no people: with another kind the members go. */
export const withKind = (fields: GroupFields, kind: RoomGroup['kind']): GroupFields =>
  kind === fields.kind ? fields : { ...fields, kind, members: [] };

/** The fields that a tab kept; null for nothing, and for what cannot be read. */
export function groupFromKept(value: unknown): GroupFields | null {
  const { name, kind, members } = (value ?? {}) as Partial<GroupFields>;
  const isKind = kind === 'POSITIONS' || kind === 'PEOPLE';
  if (typeof name !== 'string' || !isKind || !Array.isArray(members)) return null;
  return { name, kind, members };
}

import type { RoomGroup } from '@torre/contract/room-groups';
import { forgetDraft, keepDraft, keptDraft } from '../../../platform/kept-draft.ts';
import type { DraftName } from '../../../platform/kept-draft.ts';

/** What stands in the form of a group. */
export type GroupFields = Pick<RoomGroup, 'name' | 'kind' | 'members'>;

/** A group being written: the fields, and the group and version over which they will be saved (null: a new one). */
export interface GroupDraft {
  readonly fields: GroupFields;
  readonly seen: Pick<RoomGroup, 'groupId' | 'version'> | null;
}

export const EMPTY_GROUP: GroupFields = { name: '', kind: 'POSITIONS', members: [] };

export function draftOfGroup(group: RoomGroup | null): GroupDraft {
  if (group === null) return { fields: EMPTY_GROUP, seen: null };
  const { name, kind, members, groupId, version } = group;
  return { fields: { name, kind, members }, seen: { groupId, version } };
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

/** The group of a plant whose form a tab keeps. */
interface KeptPlace {
  readonly userName: string;
  readonly plant: string;
  readonly groupId: string | null;
}

const nameOf = ({ userName, plant, groupId }: KeptPlace): DraftName => ({
  form: 'gruppo',
  userName,
  thing: [plant, groupId ?? 'nuovo'],
});

export const keepGroup = (place: KeptPlace, draft: GroupDraft): void => keepDraft(nameOf(place), draft);
export const forgetGroup = (place: KeptPlace): void => forgetDraft(nameOf(place));

/** null for nothing, and for what cannot be read. */
export function keptGroup(place: KeptPlace): GroupDraft | null {
  return keptDraft(nameOf(place), (value) => {
    const { fields, seen } = (value ?? {}) as Partial<GroupDraft>;
    const { name, kind, members } = (fields ?? {}) as Partial<GroupFields>;
    const isKind = kind === 'POSITIONS' || kind === 'PEOPLE';
    if (typeof name !== 'string' || !isKind || !Array.isArray(members)) return null;
    return { fields: { name, kind, members }, seen: seen ?? null };
  });
}

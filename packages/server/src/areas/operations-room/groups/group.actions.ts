import { OUTCOME } from '@torre/contract/outcome';
import type { NewGroupBody, RoomGroup } from '@torre/contract/room-groups';
import { groupSentence } from '@torre/contract/room-groups/sentences';
import { visibleName } from '@torre/domain/kernel';
import type { Actor } from '../../../platform/access/actor.ts';
import { writeAudit } from '../../../platform/audit/index.ts';
import { insteadOf } from '../../../platform/db/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { refused } from '../../../platform/http/refused.ts';
import type { Refused } from '../../../platform/http/refused.ts';
import { uuidv7 } from '../../../platform/uuid.ts';
import { publishRoom } from '../room-live.ts';
import { readGroup, readStrangers } from './group.reads.ts';
import type { StandingGroup } from './group.reads.ts';
import { insertGroup, removeGroup, updateGroup } from './group.store.ts';

type Content = Pick<NewGroupBody, 'name' | 'kind' | 'members'>;

/** Throws 409 for a group that cannot be so. */
export async function createGroup(tx: Tx, actor: Actor, icao: string, content: Content): Promise<RoomGroup> {
  const group = { icao, groupId: uuidv7(), version: 1, ...(await checked(tx, icao, content)) };
  if (!(await insertGroup(tx, group))) throw nameTaken();
  await record(tx, actor, icao, null, group);
  return (await readGroup(tx, group.groupId))!.group;
}

/** Throws 404 (also when somebody has taken it away meanwhile), 412 with what stands there when somebody was first, 409 for a group that cannot be so. */
export async function changeGroup(
  tx: Tx,
  actor: Actor,
  icao: string,
  { groupId, version, ...content }: Content & Pick<RoomGroup, 'groupId' | 'version'>,
): Promise<RoomGroup> {
  const standing = await readGroup(tx, groupId);
  if (standing?.icao !== icao) throw noGroup();
  const group = { icao, groupId, version, ...(await checked(tx, icao, content)) };
  if (!(await updateGroup(tx, group).catch(refuseTakenName))) throw await standsNow(tx, groupId);
  await record(tx, actor, icao, standing.group, group);
  return (await readGroup(tx, groupId))!.group;
}

/** Throws as changeGroup. */
export async function deleteGroup(
  tx: Tx,
  actor: Actor,
  { icao, group }: StandingGroup,
  version: number,
): Promise<void> {
  if (!(await removeGroup(tx, group.groupId, version))) throw await standsNow(tx, group.groupId);
  await record(tx, actor, icao, group, null);
}

const noGroup = () => refused(404, OUTCOME.notFound, groupSentence('gone'));

const nameTaken = () => refused(409, OUTCOME.groupRefused, groupSentence('nameTaken'));

/** Two groups may reach for one name at once: only the constraint sees both. */
const refuseTakenName = insteadOf('unique', nameTaken);

/** Somebody was first: what stands there after them, or nothing. */
async function standsNow(tx: Tx, groupId: string): Promise<Refused> {
  const current = (await readGroup(tx, groupId))?.group;
  if (current === undefined) return noGroup();
  return refused(412, OUTCOME.stale, groupSentence('stale'), { current });
}

async function checked(tx: Tx, icao: string, { name, kind, members }: Content): Promise<Content> {
  const kept = visibleName(name);
  if (kept === '') throw refused(409, OUTCOME.groupRefused, groupSentence('nameMissing'));
  const [stranger] = await readStrangers(tx, icao, { kind, members });
  if (stranger !== undefined) {
    const unknown = kind === 'POSITIONS' ? 'unknownPosition' : 'unknownPerson';
    throw refused(409, OUTCOME.groupRefused, groupSentence(unknown, { member: stranger }));
  }
  return { name: kept, kind, members };
}

async function record(
  tx: Tx,
  actor: Actor,
  icao: string,
  before: (Content & { readonly groupId: string }) | null,
  after: (Content & { readonly groupId: string }) | null,
): Promise<void> {
  const textOf = (group: Content | null, field: keyof Content): string | null =>
    group === null ? null : field === 'members' ? group.members.join(' ') : group[field];
  await writeAudit(tx, {
    at: actor.now,
    actor: actor.employeeId,
    call: actor.call,
    what: before === null ? 'insert' : after === null ? 'delete' : 'update',
    entity: 'roomGroup',
    entityKey: (after ?? before)!.groupId,
    icao,
    values: (['name', 'kind', 'members'] as const).map((field) => ({
      field,
      privacyClass: 'WORK',
      old: textOf(before, field),
      new: textOf(after, field),
    })),
  });
  await publishRoom(tx, icao, null);
}

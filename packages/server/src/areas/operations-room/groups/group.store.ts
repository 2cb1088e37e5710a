import type { RoomGroup } from '@torre/contract/room-groups';
import type { Tx } from '../../../platform/db/index.ts';

type GroupWrite = RoomGroup & { readonly icao: string };

/** false: the name is taken. */
export async function insertGroup(tx: Tx, group: GroupWrite): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'room-group-insert',
    text: `insert into room_group (group_id, icao, name, kind) values ($1, $2, $3, $4) on conflict do nothing`,
    values: [group.groupId, group.icao, group.name, group.kind],
  });
  if (rowCount !== 1) return false;
  await insertMembers(tx, group);
  return true;
}

/** Changes the version that was seen; false when it stands there no more. Throws what PostgreSQL says of a name that is taken (23505). */
export async function updateGroup(tx: Tx, group: GroupWrite): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'room-group-update',
    text: `update room_group set name = $3, kind = $4, version = version + 1
      where group_id = $1 and icao = $2 and version = $5`,
    values: [group.groupId, group.icao, group.name, group.kind, group.version],
  });
  if (rowCount !== 1) return false;
  await tx.query({
    name: 'room-group-clear',
    text: 'delete from room_group_member where group_id = $1',
    values: [group.groupId],
  });
  await insertMembers(tx, group);
  return true;
}

async function insertMembers(tx: Tx, { groupId, icao, kind, members }: GroupWrite): Promise<void> {
  const column = kind === 'POSITIONS' ? 'position_id' : 'employee_id';
  await tx.query({
    name: `room-group-members-${kind}`,
    text: `insert into room_group_member (group_id, icao, ord, ${column})
      select $1, $2, ord, member from unnest($3::text[]) with ordinality m (member, ord)`,
    values: [groupId, icao, [...members]],
  });
}

/** false when the version that was seen stands there no more. */
export async function removeGroup(tx: Tx, groupId: string, version: number): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'room-group-delete',
    text: 'delete from room_group where group_id = $1 and version = $2',
    values: [groupId, version],
  });
  return rowCount === 1;
}

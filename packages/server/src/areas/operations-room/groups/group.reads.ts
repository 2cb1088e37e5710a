import type { RoomGroup } from '@torre/contract/room-groups';
import type { Queryable } from '../../../platform/db/index.ts';

const GROUP = `
  select g.icao, g.group_id as "groupId", g.name, g.kind, g.version,
    array(select coalesce(position_id, employee_id) from room_group_member m
      where m.group_id = g.group_id order by ord) as members
  from room_group g`;

type GroupRow = RoomGroup & { readonly icao: string };

const contractGroup = ({ groupId, name, kind, members, version }: GroupRow): RoomGroup => ({
  groupId,
  name,
  kind,
  members,
  version,
});

/** By name. */
export async function readGroups(on: Queryable, icao: string): Promise<readonly RoomGroup[]> {
  const { rows } = await on.query<GroupRow>({
    name: 'room-groups',
    text: `${GROUP} where g.icao = $1 order by g.name`,
    values: [icao],
  });
  return rows.map(contractGroup);
}

export interface StandingGroup {
  readonly icao: string;
  readonly group: RoomGroup;
}

/** A group that who asks may see, and its plant. */
export async function readGroup(on: Queryable, groupId: string): Promise<StandingGroup | null> {
  const { rows } = await on.query<GroupRow>({
    name: 'room-group',
    text: `${GROUP} where g.group_id = $1`,
    values: [groupId],
  });
  return rows[0] ? { icao: rows[0].icao, group: contractGroup(rows[0]) } : null;
}

/** Of these members, which the plant does not have: positions, or people who are of it on some day. */
export async function readStrangers(
  on: Queryable,
  icao: string,
  { kind, members }: Pick<RoomGroup, 'kind' | 'members'>,
): Promise<readonly string[]> {
  const { rows } = await on.query<{ member: string }>({
    name: 'room-group-strangers',
    text: `select member from unnest($2::text[]) member
      where case when $3 = 'POSITIONS'
        then not exists (select from position p where p.icao = $1 and p.position_id = member)
        else not exists (select from assignment a where a.icao = $1 and a.employee_id = member) end`,
    values: [icao, [...members], kind],
  });
  return rows.map(({ member }) => member);
}

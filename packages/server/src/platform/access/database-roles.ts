import type { Database } from '../db/index.ts';

/** The roles of the row policies (docs/decisions/0013); they belong to the cluster, not to one database. */
export const ROLES = ['torre_app', 'torre_system'] as const;

interface RoleRow {
  readonly name: string;
  readonly user: string;
  readonly exists: boolean;
  readonly may_take: boolean;
  readonly may_make: boolean;
  readonly may_grant: boolean;
}

/** A role that may be given on may be given to oneself: by whoever makes roles before PostgreSQL 16, by its giver since. */
const READ = `
  select wanted.name, quote_ident(current_user) as user, r.oid is not null as exists,
    u.rolsuper or coalesce(pg_has_role(r.oid, case when v.number < 160000 then 'MEMBER' else 'SET' end), false) as may_take,
    u.rolsuper or u.rolcreaterole as may_make,
    u.rolsuper or v.number < 160000 and u.rolcreaterole
      or coalesce(pg_has_role(r.oid, 'MEMBER WITH ADMIN OPTION'), false) as may_grant
  from unnest($1::text[]) as wanted (name)
    cross join (select current_setting('server_version_num')::int as number) v
    join pg_roles u on u.rolname = current_user
    left join pg_roles r on r.rolname = wanted.name
  order by wanted.name`;

/**
 * What a superuser has to run before the database can be migrated: empty where the given user, as whom `owner` is open,
 * has the roles or may make them.
 */
export async function rolesToMake(owner: Database): Promise<string[]> {
  const { rows } = await owner.query<RoleRow>(READ, [ROLES]);
  return rows.flatMap(({ name, user, exists, may_take, may_make, may_grant }) => {
    if (!exists) return may_make ? [] : [`create role ${name} nologin role ${user};`];
    return may_take || may_grant ? [] : [`grant ${name} to ${user};`];
  });
}

import type { Database } from '../db/index.ts';
import type { GuardedTable } from '../area/described-table.ts';
import type { DescribedWalls } from '../area/described-walls.ts';
import { inRequestScope } from './request-scope.ts';
import type { Asker } from './request-scope.ts';

const NO_RIGHT = '42501';

/**
 * Where a function that runs with its owner's rights looks for what it names: never first among the temporary tables of
 * whoever calls it.
 */
export const DEFINER_PATH = 'pg_catalog, public, pg_temp';

/**
 * What no longer stands between a request and rows that are none of its business: tables without row policies or with one
 * that holds for every row, views that pass the policies of their tables, secrets that may be read, functions that run with
 * their owner's rights and look elsewhere than DEFINER_PATH, `torre_app` when it is more than itself; and, tried for real
 * as nobody and as one person without plants and roles, the tables of which a foreign row is seen. Each by its name; a
 * function ends with a parenthesis.
 */
export async function findUnprotectedTables(db: Database, walls: DescribedWalls): Promise<string[]> {
  const open = new Set(await declaredOpen(db, walls));
  const somebody = await anyAccount(db);
  for (const guarded of walls.guarded) {
    if (await seesForeignRow(db, guarded, null)) open.add(guarded.table);
    if (somebody && !guarded.forSignedIn && (await seesForeignRow(db, guarded, somebody)))
      open.add(guarded.table);
  }
  return [...open];
}

/** A policy of `true` lets pass what it does not look at; who owns a table or holds another role passes more. */
const DECLARED = `
  with app as (select oid, rolsuper or rolbypassrls as passes from pg_roles where rolname = 'torre_app')
  select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity and relname <> all($1)
  union
  select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
      and not coalesce(reloptions @> '{security_invoker=true}', false)
  union
  select relname from pg_class, app
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relowner = app.oid
  union
  select tablename from pg_policies
    where schemaname = 'public' and roles && '{torre_app,public}'::name[] and tablename <> all($1)
      and (qual = 'true' or with_check = 'true')
  union
  select t || '.' || c from unnest($2::text[], $3::text[]) as secret (t, c)
    where has_column_privilege('torre_app', 'public.' || t, c, 'select')
  union
  select definer.oid::regprocedure::text from pg_proc definer
    where prosecdef and pronamespace <> 'pg_catalog'::regnamespace
      and has_schema_privilege('torre_app', pronamespace, 'usage')
      and not exists (select from pg_depend where objid = definer.oid and deptype = 'e')
      and not coalesce(proconfig @> array[$4], false)
  union
  select 'torre_app' from app
    where passes or exists (select from pg_auth_members where member = app.oid)
  order by 1`;

async function declaredOpen(db: Database, { shared, secrets }: DescribedWalls): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(DECLARED, [
    shared.map(({ table }) => table),
    secrets.map(([table]) => table),
    secrets.map(([, column]) => column),
    `search_path=${DEFINER_PATH}`,
  ]);
  return rows.map((row) => row.name);
}

async function anyAccount(db: Database): Promise<Asker | null> {
  const { rows } = await db.query<Pick<Asker, 'userName' | 'employeeId'>>(
    'select user_name as "userName", employee_id as "employeeId" from account limit 1',
  );
  return rows[0]
    ? { ...rows[0], sessionLabel: '', responsabile: false, managedPlants: [], roles: new Set() }
    : null;
}

async function seesForeignRow(
  db: Database,
  { table, key, foreign, by }: GuardedTable,
  asker: Asker | null,
): Promise<boolean> {
  const texts = key.map((column) => `${column}::text`).join(', ');
  const { rows } = await db.query<Record<string, string>>(
    `select ${texts} from ${table} where ${foreign} limit 1`,
    [asker?.[by] ?? ''],
  );
  const found = rows[0];
  if (!found) return false;
  const names = key.join(', ');
  const places = key.map((_, index) => `$${index + 1}`).join(', ');
  try {
    const { rowCount } = await inRequestScope(asker, () =>
      db.query(
        `select ${names} from ${table} where (${names}) = (${places})`,
        key.map((column) => found[column]),
      ),
    );
    return rowCount !== 0;
  } catch (error) {
    if ((error as { code?: string }).code === NO_RIGHT) return false;
    throw error;
  }
}

import type { Database } from '../db/index.ts';

interface OpenRight {
  readonly statement: string;
  readonly isOwner: boolean;
}

const READ = `
  select format('revoke temporary on database %I from public, torre_app;', datname) as statement,
    pg_has_role(datdba, 'USAGE') as "isOwner"
  from pg_database
  where datname = current_database() and has_database_privilege('torre_app', oid, 'temporary')`;

/**
 * Takes from requests the right to make temporary tables, as migration 0021 does: a database restored from a dump or made
 * from a template has its migrations and not its rights. Where the given user, as whom `owner` is open, does not own the
 * database: the statement that its owner or a superuser has to run. null: nobody has the right.
 */
export async function forbidTemporaryTables(owner: Database): Promise<string | null> {
  const { rows } = await owner.query<OpenRight>(READ);
  const [open] = rows;
  if (!open) return null;
  if (!open.isOwner) return open.statement;
  await owner.query(open.statement);
  return null;
}

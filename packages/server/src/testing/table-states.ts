import type { Database } from '../platform/db/index.ts';

/** A word for what stands in each table, by its name; it differs after every insert, update and delete. */
export type TableStates = Readonly<Record<string, string>>;

/**
 * A word for the rows of `session t`, but for when each was last used: every five minutes any call writes that, a refused one
 * too.
 */
export const SESSION_ROWS = `md5(string_agg((to_jsonb(t) - 'last_seen_at')::text, ' ' order by t.session_hash))`;

/** All tables of the product, those of its jobs too, however many there are. Seen by the owner, past every policy. */
export async function readTableStates(db: Database): Promise<TableStates> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') order by name`,
  );
  // A row that was written has the number of its transaction, and the last of these numbers is the highest.
  const states = tables.map(({ name }) => {
    const state =
      name === 'session'
        ? `select ${SESSION_ROWS} from session t`
        : `select count(*) || ' rows, last written by ' || coalesce(max(xmin::text::bigint), 0) from ${name}`;
    return `select '${name}' as name, (${state}) as state`;
  });
  const { rows } = await db.query<{ name: string; state: string }>(states.join(' union all '));
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}

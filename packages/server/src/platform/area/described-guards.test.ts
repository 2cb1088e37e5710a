import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { dayOf } from '@torre/domain/kernel';
import { AREAS } from '../../app.ts';
import { cloneWorld } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { inTransaction, openAsOwner } from '../db/index.ts';
import type { Database, Tx } from '../db/index.ts';
import { EVERY_COMMAND } from './table-guards.ts';
import type { TableGuard } from './table-guards.ts';

let database: TestDatabase;
let owner: Database;
beforeAll(async () => {
  database = await cloneWorld(inject('postgresUrl'), 'small', dayOf(2026, 11, 14));
  owner = openAsOwner(database.url);
});
afterAll(async () => {
  await owner.close();
  await database.drop();
});

const TABLES = AREAS.flatMap(({ tables }) => tables);
const UNDONE = Symbol('undone');

interface Policy {
  readonly policyname: string;
  readonly cmd: string;
}

/** Policies of requests on a table, with all that they say. */
async function policiesOf(tx: Tx, table: string): Promise<readonly Policy[]> {
  const { rows } = await tx.query<Policy>(
    `select policyname, permissive, cmd, roles::text, qual, with_check from pg_policies
      where schemaname = 'public' and tablename = $1 and roles <> '{torre_system}' order by policyname`,
    [table],
  );
  return rows;
}

/** Makes the policies of the described kinds anew, as a migration would. */
async function guardAnew(tx: Tx, table: string, guards: readonly TableGuard[]): Promise<void> {
  for (const { call, commands } of guards) {
    if (call === null) continue;
    const places = call.args.map((_, index) => `$${index + 3}`).join(', ');
    await tx.query(`select ${call.name}($1::regclass, $2::text[], ${places}, grants => false)`, [
      table,
      commands,
      ...call.args,
    ]);
  }
}

test.each(TABLES.map((one) => [one.table, one] as const))(
  'the row policies of %s are those of its description, no more and no less',
  async (table, { guards }) => {
    const writtenOut = guards.flatMap(({ policies = [] }) => policies);
    let [before, after]: (readonly Policy[])[] = [];
    await inTransaction(owner, async (tx) => {
      before = await policiesOf(tx, table);
      for (const { policyname } of before)
        if (!writtenOut.includes(policyname)) await tx.query(`drop policy ${policyname} on ${table}`);
      await guardAnew(tx, table, guards);
      after = await policiesOf(tx, table);
      throw UNDONE;
    }).catch((error: unknown) => {
      if (error !== UNDONE) throw error;
    });
    expect(before).toEqual(after);
    expect(before!.map(({ policyname }) => policyname)).toEqual(expect.arrayContaining(writtenOut));
  },
);

test('requests have the rights on a guarded table that its guards speak of, and no other', async () => {
  const { rows } = await owner.query<{ name: string; rights: string[] }>(
    `select c.relname as name, array_remove(array[
        case when has_any_column_privilege('torre_app', c.oid, 'select') then 'select' end,
        case when has_any_column_privilege('torre_app', c.oid, 'insert') then 'insert' end,
        case when has_any_column_privilege('torre_app', c.oid, 'update') then 'update' end,
        case when has_table_privilege('torre_app', c.oid, 'delete') then 'delete' end], null) as rights
      from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity`,
  );
  const rights = Object.fromEntries(rows.map(({ name, rights: own }) => [name, own]));
  const described = TABLES.filter(({ table }) => table in rights).map(({ table, guards }) => {
    const commands = guards.flatMap((guard) => guard.commands);
    return [table, EVERY_COMMAND.filter((command) => commands.includes(command))];
  });
  expect(Object.fromEntries(described)).toEqual(rights);
});

test('of a table that is not given whole, requests read and write these columns alone', async () => {
  const { rows } = await owner.query<{ name: string; command: string; columns: string[] }>(
    `select c.relname as name, command, array_agg(a.attname::text order by a.attname) as columns
       from pg_class c, unnest(array['select', 'update']) command, pg_attribute a
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
        and a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and not has_table_privilege('torre_app', c.oid, command)
        and has_column_privilege('torre_app', c.oid, a.attnum, command)
      group by 1, 2 order by 1, 2`,
  );
  expect(rows.map(({ name, command, columns }) => `${command} of ${name}: ${columns.join(' ')}`)).toEqual([
    'select of account: demo_description demo_ord disabled_at email employee_id has_password is_demo last_sign_in_at must_change_password password_changed_at password_expires_at responsabile responsabile_h35 rights_version user_name',
    'update of account: disabled_at must_change_password password_expires_at responsabile responsabile_h35 rights_version',
    'select of calendar_feed: made_at read_at user_name',
    'update of calendar_feed: made_at read_at token_hash',
    'update of content_comment_report: kept_at kept_by',
    'select of one_time_link: created_at expires_at purpose used_at user_name',
    'update of one_time_link: used_at',
    'update of organisation_import: job_id reason state',
    'update of room_log: replaced_at',
    'select of session: created_at ended_at ended_reason expires_at external label last_seen_at selected_icao user_agent user_name',
    'update of session: ended_at ended_reason selected_icao',
    'update of shift_notice: acknowledged_at changes',
    'update of substitution: ended_at ended_by',
  ]);
});

test('whoever writes a policy by hand says why', () => {
  const unexplained = TABLES.filter(({ guards }) =>
    guards.some(({ call, reason = '' }) => call === null && reason.length < 20),
  );
  expect(unexplained.map(({ table }) => table)).toEqual([]);
});

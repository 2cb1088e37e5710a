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

test('whoever writes a policy by hand says why', () => {
  const unexplained = TABLES.filter(({ guards }) =>
    guards.some(({ call, reason = '' }) => call === null && reason.length < 20),
  );
  expect(unexplained.map(({ table }) => table)).toEqual([]);
});

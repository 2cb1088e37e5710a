import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { freshDatabase } from '../testing/fresh-database.ts';
import type { FreshDatabase } from '../testing/fresh-database.ts';
import { startTorreProcess } from '../testing/torre-process.ts';
import { openAsOwner } from '../platform/db/index.ts';
import type { Database } from '../platform/db/index.ts';

vi.setConfig({ testTimeout: 120_000 });

const USER = `ospite_${process.hrtime.bigint()}`;
let data: string;
let database: FreshDatabase;
let owner: Database;
let settings: Record<string, string>;

/** A database that somebody else owns: the user of DATABASE_URL may make tables and functions in it. */
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'torre-owner-'));
  database = await freshDatabase(inject('postgresUrl'));
  owner = openAsOwner(database.url);
  const url = new URL(database.url);
  await owner.query(`
    create extension btree_gist;
    create role ${USER} login password 'segreta' createrole;
    grant create on database ${url.pathname.slice(1)} to ${USER};
    grant create, usage on schema public to ${USER};
    grant torre_app, torre_system to ${USER}`);
  url.username = USER;
  url.password = 'segreta';
  settings = { DATABASE_URL: url.href, TORRE_DATA: data };
});
afterAll(async () => {
  await owner.query(`drop owned by ${USER} cascade; drop role ${USER}`);
  await owner.close();
  await database.drop();
  await rm(data, { recursive: true, force: true });
});

test('a start that may not forbid temporary tables goes on and prints the statement, until it was run', async () => {
  const statement = `revoke temporary on database ${new URL(database.url).pathname.slice(1)} from public, torre_app;`;
  const first = await startTorreProcess(settings);
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
  const { printed } = await first.end('SIGTERM');
  expect(printed).toContain(`far eseguire dal proprietario del database, una volta sola:\n  ${statement}\n`);
  await owner.query(statement);
  const second = await startTorreProcess(settings);
  expect((await second.end('SIGTERM')).printed).not.toContain('temporane');
});

test('a function of its owner that looks among temporary tables stops the start, with the statement that mends it', async () => {
  await (await startTorreProcess(settings)).end('SIGTERM');
  await owner.query('alter function forget_provider_token() reset search_path');
  const path = 'set search_path = pg_catalog, public, pg_temp;';
  const attempt = startTorreProcess(settings);
  await expect(attempt).rejects.toThrow(`\n  alter function forget_provider_token() ${path}\n`);
  await expect(attempt).rejects.toThrow('Torre ended with 1');
  await owner.query(`alter function forget_provider_token() ${path}`);
});

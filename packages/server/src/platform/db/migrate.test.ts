import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { dayOf } from '@torre/domain/kernel';
import { cloneWorld } from '../../testing/test-database.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { migrate, openAsOwner } from './index.ts';
import type { Database } from './index.ts';

const silent = { info: () => {} };
let folder: string;
let database: TestDatabase;
let db: Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torre-migrations-'));
  database = await cloneWorld(inject('postgresUrl'), 'none', dayOf(2026, 11, 14));
  db = openAsOwner(database.url);
  // The product's own migrations are not what is tried here.
  await db.query('truncate migration');
});
afterEach(async () => {
  await db.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = () => migrate(db, silent, pathToFileURL(`${folder}/`));
const tableExists = async (name: string) =>
  (await db.query('select 1 from pg_tables where tablename = $1', [name])).rowCount === 1;

test('files are applied once, in order', async () => {
  await write('0001-first.sql', 'create table torre_a (id integer)');
  await write('0002-second.sql', 'alter table torre_a add column name text');
  expect(await run()).toEqual(['0001-first.sql', '0002-second.sql']);
  expect(await run()).toEqual([]);
});

test('two processes that start together apply each file once', async () => {
  await write('0001-first.sql', 'create table torre_a (id integer)');
  const applied = await Promise.all([run(), run()]);
  expect(applied.flat()).toEqual(['0001-first.sql']);
});

test('a file that was edited after it had been applied is refused before anything is changed', async () => {
  await write('0001-first.sql', 'create table torre_a (id integer)');
  await run();
  await write('0001-first.sql', 'create table torre_a (id bigint)');
  await write('0002-second.sql', 'create table torre_b (id integer)');
  await expect(run()).rejects.toThrow('0001-first.sql was edited');
  expect(await tableExists('torre_b')).toBe(false);
});

test('a database that is newer than the program is refused', async () => {
  await write('0001-first.sql', 'create table torre_a (id integer)');
  await run();
  await rm(join(folder, '0001-first.sql'));
  await expect(run()).rejects.toThrow('0001-first.sql');
});

test('a file that fails leaves nothing of itself behind', async () => {
  await write('0001-first.sql', 'create table torre_a (id integer); select 1 / 0');
  await expect(run()).rejects.toThrow('0001-first.sql failed');
  expect(await tableExists('torre_a')).toBe(false);
});

test('a number used twice and a name that says nothing are refused', async () => {
  await write('0001-first.sql', 'select 1');
  await write('0001-other.sql', 'select 1');
  await expect(run()).rejects.toThrow('0001-other.sql');
});

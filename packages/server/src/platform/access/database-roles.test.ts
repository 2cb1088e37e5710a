import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { migrate, openAsOwner, openDatabase } from '../db/index.ts';
import type { Database } from '../db/index.ts';
import { startEmbedded } from '../embedded/index.ts';
import type { EmbeddedDatabase } from '../embedded/index.ts';
import { ROLES, rolesToMake } from './database-roles.ts';
import { AREAS } from '../../app.ts';
import { describeWalls } from '../area/described-walls.ts';
import { findUnprotectedTables } from './unprotected-tables.ts';

// Up to four whole migrations at once, on a machine that does much else.
vi.setConfig({ testTimeout: 60_000 });

const doors = (db: Database): Promise<string[]> => findUnprotectedTables(db, describeWalls(AREAS));

/** A cluster of its own: roles belong to the whole of it. */
let folder: string;
let cluster: EmbeddedDatabase;
let superuser: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torre-roles-'));
  cluster = await startEmbedded({ dataDir: folder, log: () => undefined, throwaway: true });
  superuser = openAsOwner(cluster.url);
});
afterAll(async () => {
  await superuser.close();
  await cluster.stop();
  await rm(folder, { recursive: true, force: true });
});

const made: string[] = [];
afterEach(async () => {
  for (const name of made) await superuser.query(`drop database ${name}`);
  await superuser.query('drop role torre_app, torre_system');
  for (const name of made.splice(0)) await superuser.query(`drop role ${name}`);
});

/** An ordinary user who owns a database of the same name, as docs/operations.md makes it. */
async function ownedDatabase(name: string, attributes = ''): Promise<string> {
  await superuser.query(`create role ${name} login password 'segreta' ${attributes}`);
  await superuser.query(`create database ${name} owner ${name}`);
  made.push(name);
  const url = new URL(cluster.url);
  url.username = name;
  url.password = 'segreta';
  url.pathname = `/${name}`;
  return url.href;
}

async function opened<T>(
  open: (url: string) => Database,
  url: string,
  act: (db: Database) => Promise<T>,
): Promise<T> {
  const db = open(url);
  try {
    return await act(db);
  } finally {
    await db.close();
  }
}

const quiet = { info: () => undefined };

test('an ordinary user gets the two statements for a superuser; with them the database is migrated and closed', async () => {
  const url = await ownedDatabase('ordinario');
  const statements = await opened(openAsOwner, url, rolesToMake);
  expect(statements).toEqual([
    'create role torre_app nologin role ordinario;',
    'create role torre_system nologin role ordinario;',
  ]);
  for (const statement of statements) await superuser.query(statement);
  expect(await opened(openAsOwner, url, rolesToMake)).toEqual([]);
  await opened(openAsOwner, url, (owner) => migrate(owner, quiet));
  expect(await opened(openDatabase, url, doors)).toEqual([]);
});

test('where the roles stand already, an ordinary user is to be given them', async () => {
  for (const role of ROLES) await superuser.query(`create role ${role} nologin`);
  const url = await ownedDatabase('secondo');
  const statements = await opened(openAsOwner, url, rolesToMake);
  expect(statements).toEqual(['grant torre_app to secondo;', 'grant torre_system to secondo;']);
  for (const statement of statements) await superuser.query(statement);
  await opened(openAsOwner, url, (owner) => migrate(owner, quiet));
  expect(await opened(openDatabase, url, doors)).toEqual([]);
});

test('a user who may make roles needs nobody', async () => {
  const url = await ownedDatabase('creatore', 'createrole');
  expect(await opened(openAsOwner, url, rolesToMake)).toEqual([]);
  await opened(openAsOwner, url, (owner) => migrate(owner, quiet));
  expect(await opened(openDatabase, url, doors)).toEqual([]);
});

test('many databases of one cluster may be migrated at once', async () => {
  const names = ['uno', 'due', 'tre', 'quattro'];
  const urls: string[] = [];
  for (const name of names) urls.push(await ownedDatabase(name, 'superuser'));
  await Promise.all(urls.map((url) => opened(openAsOwner, url, (owner) => migrate(owner, quiet))));
  for (const url of urls) expect(await opened(openDatabase, url, doors)).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer } from '../../testing/index.ts';
import type { TestServer } from '../../testing/index.ts';
import { copyRows } from './copy-rows.ts';
import { openAsOwner } from './index.ts';
import type { Database } from './index.ts';
import { onConnection } from './on-connection.ts';

let server: TestServer;
/** Worlds are loaded as the owner, who may make the temporary tables of these tests. */
let owner: Database;

beforeAll(async () => {
  server = await startTestServer({ world: 'none' });
  owner = openAsOwner(server.databaseUrl);
});

afterAll(async () => {
  await owner.close();
  await server.close();
});

const ROWS = [
  { word: 'a\tb\nc\rd\\e', number: 1, yes: true, list: ['M', 'a "b" \\ c', '{,}'], nothing: null },
  { word: '\\N', number: -0.5, yes: false, list: [], nothing: null },
  { word: '', number: 3, yes: true, list: ['', 'NULL', 'à €'], nothing: '\\.' },
];
const COLUMNS = ['word', 'number', 'yes', 'list', 'nothing'];

test('whatever a row holds arrives as it was: separators, quotes, lists, nothing', async () => {
  const rows = await onConnection(owner.pool, 'begin', async (client) => {
    await client.query(
      'create temp table copied (word text, number double precision, yes boolean, list text[], nothing text)',
    );
    await copyRows(client, 'copied', COLUMNS, ROWS);
    return (await client.query('select * from copied')).rows;
  });
  expect(rows).toEqual(ROWS);
});

test('a row that the table refuses is told, and the connection goes on', async () => {
  await onConnection(owner.pool, 'begin', async (client) => {
    await client.query('create temp table narrow (word text primary key)');
    await client.query('savepoint before');
    const twice = [{ word: 'M' }, { word: 'M' }];
    await expect(copyRows(client, 'narrow', ['word'], twice)).rejects.toThrow('narrow_pkey');
    await client.query('rollback to before');
    expect((await client.query('select count(*) as n from narrow')).rows).toEqual([{ n: 0 }]);
  });
});

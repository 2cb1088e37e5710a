import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { dayOf } from '@torre/domain/kernel';
import { openAsOwner } from '../platform/db/index.ts';
import { cloneWorld } from '../testing/test-database.ts';
import { runCommand, type Outcome } from './command-test-steps.ts';

// A command takes a second; a machine that does much else may need many times that.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torre-commands-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe.each([
  ['admin', 1],
  ['audit-verify', 2],
] as const)('npm run %s', (name, code) => {
  const refusedWith = async (settings: Record<string, string>, sentence: RegExp): Promise<string> => {
    const outcome = await runCommand(name, [], settings);
    expect(outcome).toEqual<Outcome>({ code, printed: expect.stringMatching(sentence) });
    // One line for a person: no stack, no SQL.
    expect(outcome.printed.trim()).not.toContain('\n');
    return outcome.printed;
  };

  test('refuses a data folder that is not there, names it and makes nothing', async () => {
    const missing = join(folder, 'dtaa');
    await refusedWith({ TORRE_DATA: missing }, /dtaa non c’è un database di Torre.*Controllare TORRE_DATA/);
    expect(existsSync(missing)).toBe(false);
  });

  test('refuses an empty data folder and leaves it empty', async () => {
    await refusedWith({ TORRE_DATA: folder }, /non c’è un database di Torre/);
    expect(await readdir(folder)).toEqual([]);
  });

  test('refuses a database of somebody else, of an older and of a later Torre, and leaves each as it was', async () => {
    const database = await cloneWorld(inject('postgresUrl'), 'none', dayOf(2026, 11, 14));
    const settings = { DATABASE_URL: database.url };
    const owner = openAsOwner(database.url);
    const marks = async () => (await owner.query('select name from migration order by name')).rows;
    try {
      await owner.query("insert into migration values ('9999-later.sql', '')");
      await refusedWith(settings, /DATABASE_URL è di una versione successiva di Torre/);
      await owner.query("delete from migration where name > '0009'");
      const before = await marks();
      await refusedWith(settings, /è di una versione precedente di Torre.*npm start/);
      expect(await marks()).toEqual(before);
      await owner.query('drop table migration');
      await refusedWith(settings, /non è di Torre.*Controllare DATABASE_URL/);
      expect((await owner.query("select to_regclass('migration') as found")).rows).toEqual([{ found: null }]);
    } finally {
      await owner.close();
      await database.drop();
    }
  });

  test('says which PostgreSQL does not answer, without its password', async () => {
    const settings = { DATABASE_URL: 'postgres://torre:segreta@127.0.0.1:1/torre' };
    const printed = await refusedWith(settings, /non risponde su 127\.0\.0\.1, porta 1\. Controllare/);
    expect(printed).not.toContain('segreta');
  });
});

test('npm run admin ends with a code of its own where there is an administrator already', async () => {
  const database = await cloneWorld(inject('postgresUrl'), 'small', dayOf(2026, 11, 14));
  const outcome = await runCommand('admin', [], { DATABASE_URL: database.url });
  expect(outcome).toEqual({ code: 1, printed: expect.stringContaining('C’è già un amministratore') });
  await database.drop();
});
